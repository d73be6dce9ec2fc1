import type { PageQuery, Page } from '#contract/kit/paging.ts'
import type { ProjectSubmission } from '#contract/projects/submissions.ts'
import { fullName, isNamed } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, ilike, isNull, ne, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { isFirstFound, likePattern, wordsOf } from '#server/kit/db/search-pattern.ts'
import { matchesSearch } from './briefs.store.ts'
import { files } from '#server/site/tables.ts'
import { threads } from '#server/threads/tables.ts'
import { briefs, type ProjectSubmissionRow, projectSubmissions } from './tables.ts'

/** Returns a short-lived link to a file. */
export type LinkTo = (file: { id: string; name: string }) => string

export type ShownSubmission = {
  id: number
  submission: ProjectSubmissionRow
  comments: number
  briefTitle: string
  author: Pick<PersonRow, 'firstName' | 'lastName'>
  file: { id: string; name: string; kind: string; bytes: number }
}

export const toSubmission = (
  { submission, comments, briefTitle, author, file }: ShownSubmission,
  linkTo: LinkTo,
): ProjectSubmission => ({
  ...submission,
  submissionId: submission.id,
  briefTitle,
  author: fullName(author),
  authorId: submission.personId,
  file: { ...file, url: linkTo(file) },
  submittedAt: submission.submittedAt.toISOString(),
  decidedAt: submission.decidedAt?.toISOString() ?? null,
  comments,
})

const selectSubmissions = (db: Db) =>
  db
    .select({
      id: projectSubmissions.id,
      submission: projectSubmissions,
      comments: threads.messageCount,
      briefTitle: briefs.title,
      author: { firstName: people.firstName, lastName: people.lastName },
      file: { id: files.id, name: files.name, kind: files.kind, bytes: files.bytes },
    })
    .from(projectSubmissions)
    .innerJoin(briefs, eq(briefs.id, projectSubmissions.briefId))
    .innerJoin(people, eq(people.id, projectSubmissions.personId))
    .innerJoin(files, eq(files.id, projectSubmissions.fileId))
    .innerJoin(threads, eq(threads.id, projectSubmissions.threadId))

export async function submissionById(db: Db, submissionId: number): Promise<ShownSubmission | null> {
  const [row = null] = await selectSubmissions(db).where(eq(projectSubmissions.id, submissionId))
  return row
}

/** One learner's submissions for one project, newest first. */
export const submissionsOf = (db: Db, personId: number, briefId: number): Promise<ShownSubmission[]> =>
  selectSubmissions(db)
    .where(and(eq(projectSubmissions.personId, personId), eq(projectSubmissions.briefId, briefId)))
    .orderBy(desc(projectSubmissions.attempt))

const last = alias(projectSubmissions, 'last')
const { id, submittedAt, decidedAt, state } = projectSubmissions

// Compared in the database, which stores microseconds; a JavaScript date does not.
const submittedAfter = (submissionId: number) =>
  sql`(${submittedAt}, ${id}) > (select ${last.submittedAt}, ${last.id} from ${projectSubmissions} ${last} where ${last.id} = ${submissionId})`
const decidedBefore = (submissionId: number) =>
  sql`(${decidedAt}, ${id}) < (select ${last.decidedAt}, ${last.id} from ${projectSubmissions} ${last} where ${last.id} = ${submissionId})`

const joined = sql`${projectSubmissions} join ${people} on ${people.id} = ${projectSubmissions.personId}
  join ${briefs} on ${briefs.id} = ${projectSubmissions.briefId}`

/** Where each word of a search may be. The index of briefs also has their summaries, which don't count here. */
const places = [
  (word: string) => ilike(projectSubmissions.name, likePattern(word)),
  (word: string) => and(matchesSearch(word), ilike(briefs.title, likePattern(word))),
  isNamed,
]

type Query = PageQuery & { waiting: boolean; search?: string | undefined }

/** All learners' submissions: the waiting ones, oldest first, or the reviewed ones, newest first. */
export async function submissionsPage(
  db: Db,
  { waiting, after, size, search }: Query,
  linkTo: LinkTo,
): Promise<Page<ProjectSubmission>> {
  const last = cursorId(after)
  const afterCursor = last === null ? undefined : (waiting ? submittedAfter : decidedBefore)(last)
  const words = wordsOf(search)
  const where = and((waiting ? eq : ne)(state, 'submitted'), afterCursor)
  const order = waiting ? [asc(submittedAt), asc(id)] : [desc(decidedAt), desc(id)]
  const limit = size + 1
  const rows = await selectSubmissions(db)
    .where(words.length === 0 ? where : isFirstFound({ id, from: joined, where, order, limit, words, places }))
    .orderBy(...order)
    .limit(limit)
  return toPage(rows, size, (row) => toSubmission(row, linkTo))
}

export async function lastSubmission(db: Db, personId: number, briefId: number): Promise<ProjectSubmissionRow | null> {
  const [row = null] = await db
    .select()
    .from(projectSubmissions)
    .where(and(eq(projectSubmissions.personId, personId), eq(projectSubmissions.briefId, briefId)))
    .orderBy(desc(projectSubmissions.attempt))
    .limit(1)
  return row
}

export async function insertSubmission(db: Db, submission: typeof projectSubmissions.$inferInsert): Promise<number> {
  const [row] = await db.insert(projectSubmissions).values(submission).returning({ id: projectSubmissions.id })
  return row!.id
}

export async function lockSubmission(db: Db, submissionId: number): Promise<ProjectSubmissionRow | null> {
  const [row = null] = await db.select().from(projectSubmissions).where(eq(id, submissionId)).for('update')
  return row
}

type Decision = { state: 'approved' | 'rejected'; decidedBy: number; decidedAt: Date }

export async function setDecision(db: Db, submissionId: number, decision: Decision): Promise<void> {
  await db.update(projectSubmissions).set(decision).where(eq(id, submissionId))
}

/** Whether this learner may read the file: it is their submission, and they are not blocked. */
export async function mayReadSubmission(db: Db, readerId: number, fileId: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(projectSubmissions)
    .innerJoin(people, and(eq(people.id, projectSubmissions.personId), isNull(people.blockedAt)))
    .where(and(eq(projectSubmissions.fileId, fileId), eq(people.id, readerId)))
  return rows.length > 0
}
