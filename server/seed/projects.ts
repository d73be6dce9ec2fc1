import { join } from 'node:path'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { insertBriefs } from '#server/projects/index.ts'
import { submissionComments, ideaComments, ideas, projectSubmissions } from '#server/projects/tables.ts'
import { moment } from './attempts/attempt.ts'
import { demoAccounts } from './identity.ts'
import { keepFiles, readSamples } from './kept-files.ts'
import { firstBriefs } from './projects/briefs-first.ts'
import { moreBriefs } from './projects/briefs-more.ts'
import { submissionsBy } from './projects/hand-ins.ts'
import { ideasBy } from './projects/ideas.ts'
import type { WrittenRemark } from './projects/written.ts'

const [, mentor] = demoAccounts
const folder = join(import.meta.dirname, 'projects/files')

/** Projects of ours, ideas of the learners, and what was submitted and said. Nobody is told: it is all old. */
export async function seedProjects(db: Db, deps: Deps) {
  const now = deps.clock()
  const briefs = await insertBriefs(db, [...firstBriefs, ...moreBriefs])
  const personIds = await idsByEmail(db)
  const mentorId = personIds.get(mentor!.email)!
  await insertIdeas(db, personIds, mentorId, now)
  const briefIds = new Map(briefs.map(({ id, title }) => [title, id]))
  await insertSubmissions(db, deps, { personIds, briefIds, mentorId, now })
}

const idsByEmail = async (db: Db) =>
  new Map((await db.select({ id: people.id, email: people.email }).from(people)).map(({ id, email }) => [email, id]))

/** Who wrote each remark, and when. */
const toRows = (remarks: WrittenRemark[], ownerId: number, mentorId: number, now: Date) =>
  remarks.map(({ at, by, body }) => ({
    authorId: by === 'teacher' ? mentorId : ownerId,
    body,
    createdAt: moment(at, now),
  }))

async function insertIdeas(db: Db, personIds: Map<string, number>, mentorId: number, now: Date) {
  for (const [email, written] of ideasBy) {
    const personId = personIds.get(email)!
    for (const { at, remarks, ...idea } of written) {
      const createdAt = moment(at, now)
      const last = remarks.at(-1)
      const waitingSince = last?.by === 'teacher' ? null : last ? moment(last.at, now) : createdAt
      const row = { ...idea, personId, createdAt, waitingSince, commentCount: remarks.length }
      const [made] = await db.insert(ideas).values(row).returning({ id: ideas.id })
      const said = toRows(remarks, personId, mentorId, now).map((remark) => ({ ...remark, ideaId: made!.id }))
      if (said.length > 0) await db.insert(ideaComments).values(said)
    }
  }
}

type Around = { personIds: Map<string, number>; briefIds: Map<string, number>; mentorId: number; now: Date }

async function insertSubmissions(db: Db, { files: store }: Deps, { personIds, briefIds, mentorId, now }: Around) {
  const samples = new Map((await readSamples(folder)).map(({ path, content }) => [path, content]))
  for (const [email, written] of submissionsBy) {
    const personId = personIds.get(email)!
    const attempts = new Map<string, number>()
    for (const { brief, name, description, file, at, decided, remarks } of written) {
      const attempt = (attempts.get(brief) ?? 0) + 1
      attempts.set(brief, attempt)
      const submittedAt = moment(at, now)
      const kept = { name: file, content: samples.get(file)!, ownerId: personId, createdAt: submittedAt }
      const [fileId] = await keepFiles(db, store, [kept])
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
          commentCount: remarks.length,
        })
        .returning({ id: projectSubmissions.id })
      const said = toRows(remarks, personId, mentorId, now).map((remark) => ({ ...remark, submissionId: made!.id }))
      if (said.length > 0) await db.insert(submissionComments).values(said)
    }
  }
}
