import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { PublishedQuestion } from '#contract/mentoring/questions.ts'
import type { Publication } from '#contract/mentoring/questions-desk.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, type SQL, sql } from '#server/kit/db/orm.ts'
import { publishedQuestions, sameQuestions } from '../tables.ts'

const { id, sameCount } = publishedQuestions

const columnsFor = (readerId: number) => ({
  id,
  title: publishedQuestions.title,
  question: publishedQuestions.question,
  answer: publishedQuestions.answer,
  publishedAt: publishedQuestions.publishedAt,
  sameCount,
  hasToo: sql<boolean>`exists (select from ${sameQuestions}
    where ${sameQuestions.publishedId} = ${id} and ${sameQuestions.personId} = ${readerId})`,
})

type Row = Pick<
  typeof publishedQuestions.$inferSelect,
  'id' | 'title' | 'question' | 'answer' | 'publishedAt' | 'sameCount'
> & { hasToo: boolean }

export const toPublished = ({
  id,
  title,
  question,
  answer,
  publishedAt,
  sameCount,
  hasToo,
}: Row): PublishedQuestion => ({
  publishedId: id,
  title,
  question,
  answer,
  others: sameCount - (hasToo ? 1 : 0),
  hasToo,
  publishedAt: publishedAt.toISOString(),
})

export const publishedIn = (db: Db, readerId: number, ids: number[]): Promise<Row[]> =>
  db.select(columnsFor(readerId)).from(publishedQuestions).where(inArray(id, ids))

type OnStep = { stepId: number; readerId: number }

/** Most asked first. */
export async function publishedPage(
  db: Db,
  { stepId, readerId }: OnStep,
  { after, size }: PageQuery,
): Promise<Page<PublishedQuestion>> {
  const rows = await db
    .select(columnsFor(readerId))
    .from(publishedQuestions)
    .where(and(eq(publishedQuestions.stepId, stepId), afterCursor(after)))
    .orderBy(desc(sameCount), desc(id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { items: shown.map(toPublished), next: rows.length > size && last ? `${last.sameCount}_${last.id}` : null }
}

/** An invalid cursor starts at the beginning. */
function afterCursor(cursor = ''): SQL | undefined {
  const [, count, last] = /^(\d{1,9})_(\d{1,15})$/.exec(cursor) ?? []
  return count === undefined ? undefined : sql`(${sameCount}, ${id}) < (${count}::int, ${last}::bigint)`
}

export async function stepOfPublished(db: Db, publishedId: number): Promise<number | null> {
  const [row] = await db
    .select({ stepId: publishedQuestions.stepId })
    .from(publishedQuestions)
    .where(eq(id, publishedId))
  return row?.stepId ?? null
}

export async function setSame(db: Db, publishedId: number, personId: number, hasToo: boolean): Promise<void> {
  if (hasToo) await db.insert(sameQuestions).values({ publishedId, personId }).onConflictDoNothing()
  else
    await db
      .delete(sameQuestions)
      .where(and(eq(sameQuestions.publishedId, publishedId), eq(sameQuestions.personId, personId)))
}

export async function publicationOf(db: Db, questionId: number) {
  const { title, question, answer, publishedAt } = publishedQuestions
  const [row = null] = await db
    .select({ title, question, answer, publishedAt })
    .from(publishedQuestions)
    .where(eq(publishedQuestions.questionId, questionId))
  return row
}

type NewPublication = Publication & { questionId: number; stepId: number; publishedBy: number; publishedAt: Date }

/** The first day of publication stays. */
export async function savePublication(db: Db, publication: NewPublication): Promise<void> {
  const { title, question, answer, publishedBy } = publication
  await db
    .insert(publishedQuestions)
    .values(publication)
    .onConflictDoUpdate({ target: publishedQuestions.questionId, set: { title, question, answer, publishedBy } })
}

/** Returns false if it wasn't published. */
export async function deletePublication(db: Db, questionId: number): Promise<boolean> {
  const { rowCount } = await db.delete(publishedQuestions).where(eq(publishedQuestions.questionId, questionId))
  return rowCount === 1
}
