import type { PageQuery, Page } from '#contract/kit/paging.ts'
import type { ProjectHandIn } from '#contract/projects/submissions.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, ilike, isNull, ne, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { nameOf } from './remarks.store.ts'
import { briefs, type ProjectHandInRow, projectHandIns } from './tables.ts'

/** Makes the short-lived link to a file. */
export type LinkTo = (file: { id: string; name: string }) => string

type KeptFile = { id: string; name: string; kind: string; bytes: number }
export type ShownHandIn = {
  id: number
  handIn: ProjectHandInRow
  briefTitle: string
  author: Pick<PersonRow, 'firstName' | 'lastName'>
  file: KeptFile
}

export const toHandIn = ({ handIn, briefTitle, author, file }: ShownHandIn, linkTo: LinkTo): ProjectHandIn => ({
  handInId: handIn.id,
  briefId: handIn.briefId,
  briefTitle,
  author: nameOf(author),
  authorId: handIn.personId,
  attempt: handIn.attempt,
  name: handIn.name,
  description: handIn.description,
  file: { name: file.name, kind: file.kind, bytes: file.bytes, url: linkTo(file) },
  state: handIn.state,
  submittedAt: handIn.submittedAt.toISOString(),
  decidedAt: handIn.decidedAt?.toISOString() ?? null,
  remarks: handIn.remarkCount,
})

const selectHandIns = (db: Db) =>
  db
    .select({
      id: projectHandIns.id,
      handIn: projectHandIns,
      briefTitle: briefs.title,
      author: { firstName: people.firstName, lastName: people.lastName },
      file: { id: files.id, name: files.name, kind: files.kind, bytes: files.bytes },
    })
    .from(projectHandIns)
    .innerJoin(briefs, eq(briefs.id, projectHandIns.briefId))
    .innerJoin(people, eq(people.id, projectHandIns.personId))
    .innerJoin(files, eq(files.id, projectHandIns.fileId))

export async function handInById(db: Db, handInId: number): Promise<ShownHandIn | null> {
  const [row = null] = await selectHandIns(db).where(eq(projectHandIns.id, handInId))
  return row
}

/** What one learner handed in for one project, newest first. */
export const handInsOf = (db: Db, personId: number, briefId: number): Promise<ShownHandIn[]> =>
  selectHandIns(db)
    .where(and(eq(projectHandIns.personId, personId), eq(projectHandIns.briefId, briefId)))
    .orderBy(desc(projectHandIns.attempt))

const last = alias(projectHandIns, 'last')
const { id, submittedAt, decidedAt, state } = projectHandIns

// The database compares: it knows the moment to the microsecond, we do not.
const behind = (handInId: number) =>
  sql`(${submittedAt}, ${id}) > (select ${last.submittedAt}, ${last.id} from ${projectHandIns} ${last} where ${last.id} = ${handInId})`
const decidedBefore = (handInId: number) =>
  sql`(${decidedAt}, ${id}) < (select ${last.decidedAt}, ${last.id} from ${projectHandIns} ${last} where ${last.id} = ${handInId})`

/** Each word must stand in the name of the work, in the project's title or in the learner's name. */
function called(search = ''): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => {
    const pattern = likePattern(word)
    const learner = sql`${people.firstName} || ' ' || ${people.lastName}`
    return or(ilike(projectHandIns.name, pattern), ilike(briefs.title, pattern), ilike(learner, pattern))
  })
}

type Asked = PageQuery & { search?: string | undefined }

/** The hand-ins of all: those that wait, or those that are decided. */
export const handInsPage = (db: Db, query: Asked & { waiting: boolean }, linkTo: LinkTo) =>
  (query.waiting ? waitingPage : decidedPage)(db, query, linkTo)

/** Those that wait, oldest first. */
async function waitingPage(db: Db, { after, size, search }: Asked, linkTo: LinkTo): Promise<Page<ProjectHandIn>> {
  const from = cursorId(after)
  const rows = await selectHandIns(db)
    .where(and(eq(state, 'submitted'), ...called(search), from === null ? undefined : behind(from)))
    .orderBy(asc(submittedAt), asc(id))
    .limit(size + 1)
  return toPage(rows, size, (row) => toHandIn(row, linkTo))
}

/** Those that are decided, newest verdict first. */
async function decidedPage(db: Db, { after, size, search }: Asked, linkTo: LinkTo): Promise<Page<ProjectHandIn>> {
  const from = cursorId(after)
  const rows = await selectHandIns(db)
    .where(and(ne(state, 'submitted'), ...called(search), from === null ? undefined : decidedBefore(from)))
    .orderBy(desc(decidedAt), desc(id))
    .limit(size + 1)
  return toPage(rows, size, (row) => toHandIn(row, linkTo))
}

export async function lastHandIn(db: Db, personId: number, briefId: number): Promise<ProjectHandInRow | null> {
  const [row = null] = await db
    .select()
    .from(projectHandIns)
    .where(and(eq(projectHandIns.personId, personId), eq(projectHandIns.briefId, briefId)))
    .orderBy(desc(projectHandIns.attempt))
    .limit(1)
  return row
}

export async function insertHandIn(db: Db, handIn: typeof projectHandIns.$inferInsert): Promise<number> {
  const [row] = await db.insert(projectHandIns).values(handIn).returning({ id: projectHandIns.id })
  return row!.id
}

/** Holds the hand-in until the transaction ends. */
export async function lockHandIn(db: Db, handInId: number): Promise<ProjectHandInRow | null> {
  const [row = null] = await db.select().from(projectHandIns).where(eq(id, handInId)).for('update')
  return row
}

type Decision = { state: 'approved' | 'rejected'; decidedBy: number; decidedAt: Date }

export async function setDecision(db: Db, handInId: number, decision: Decision): Promise<void> {
  await db.update(projectHandIns).set(decision).where(eq(id, handInId))
}

export async function countHandInRemark(db: Db, handInId: number): Promise<void> {
  await db
    .update(projectHandIns)
    .set({ remarkCount: sql`${projectHandIns.remarkCount} + 1` })
    .where(eq(id, handInId))
}

export type ApprovedProject = { name: string; description: string; decidedAt: Date }

/** What a learner built and a teacher approved, newest first. */
export async function approvedProjectsOf(db: Db, personId: number): Promise<ApprovedProject[]> {
  const { name, description } = projectHandIns
  const rows = await db
    .select({ name, description, decidedAt })
    .from(projectHandIns)
    .where(and(eq(projectHandIns.personId, personId), eq(state, 'approved')))
    .orderBy(desc(decidedAt))
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt! }))
}

/** Whether a link to a handed-in file, given to this learner, still opens: it is theirs, and they are not shut out. */
export async function mayReadHandIn(db: Db, readerId: number, fileId: string): Promise<boolean> {
  const rows = await db
    .select({ id })
    .from(projectHandIns)
    .innerJoin(people, and(eq(people.id, projectHandIns.personId), isNull(people.blockedAt)))
    .where(and(eq(projectHandIns.fileId, fileId), eq(people.id, readerId)))
  return rows.length > 0
}
