import type { BugComment } from '#contract/community/bugs.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, getTableColumns, gt } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { bugComments, bugs } from './tables.ts'

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
