import type { Db } from '#server/kit/db/db.ts'
import { count, eq, sql } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import { promiseDays } from '../promises/tables.ts'

const maxPerRun = 500

/** Attempts in review of learners who haven't got all the days they are due. */
export async function lateAttempts(db: Db, now: Date, maxDays: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select solutions.id from solutions join ${people} on people.id = solutions.person_id and people.role = 'learner'
    where state = 'submitted' and promised_at < ${now.toISOString()}
      and (select count(*) from promise_days where solution_id = solutions.id)
        < least(${maxDays}::int, ceil(extract(epoch from ${now.toISOString()}::timestamptz - promised_at) / 86400))
    order by promised_at, solutions.id limit ${maxPerRun}`)
  return rows.map(({ id }) => id)
}

export async function countAddedDays(db: Db, solutionId: number): Promise<number> {
  const [row] = await db.select({ days: count() }).from(promiseDays).where(eq(promiseDays.solutionId, solutionId))
  return row!.days
}

/** Fails if this day was added before. */
export async function insertAddedDay(db: Db, day: typeof promiseDays.$inferInsert): Promise<void> {
  await db.insert(promiseDays).values(day)
}
