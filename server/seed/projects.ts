import { join } from 'node:path'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { insertBriefs } from '#server/projects/index.ts'
import { submissionComments, ideaComments, ideas, projectSubmissions } from '#server/projects/tables.ts'
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

/** Who wrote each comment, and when. */
const toRows = (comments: SeedComment[], ownerId: number, mentorId: number, now: Date) =>
  comments.map(({ at, by, body }) => ({
    authorId: by === 'teacher' ? mentorId : ownerId,
    body,
    createdAt: moment(at, now),
  }))

async function insertIdeas(db: Db, personIds: Map<string, number>, mentorId: number, now: Date) {
  for (const { email, at, comments, ...idea } of readContent<SeedIdea[]>('projects/ideas.json')) {
    const personId = personIds.get(email)!
    const createdAt = moment(at, now)
    const last = comments.at(-1)
    const waitingSince = last?.by === 'teacher' ? null : last ? moment(last.at, now) : createdAt
    const row = { ...idea, personId, createdAt, waitingSince, commentCount: comments.length }
    const [made] = await db.insert(ideas).values(row).returning({ id: ideas.id })
    const rows = toRows(comments, personId, mentorId, now).map((comment) => ({ ...comment, ideaId: made!.id }))
    if (rows.length > 0) await db.insert(ideaComments).values(rows)
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
    const [made] = await db
      .insert(projectSubmissions)
      .values({
        personId,
        briefId: briefIds.get(brief)!,
        attempt,
        name,
        description,
        fileId: fileId!,
        submittedAt,
        ...(decided && { state: decided.verdict, decidedAt: moment(decided.at, now), decidedBy: mentorId }),
        commentCount: comments.length,
      })
      .returning({ id: projectSubmissions.id })
    const rows = toRows(comments, personId, mentorId, now).map((comment) => ({ ...comment, submissionId: made!.id }))
    if (rows.length > 0) await db.insert(submissionComments).values(rows)
  }
}
