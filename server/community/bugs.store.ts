import type { Bug, BugComment, BugState } from '#contract/community/bugs.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, getTableColumns, gt, type SQL, sql } from '#server/kit/db/orm.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { boardPage } from './lists.ts'
import { bugComments, type BugRow, bugs } from './tables.ts'

/** `linkTo` creates the link that opens a screenshot for this viewer. */
export type Viewer = { id: number; isStaff: boolean; linkTo: (file: { id: string; name: string }) => string }

export type FoundBug = BugRow & { author: AuthorRow; screenshot: { id: string; name: string } | null }

export function toBug(viewer: Viewer) {
  return ({ id, author, screenshot, createdAt, answeredAt, ...row }: FoundBug): Bug => {
    const maySeeScreenshot = viewer.isStaff || row.personId === viewer.id
    return {
      ...row,
      bugId: id,
      author: toAuthor(author, viewer.id),
      createdAt: createdAt.toISOString(),
      comments: row.commentCount,
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

type CommentRow = typeof bugComments.$inferSelect

export const toBugComment = (row: CommentRow, author: AuthorRow, viewerId: number): BugComment => ({
  commentId: row.id,
  author: toAuthor(author, viewerId),
  body: row.body,
  createdAt: row.createdAt.toISOString(),
})

/** Oldest first; null when there is no such bug. */
export async function bugCommentsPage(
  db: Db,
  bugId: number,
  { after, size }: PageQuery,
  viewerId: number,
): Promise<Page<BugComment> | null> {
  const cursor = cursorId(after)
  const [[bug], rows] = await Promise.all([
    db.select({ id: bugs.id }).from(bugs).where(eq(bugs.id, bugId)),
    db
      .select({ ...getTableColumns(bugComments), author: authorColumns })
      .from(bugComments)
      .innerJoin(people, eq(people.id, bugComments.authorId))
      .where(and(eq(bugComments.bugId, bugId), cursor === null ? undefined : gt(bugComments.id, cursor)))
      .orderBy(asc(bugComments.id))
      .limit(size + 1),
  ])
  return bug ? toPage(rows, size, ({ author, ...row }) => toBugComment(row, author, viewerId)) : null
}

export async function insertBugComment(db: Db, comment: typeof bugComments.$inferInsert): Promise<CommentRow> {
  const [row] = await db.insert(bugComments).values(comment).returning()
  return row!
}

/** Returns the deleted comment, or null when there was none. With an author, deletes only theirs. */
export async function removeBugComment(
  db: Db,
  { bugId, commentId, authorId }: { bugId: number; commentId: number; authorId?: number },
): Promise<CommentRow | null> {
  const [row = null] = await db
    .delete(bugComments)
    .where(
      and(
        eq(bugComments.id, commentId),
        eq(bugComments.bugId, bugId),
        authorId === undefined ? undefined : eq(bugComments.authorId, authorId),
      ),
    )
    .returning()
  return row
}
