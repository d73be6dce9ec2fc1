import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { MergeValues } from '#contract/messages/merge-fields.ts'
import type { previewRecipients } from '#contract/messages/messages.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { courses } from '#server/catalogue/tables.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { inArray, sql } from '#server/kit/db/orm.ts'
import { enrolments } from '#server/learning/tables.ts'
import { mergeValuesOf } from './rules.ts'
import { segmentPage } from './segments.store.ts'

/** Of all these people in one statement. The course is the one that the message is about, or else their newest. */
export async function valuesOf(
  db: Db,
  personIds: number[],
  segment: Segment | null,
): Promise<Map<number, MergeValues>> {
  if (personIds.length === 0) return new Map()
  const courseId = segment?.kind === 'course' ? segment.courseId : null
  const { id, firstName, accessEndsAt } = people
  const course = sql<string | null>`(
    select c.title from ${enrolments} e join ${courses} c on c.id = e.course_id
    where e.person_id = people.id and c.archived_at is null
    order by e.course_id = ${courseId}::bigint desc nulls last, e.created_at desc, e.course_id limit 1)`
  const rows = await db.select({ id, firstName, accessEndsAt, course }).from(people).where(inArray(id, personIds))
  return new Map(rows.map(({ id, ...row }) => [id, mergeValuesOf(row)]))
}

const previewed = 20

/** The people of a segment by id, each with their values. */
export async function previewPage(
  db: Db,
  segment: Segment,
  after: string | null,
  now: Date,
): Promise<ReplyOf<typeof previewRecipients>> {
  const { items, next } = await segmentPage(db, segment, { size: previewed, after: after ?? undefined }, now)
  const values = await valuesOf(
    db,
    items.map(({ userId }) => userId),
    segment,
  )
  return { items: items.map(({ userId, name }) => ({ userId, name, values: values.get(userId) ?? {} })), next }
}
