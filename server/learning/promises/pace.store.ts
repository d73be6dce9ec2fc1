import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { eq, getTableName, sql } from '#server/kit/db/orm.ts'
import type { HolidayDays } from '#contract/site/holidays.ts'
import { holidays, settings } from '#server/site/tables.ts'
import type { Opening } from './openings.rules.ts'
import type { Pace } from './rules.ts'
import { enrolments } from '../tables.ts'
import { reviewPace } from './tables.ts'

/** Enough to reach any limit on a promise. */
const maxRecent = 200

/** As part of another statement too. The queue grows between two runs of the job: counted up to a limit. */
export const paceQuery = `select minutes, per_hour as "perHour", openings,
     waiting + (select count(*) from (select from solutions where submitted_at > refreshed_at limit ${maxRecent}) as recent)
       as ahead,
     (select value from ${getTableName(settings)} where key = 'reviewPromise') as setting,
     (select json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day) order by first_day)
       from ${getTableName(holidays)} where last_day >= (refreshed_at at time zone 'Asia/Kolkata')::date) as holidays
   from review_pace`

const paceRow = preparedSql('review_pace', paceQuery)

export type PaceRow = Pace & {
  openings: [number, number][] | null
  ahead: number
  setting: unknown
  holidays: HolidayDays[] | null
}

export async function readPace(db: Db): Promise<PaceRow> {
  const [row] = await paceRow(db)<PaceRow>([])
  return row!
}

/** Null before the first course. */
export async function firstEnrolment(db: Db, personId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`min(${enrolments.createdAt})`.mapWith(enrolments.createdAt) })
    .from(enrolments)
    .where(eq(enrolments.personId, personId))
  return row!.at
}

/** A few thousand are enough for a percentile. */
const maxReviews = 5000

export type PastReview = { submittedAt: Date; reviewedAt: Date }

/** Of mentors, not of the checks, and not the outcome of an appeal; the newest first. */
export async function reviewsSince(db: Db, since: Date): Promise<PastReview[]> {
  const { rows } = await db.execute<{ submitted: string; reviewed: string }>(sql`
    select extract(epoch from s.submitted_at) as submitted, extract(epoch from r.created_at) as reviewed
    from reviews r join solutions s on s.id = r.solution_id
    where r.undone_at is null and r.mentor_id is not null and r.created_at >= ${since.toISOString()}
      and not exists (select from second_opinions where solution_id = r.solution_id and decided_at = r.created_at)
    order by r.created_at desc limit ${maxReviews}`)
  const moment = (seconds: string) => new Date(Number(seconds) * 1000)
  return rows.map(({ submitted, reviewed }) => ({ submittedAt: moment(submitted), reviewedAt: moment(reviewed) }))
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from solutions where state = 'submitted'`,
  )
  return rows[0]!.count
}

type NewPace = Pace & { reviewed: number; waiting: number; openings: Opening[]; refreshedAt: Date }

export async function storePace(db: Db, { openings, ...pace }: NewPace): Promise<void> {
  await db.update(reviewPace).set({ ...pace, openings: openings.map(({ start, end }) => [start, end]) })
}
