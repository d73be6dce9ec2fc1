import { join } from 'node:path'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { insertBriefs } from '#server/projects/index.ts'
import { ideas, projectSubmissions } from '#server/projects/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import { threadMessages } from '#server/threads/tables.ts'
import type { Resource } from '#contract/projects/briefs.ts'
import type { BriefRow } from '#server/projects/tables.ts'
import type { z } from 'zod'
import { moment, type When } from './moment.ts'
import { readContent } from './read-content.ts'
import { demoAccounts } from './identity.ts'
import { storeFiles, readSamples } from './store-files.ts'

const [, mentor] = demoAccounts
const folder = join(import.meta.dirname, 'projects/files')

type SeedBrief = Pick<BriefRow, 'title' | 'summary' | 'description' | 'level' | 'duration' | 'techStack' | 'steps'> & {
  resources: z.infer<typeof Resource>[]
}
type SeedComment = { at: When; by: 'teacher' | 'learner'; body: string }
type SeedIdea = {
  email: string
  name: string
  description: string
  techStack: string[]
  at: When
  comments: SeedComment[]
}
type SeedSubmission = {
  email: string
  /** Title of the brief. */
  brief: string
  name: string
  description: string
  /** In `files`. */
  file: string
  at: When
  decided?: { at: When; verdict: 'approved' | 'rejected' }
  comments: SeedComment[]
}

/** Project briefs, learners' ideas and submissions with their comments. No notifications: it is all in the past. */
export async function seedProjects(db: Db, deps: Deps) {
  const now = deps.clock()
  const briefs = await insertBriefs(db, readContent<SeedBrief[]>('projects/briefs.json'))
  const personIds = await idsByEmail(db)
  const mentorId = personIds.get(mentor!.email)!
  await insertIdeas(db, personIds, mentorId, now)
  const briefIds = new Map(briefs.map(({ id, title }) => [title, id]))
  await insertSubmissions(db, deps, { personIds, briefIds, mentorId, now })
}

const idsByEmail = async (db: Db) =>
  new Map((await db.select({ id: people.id, email: people.email }).from(people)).map(({ id, email }) => [email, id]))

type Conversation = { ownerId: number; mentorId: number; createdAt: Date; now: Date }

/** Returns the id of the thread. */
async function insertConversation(db: Db, comments: SeedComment[], given: Conversation): Promise<number> {
  const { ownerId, mentorId, createdAt, now } = given
  const threadId = await insertThread(db, ownerId, createdAt)
  const rows = comments.map(({ at, by, body }) => ({
    threadId,
    authorId: by === 'teacher' ? mentorId : ownerId,
    body,
    createdAt: moment(at, now),
  }))
  if (rows.length > 0) await db.insert(threadMessages).values(rows)
  return threadId
}

async function insertIdeas(db: Db, personIds: Map<string, number>, mentorId: number, now: Date) {
  for (const { email, at, comments, ...idea } of readContent<SeedIdea[]>('projects/ideas.json')) {
    const personId = personIds.get(email)!
    const createdAt = moment(at, now)
    const last = comments.at(-1)
    const waitingSince = last?.by === 'teacher' ? null : last ? moment(last.at, now) : createdAt
    const threadId = await insertConversation(db, comments, { ownerId: personId, mentorId, createdAt, now })
    await db.insert(ideas).values({ ...idea, personId, createdAt, waitingSince, threadId })
  }
}

type Around = { personIds: Map<string, number>; briefIds: Map<string, number>; mentorId: number; now: Date }

async function insertSubmissions(db: Db, { files: store }: Deps, { personIds, briefIds, mentorId, now }: Around) {
  const samples = new Map((await readSamples(folder)).map(({ path, content }) => [path, content]))
  const attempts = new Map<string, number>()
  for (const submission of readContent<SeedSubmission[]>('projects/submissions.json')) {
    const { email, brief, name, description, file, at, decided, comments } = submission
    const personId = personIds.get(email)!
    const attempt = (attempts.get(`${email} ${brief}`) ?? 0) + 1
    attempts.set(`${email} ${brief}`, attempt)
    const submittedAt = moment(at, now)
    const kept = { name: file, content: samples.get(file)!, ownerId: personId, createdAt: submittedAt }
    const [fileId] = await storeFiles(db, store, [kept])
    const around = { ownerId: personId, mentorId, createdAt: submittedAt, now }
    await db.insert(projectSubmissions).values({
      personId,
      briefId: briefIds.get(brief)!,
      attempt,
      name,
      description,
      fileId: fileId!,
      submittedAt,
      ...(decided && { state: decided.verdict, decidedAt: moment(decided.at, now), decidedBy: mentorId }),
      threadId: await insertConversation(db, comments, around),
    })
  }
}
