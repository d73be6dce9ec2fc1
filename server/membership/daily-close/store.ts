import type { DailyClose, DayReport } from '#contract/membership/daily-close.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { desc, eq, type Placeholder, type SQL, sql } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { dailyCloses } from './tables.ts'

/** All of a day, newest first. */
export async function closesOf(db: Db, day: string): Promise<DailyClose[]> {
  const rows = await db
    .select({ close: dailyCloses, name: sql<string | null>`trim(${people.firstName} || ' ' || ${people.lastName})` })
    .from(dailyCloses)
    .leftJoin(people, eq(people.id, dailyCloses.closedBy))
    .where(eq(dailyCloses.day, day))
    .orderBy(desc(dailyCloses.round))
  return rows.map(({ close: { closedAt, note, money, waiting, problems }, name }) => ({
    closedAt: closedAt.toISOString(),
    closedBy: name,
    note,
    money,
    waiting,
    problems,
  }))
}

/** False if somebody else closed the day at the same moment. */
export async function insertClose(db: Db, close: typeof dailyCloses.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(dailyCloses).values(close).onConflictDoNothing()
  return rowCount === 1
}

/** Whether there are receipts or refunds of a day, which has this start, and nobody has closed it. */
export function isUnclosed(day: Placeholder, start: Placeholder): SQL {
  const isOnDay = (at: SQL) => sql`${at} >= ${start}::timestamptz and ${at} < ${start}::timestamptz + interval '1 day'`
  return sql`(not exists (select from daily_closes where day = ${day}::date)
    and (exists (select from receipts where ${isOnDay(sql`issued_at`)})
      or exists (select from refunds where ${isOnDay(sql`created_at`)})))`
}

const lastDays = preparedSql(
  'last_days',
  `select day::date::text as day, case
     when exists (select from daily_closes where daily_closes.day = days.day::date) then 'closed'
     when exists (select from receipts where issued_at >= start and issued_at < start + interval '1 day')
       or exists (select from refunds where created_at >= start and created_at < start + interval '1 day') then 'open'
     else 'empty' end as state
   from generate_series($1::date - 6, $1::date, interval '1 day') as days (day),
     lateral (select day::date::timestamp at time zone 'Asia/Kolkata' as start) as moments
   order by day desc`,
)

/** The week up to today, newest first. */
export const daysUntil = (db: Db, today: string): Promise<DayReport['days']> => lastDays(db)([today])
