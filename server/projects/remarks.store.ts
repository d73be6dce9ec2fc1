import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Remark } from '#contract/projects/remarks.ts'
import { pictureUrl } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, inArray, isNull, ne } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { speaksAsTeacher } from './remarks.rules.ts'
import { submissionComments, ideaComments } from './tables.ts'

export const nameOf = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** Under what a conversation stands, and whose that is. */
export type Subject = { of: 'idea' | 'submission'; id: number; ownerId: number }

/** The two threads are alike but for what they hang on. */
const threadOf = ({ of, id }: Subject) =>
  of === 'idea'
    ? { remarks: ideaComments, isHere: eq(ideaComments.ideaId, id) }
    : { remarks: submissionComments, isHere: eq(submissionComments.submissionId, id) }

type RemarkRow = { id: number; body: string; createdAt: Date }

const toRemark = (row: RemarkRow, author: PersonRow, { ownerId }: Subject, readerId: number): Remark => ({
  remarkId: row.id,
  author: nameOf(author),
  photo: pictureUrl(author.photoId),
  isTeacher: speaksAsTeacher(author, ownerId),
  isMine: author.id === readerId,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
})

/** What was said, oldest first. */
export async function remarksPage(
  db: Db,
  subject: Subject,
  readerId: number,
  { after, size }: PageQuery,
): Promise<Page<Remark>> {
  const { remarks, isHere } = threadOf(subject)
  const last = cursorId(after)
  const rows = await db
    .select({ id: remarks.id, body: remarks.body, createdAt: remarks.createdAt, author: people })
    .from(remarks)
    .innerJoin(people, eq(people.id, remarks.authorId))
    .where(and(isHere, last === null ? undefined : gt(remarks.id, last)))
    .orderBy(asc(remarks.id))
    .limit(size + 1)
  return toPage(rows, size, ({ author, ...row }) => toRemark(row, author, subject, readerId))
}

type NewRemark = { authorId: number; body: string; createdAt: Date }

export async function insertRemark(db: Db, subject: Subject, remark: NewRemark): Promise<Remark> {
  const { of, id } = subject
  const [row] =
    of === 'idea'
      ? await db
          .insert(ideaComments)
          .values({ ...remark, ideaId: id })
          .returning()
      : await db
          .insert(submissionComments)
          .values({ ...remark, submissionId: id })
          .returning()
  const [author] = await db.select().from(people).where(eq(people.id, remark.authorId))
  return toRemark(row!, author!, subject, remark.authorId)
}

/** The teacher who spoke here last, if one did and is still with us. */
export async function lastTeacherIn(db: Db, subject: Subject): Promise<number | null> {
  const { remarks, isHere } = threadOf(subject)
  const [row] = await db
    .select({ id: people.id })
    .from(remarks)
    .innerJoin(people, eq(people.id, remarks.authorId))
    .where(
      and(
        isHere,
        ne(people.id, subject.ownerId),
        inArray(people.role, ['mentor', 'admin']),
        isNull(people.blockedAt),
        isNull(people.deletedAt),
      ),
    )
    .orderBy(desc(remarks.id))
    .limit(1)
  return row?.id ?? null
}
