import type { DailyClose, DayMoney, DayReport, WaitingAge } from '#contract/membership/daily-close.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { desc, eq, type Placeholder, type SQL, sql } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { daysAfter, startOfDay } from '#server/kit/india.ts'
import { dailyCloses } from './tables.ts'
import { groupsOf } from '../months/store.ts'
import { type LaterRow, rowsOf, toMoney } from './rules.ts'

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

const returnedLater = preparedSql(
  'day_refunds_later',
  `select count(*)::int as payments, coalesce(sum(refunds.amount_paise), 0)::float8 as paise
   from receipts join refunds on refunds.payment_id = receipts.payment_id and refunds.round = receipts.round
   where issued_at >= $1 and issued_at < $2 and refunds.created_at >= $2 and refunds.kind <> 'replacement'`,
)

export async function moneyOf(db: Db, day: string): Promise<DayMoney> {
  const [start, end] = [startOfDay(day), startOfDay(daysAfter(day, 1))]
  const groups = await groupsOf(db, { start, end })
  const [later] = await returnedLater(db)<LaterRow>([start, end])
  const { methods, returned } = rowsOf(day, groups)
  return toMoney(methods, returned, later!)
}

const ages: WaitingAge[] = ['today', '1 day', '2-3 days', 'older']

/** From the index alone. `$1` is when today starts in India. */
const pendingByAge = preparedSql(
  'day_waiting',
  `select age, count(*)::int as payments, sum(amount_paise)::float8 as paise from (
     select amount_paise, case
       when created_at >= $1 then 'today'
       when created_at >= $1::timestamptz - interval '1 day' then '1 day'
       when created_at >= $1::timestamptz - interval '3 days' then '2-3 days'
       else 'older' end as age
     from payments where state = 'pending') waiting
   group by age`,
)

export async function waitingByAge(db: Db, today: string): Promise<DayReport['waiting']> {
  const rows = await pendingByAge(db)<{ age: WaitingAge; payments: number; paise: number }>([startOfDay(today)])
  return ages.map((age) => {
    const row = rows.find((one) => one.age === age)
    return { age, payments: row?.payments ?? 0, rupees: (row?.paise ?? 0) / 100 }
  })
}
