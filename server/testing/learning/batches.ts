import { batches, batchMembers } from '#server/learning/due-dates/tables.ts'
import type { TestApp } from '../test-app.ts'

type NewBatch = Partial<typeof batches.$inferInsert> & { courseId: number; personIds?: number[] }

/** With these learners of its course. It starts on Monday, 2 November 2026, and tasks are due on Sundays. */
export async function newBatch({ db }: Pick<TestApp, 'db'>, { personIds = [], ...batch }: NewBatch): Promise<number> {
  const [row] = await db
    .insert(batches)
    .values({ name: 'November', startsOn: '2026-11-02', ...batch })
    .returning({ id: batches.id })
  const batchId = row!.id
  const joining = { batchId, courseId: batch.courseId, joinedAt: new Date() }
  if (personIds.length > 0)
    await db.insert(batchMembers).values(personIds.map((personId) => ({ ...joining, personId })))
  return batchId
}
