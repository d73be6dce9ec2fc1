import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Comment } from '#contract/projects/comments.ts'
import { fullName, pictureUrl } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, inArray, isNull, ne } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { isTeacherHere } from './comments.rules.ts'
import { submissionComments, ideaComments } from './tables.ts'

/** What the comments are about, and who owns it. */
export type Subject = { type: 'idea' | 'submission'; id: number; ownerId: number }

const threadOf = ({ type, id }: Subject) =>
  type === 'idea'
    ? { comments: ideaComments, isInThread: eq(ideaComments.ideaId, id) }
    : { comments: submissionComments, isInThread: eq(submissionComments.submissionId, id) }

type CommentRow = { id: number; body: string; createdAt: Date }

const toComment = (row: CommentRow, author: PersonRow, { ownerId }: Subject, readerId: number): Comment => ({
  commentId: row.id,
  author: fullName(author),
  photo: pictureUrl(author.photoId),
  isTeacher: isTeacherHere(author, ownerId),
  isMine: author.id === readerId,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
})

/** Oldest first. */
export async function commentsPage(
  db: Db,
  subject: Subject,
  readerId: number,
  { after, size }: PageQuery,
): Promise<Page<Comment>> {
  const { comments, isInThread } = threadOf(subject)
  const last = cursorId(after)
  const rows = await db
    .select({ id: comments.id, body: comments.body, createdAt: comments.createdAt, author: people })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .where(and(isInThread, last === null ? undefined : gt(comments.id, last)))
    .orderBy(asc(comments.id))
    .limit(size + 1)
  return toPage(rows, size, ({ author, ...row }) => toComment(row, author, subject, readerId))
}

type NewComment = { authorId: number; body: string; createdAt: Date }

export async function insertComment(db: Db, subject: Subject, comment: NewComment): Promise<Comment> {
  const { type, id } = subject
  const inserting =
    type === 'idea'
      ? db.insert(ideaComments).values({ ...comment, ideaId: id })
      : db.insert(submissionComments).values({ ...comment, submissionId: id })
  const [row] = await inserting.returning()
  const [author] = await db.select().from(people).where(eq(people.id, comment.authorId))
  return toComment(row!, author!, subject, comment.authorId)
}

/** The teacher with the newest comment in the thread whose account is active. */
export async function lastTeacherIn(db: Db, subject: Subject): Promise<number | null> {
  const { comments, isInThread } = threadOf(subject)
  const [row] = await db
    .select({ id: people.id })
    .from(comments)
    .innerJoin(people, eq(people.id, comments.authorId))
    .where(
      and(
        isInThread,
        ne(people.id, subject.ownerId),
        inArray(people.role, ['mentor', 'admin']),
        isNull(people.blockedAt),
        isNull(people.deletedAt),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(1)
  return row?.id ?? null
}
