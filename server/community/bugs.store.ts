import type { Bug, BugState } from '#contract/community/bugs.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, getTableColumns, type SQL, sql } from '#server/kit/db/orm.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { boardPage } from './lists.ts'
import { type BugRow, bugs } from './tables.ts'

/** `linkTo` creates the link that opens a screenshot for this viewer. */
export type Viewer = { id: number; isStaff: boolean; linkTo: (file: { id: string; name: string }) => string }

export type FoundBug = BugRow & { author: AuthorRow; screenshot: { id: string; name: string } | null }

export function toBug(viewer: Viewer) {
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
      screenshotUrl: maySeeScreenshot && screenshot ? viewer.linkTo(screenshot) : null,
    }
  }
}

export const bugColumns = {
  ...getTableColumns(bugs),
  author: authorColumns,
  screenshot: { id: files.id, name: files.name },
}

const selectBugs = (db: Db) =>
  db
    .select(bugColumns)
    .from(bugs)
    .innerJoin(people, eq(people.id, bugs.personId))
    .leftJoin(files, eq(files.id, bugs.screenshotId))
    .$dynamic()

type Filter = { state?: BugState | undefined; mine: boolean; search?: string | undefined }
type BugCounts = { open: number; inProgress: number; fixed: number }

/** Newest first. The counts ignore the chosen state, so they show what choosing another one would list. */
export async function bugsPage(
  db: Db,
  { state, mine, search, ...query }: PageQuery & Filter,
  viewer: Viewer,
): Promise<Page<Bug> & { counts: BugCounts }> {
  const matching = and(
    mine ? eq(bugs.personId, viewer.id) : undefined,
    matchesWords(search, [bugs.title, bugs.steps, bugs.page]),
  )
  const where = and(matching, state && eq(bugs.state, state))
  const [page, counts] = await Promise.all([
    boardPage(selectBugs(db), query, { id: bugs.id, where, toItem: toBug(viewer) }),
    countStates(db, matching),
  ])
  return { ...page, counts }
}

async function countStates(db: Db, matching: SQL | undefined): Promise<BugCounts> {
  const inState = (state: BugState) => countUpTo(bugs, and(matching, eq(bugs.state, state)))
  const { rows } = await db.execute<BugCounts>(
    sql`select ${inState('open')} as open, ${inState('in progress')} as "inProgress", ${inState('fixed')} as fixed`,
  )
  return rows[0]!
}

export async function bugById(db: Db, bugId: number, viewer: Viewer): Promise<Bug | null> {
  const [row] = await selectBugs(db).where(eq(bugs.id, bugId))
  return row ? toBug(viewer)(row) : null
}

export async function insertBug(db: Db, bug: typeof bugs.$inferInsert): Promise<number> {
  const [row] = await db.insert(bugs).values(bug).returning({ id: bugs.id })
  return row!.id
}

/** Whether the file is a screenshot of a bug that this person reported. Blocked people see nothing. */
export async function isReporterOf(db: Db, personId: number, fileId: string): Promise<boolean> {
  const found = await db
    .select({ blockedAt: people.blockedAt })
    .from(bugs)
    .innerJoin(people, eq(people.id, bugs.personId))
    .where(and(eq(bugs.screenshotId, fileId), eq(bugs.personId, personId)))
  return found.some(({ blockedAt }) => blockedAt === null)
}
