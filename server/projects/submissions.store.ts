import type { PageQuery, Page } from '#contract/kit/paging.ts'
import type { ProjectSubmission } from '#contract/projects/submissions.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, ilike, isNull, ne, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { nameOf } from './remarks.store.ts'
import { briefs, type ProjectSubmissionRow, projectSubmissions } from './tables.ts'

/** Makes the short-lived link to a file. */
export type LinkTo = (file: { id: string; name: string }) => string

type KeptFile = { id: string; name: string; kind: string; bytes: number }
export type ShownSubmission = {
  id: number
  submission: ProjectSubmissionRow
  briefTitle: string
  author: Pick<PersonRow, 'firstName' | 'lastName'>
  file: KeptFile
}

export const toSubmission = (
  { submission, briefTitle, author, file }: ShownSubmission,
  linkTo: LinkTo,
): ProjectSubmission => ({
  submissionId: submission.id,
  briefId: submission.briefId,
  briefTitle,
  author: nameOf(author),
  authorId: submission.personId,
  attempt: submission.attempt,
  name: submission.name,
  description: submission.description,
  file: { name: file.name, kind: file.kind, bytes: file.bytes, url: linkTo(file) },
  state: submission.state,
  submittedAt: submission.submittedAt.toISOString(),
  decidedAt: submission.decidedAt?.toISOString() ?? null,
  remarks: submission.commentCount,
})

const selectSubmissions = (db: Db) =>
  db
    .select({
      id: projectSubmissions.id,
      submission: projectSubmissions,
      briefTitle: briefs.title,
      author: { firstName: people.firstName, lastName: people.lastName },
      file: { id: files.id, name: files.name, kind: files.kind, bytes: files.bytes },
    })
    .from(projectSubmissions)
    .innerJoin(briefs, eq(briefs.id, projectSubmissions.briefId))
    .innerJoin(people, eq(people.id, projectSubmissions.personId))
    .innerJoin(files, eq(files.id, projectSubmissions.fileId))

export async function submissionById(db: Db, submissionId: number): Promise<ShownSubmission | null> {
  const [row = null] = await selectSubmissions(db).where(eq(projectSubmissions.id, submissionId))
  return row
}

/** What one learner submitted for one project, newest first. */
export const submissionsOf = (db: Db, personId: number, briefId: number): Promise<ShownSubmission[]> =>
  selectSubmissions(db)
    .where(and(eq(projectSubmissions.personId, personId), eq(projectSubmissions.briefId, briefId)))
    .orderBy(desc(projectSubmissions.attempt))

const last = alias(projectSubmissions, 'last')
const { id, submittedAt, decidedAt, state } = projectSubmissions

// The database compares: it knows the moment to the microsecond, we do not.
const behind = (submissionId: number) =>
  sql`(${submittedAt}, ${id}) > (select ${last.submittedAt}, ${last.id} from ${projectSubmissions} ${last} where ${last.id} = ${submissionId})`
const decidedBefore = (submissionId: number) =>
  sql`(${decidedAt}, ${id}) < (select ${last.decidedAt}, ${last.id} from ${projectSubmissions} ${last} where ${last.id} = ${submissionId})`

/** Each word must stand in the name of the work, in the project's title or in the learner's name. */
function called(search = ''): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const pattern = likePattern(word)
    const learner = sql`${people.firstName} || ' ' || ${people.lastName}`
    return or(ilike(projectSubmissions.name, pattern), ilike(briefs.title, pattern), ilike(learner, pattern))
  })
}

type Asked = PageQuery & { search?: string | undefined }

/** The submissions of all: those that wait, or those that are decided. */
export const submissionsPage = (db: Db, query: Asked & { waiting: boolean }, linkTo: LinkTo) =>
  (query.waiting ? waitingPage : decidedPage)(db, query, linkTo)

/** Those that wait, oldest first. */
async function waitingPage(db: Db, { after, size, search }: Asked, linkTo: LinkTo): Promise<Page<ProjectSubmission>> {
  const from = cursorId(after)
  const rows = await selectSubmissions(db)
    .where(and(eq(state, 'submitted'), ...called(search), from === null ? undefined : behind(from)))
    .orderBy(asc(submittedAt), asc(id))
    .limit(size + 1)
  return toPage(rows, size, (row) => toSubmission(row, linkTo))
}

/** Those that are decided, newest verdict first. */
async function decidedPage(db: Db, { after, size, search }: Asked, linkTo: LinkTo): Promise<Page<ProjectSubmission>> {
  const from = cursorId(after)
  const rows = await selectSubmissions(db)
    .where(and(ne(state, 'submitted'), ...called(search), from === null ? undefined : decidedBefore(from)))
    .orderBy(desc(decidedAt), desc(id))
    .limit(size + 1)
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

/** Holds the submission until the transaction ends. */
export async function lockSubmission(db: Db, submissionId: number): Promise<ProjectSubmissionRow | null> {
  const [row = null] = await db.select().from(projectSubmissions).where(eq(id, submissionId)).for('update')
  return row
}

type Decision = { state: 'approved' | 'rejected'; decidedBy: number; decidedAt: Date }

export async function setDecision(db: Db, submissionId: number, decision: Decision): Promise<void> {
  await db.update(projectSubmissions).set(decision).where(eq(id, submissionId))
}

export async function countSubmissionRemark(db: Db, submissionId: number): Promise<void> {
  await db
    .update(projectSubmissions)
    .set({ commentCount: sql`${projectSubmissions.commentCount} + 1` })
    .where(eq(id, submissionId))
}

export type ApprovedProject = { name: string; description: string; decidedAt: Date }

/** What a learner built and a teacher approved, newest first. */
export async function approvedProjectsOf(db: Db, personId: number): Promise<ApprovedProject[]> {
  const { name, description } = projectSubmissions
  const rows = await db
    .select({ name, description, decidedAt })
    .from(projectSubmissions)
    .where(and(eq(projectSubmissions.personId, personId), eq(state, 'approved')))
    .orderBy(desc(decidedAt))
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt! }))
}

/** Whether a link to a submitted file, given to this learner, still opens: it is theirs, and they are not shut out. */
export async function mayReadSubmission(db: Db, readerId: number, fileId: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(projectSubmissions)
    .innerJoin(people, and(eq(people.id, projectSubmissions.personId), isNull(people.blockedAt)))
    .where(and(eq(projectSubmissions.fileId, fileId), eq(people.id, readerId)))
  return rows.length > 0
}
