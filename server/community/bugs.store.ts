import type { Bug, BugState } from '#contract/community/bugs.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, getTableColumns, ilike, lt, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { type BugRow, bugs } from './tables.ts'

/** Who looks: what they see of a bug depends on it. */
export type Viewer = { id: number; isStaff: boolean }
/** Makes the link under which this viewer may see a screenshot. */
export type LinkTo = (file: { id: string; name: string }) => string
export type Seen = { viewer: Viewer; linkTo: LinkTo }

export type FoundBug = BugRow & { author: AuthorRow; screenshot: { id: string; name: string } | null }

export function toBug({ viewer, linkTo }: Seen) {
  return ({ id, author, screenshot, createdAt, answeredAt, ...row }: FoundBug): Bug => {
    const maySeeScreenshot = viewer.isStaff || row.personId === viewer.id
    return {
      bugId: id,
      title: row.title,
      steps: row.steps,
      page: row.page,
      state: row.state,
      author: toAuthor(author, viewer.id),
      createdAt: createdAt.toISOString(),
      comments: row.commentCount,
      answer: row.answer,
      answeredAt: answeredAt && answeredAt.toISOString(),
      screenshotUrl: maySeeScreenshot && screenshot ? linkTo(screenshot) : null,
    }
  }
}

const selectBugs = (db: Db) =>
  db
    .select({ ...getTableColumns(bugs), author: authorColumns, screenshot: { id: files.id, name: files.name } })
    .from(bugs)
    .innerJoin(people, eq(people.id, bugs.personId))
    .leftJoin(files, eq(files.id, bugs.screenshotId))

type Filter = { state?: BugState | undefined; mine: boolean; search?: string | undefined }
export type BugCounts = { open: number; inProgress: number; fixed: number }

/** Bugs that fit, newest first; and how many would fit in each state, so that the choice of a state tells what is there. */
export async function bugsPage(
  db: Db,
  { after, size, state, ...filter }: PageQuery & Filter,
  seen: Seen,
): Promise<Page<Bug> & { counts: BugCounts }> {
  const before = cursorId(after)
  const fitting = and(...fits(filter, seen.viewer))
  const [rows, counts] = await Promise.all([
    selectBugs(db)
      .where(and(fitting, state && eq(bugs.state, state), before === null ? undefined : lt(bugs.id, before)))
      .orderBy(desc(bugs.id))
      .limit(size + 1),
    countStates(db, fitting),
  ])
  return { ...toPage(rows, size, toBug(seen)), counts }
}

async function countStates(db: Db, fitting: SQL | undefined): Promise<BugCounts> {
  const many = (state: BugState) => countUpTo(bugs, and(fitting, eq(bugs.state, state)))
  const { rows } = await db.execute<BugCounts>(
    sql`select ${many('open')} as open, ${many('in progress')} as "inProgress", ${many('fixed')} as fixed`,
  )
  return rows[0]!
}

/** Every word must stand in the title, the steps or the page, in any order. */
function fits({ mine, search = '' }: Omit<Filter, 'state'>, viewer: Viewer): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean)
  return [
    mine ? eq(bugs.personId, viewer.id) : undefined,
    ...words.map((word) => {
      const pattern = likePattern(word)
      return or(ilike(bugs.title, pattern), ilike(bugs.steps, pattern), ilike(bugs.page, pattern))
    }),
  ]
}

export async function bugById(db: Db, bugId: number, seen: Seen): Promise<Bug | null> {
  const [row] = await selectBugs(db).where(eq(bugs.id, bugId))
  return row ? toBug(seen)(row) : null
}

export async function insertBug(db: Db, bug: typeof bugs.$inferInsert): Promise<number> {
  const [row] = await db.insert(bugs).values(bug).returning({ id: bugs.id })
  return row!.id
}

/** Holds a bug until the transaction ends. */
export async function lockBug(db: Db, bugId: number): Promise<BugRow | null> {
  const [row = null] = await db.select().from(bugs).where(eq(bugs.id, bugId)).for('update')
  return row
}

type Answer = Pick<BugRow, 'state' | 'answer' | 'answeredAt' | 'answeredBy'>

export async function setAnswer(db: Db, bugId: number, answer: Answer): Promise<void> {
  await db.update(bugs).set(answer).where(eq(bugs.id, bugId))
}

/** Whether this person reported the bug that the file is the screenshot of, and has not been shut out since. */
export async function isReporterOf(db: Db, personId: number, fileId: string): Promise<boolean> {
  const found = await db
    .select({ blockedAt: people.blockedAt })
    .from(bugs)
    .innerJoin(people, eq(people.id, bugs.personId))
    .where(and(eq(bugs.screenshotId, fileId), eq(bugs.personId, personId)))
  return found.some(({ blockedAt }) => blockedAt === null)
}
