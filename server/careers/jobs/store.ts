import { and, between, desc, eq, gte, isNull, or, type SQL, sql } from '#server/kit/db/orm.ts'
import type { ExperienceBand, Job, JobFilter } from '#contract/careers/jobs.ts'
import { CalendarDate } from '#contract/kit/fields.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { type trackedJobs, type JobRow, jobs } from '../tables.ts'

export type JobsPage = Page<Job> & { total: number; locations: string[] }

export const toJob = ({ id, postedOn, ...row }: JobRow): Job => ({ ...row, jobId: id, postedDate: postedOn })

export type NewJob = typeof jobs.$inferInsert

export async function insertJobs(db: Db, rows: NewJob[]): Promise<JobRow[]> {
  return db.insert(jobs).values(rows).returning()
}

/** Newest first, with the number of matches and the locations of all open jobs. */
export async function openJobs(
  db: Db,
  today: string,
  { after, size, ...filter }: PageQuery & JobFilter,
): Promise<JobsPage> {
  const matches = and(isOpenOn(today), matchesFilter(filter))
  const [rows, total, locations] = await Promise.all([
    db
      .select()
      .from(jobs)
      .where(and(matches, afterCursor(after)))
      .orderBy(desc(jobs.postedOn), desc(jobs.id))
      .limit(size + 1),
    countJobs(db, matches),
    openLocations(db, today),
  ])
  const shown = rows.slice(0, size)
  return {
    items: shown.map(toJob),
    next: rows.length > size ? cursorOf(shown.at(-1)!) : null,
    total,
    locations,
  }
}

/** Counts up to a maximum. */
export async function countJobs(db: Db, matches: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${countUpTo(jobs, matches)} as total`)
  return rows[0]!.total
}

/** Skips from one location to the next in the index, so the number of jobs does not matter. */
export async function openLocations(db: Db, today: string): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(${jobs.location}) from ${jobs} where ${isOpenOn(today)} and ${jobs.location} > ${after})`
  const { rows } = await db.execute<{ location: string }>(sql`
    with recursive locations as (
      select ${next(sql`''`)} as location
      union all
      select ${next(sql`locations.location`)} from locations where locations.location is not null
    )
    select location from locations where location is not null`)
  return rows.map(({ location }) => location)
}

/** `today` is the date in India. */
export const isOpenOn = (today: string): SQL =>
  and(isNull(jobs.closedAt), or(isNull(jobs.expiresOn), gte(jobs.expiresOn, today)))!

const conditionOfBand: Record<ExperienceBand, SQL> = {
  fresher: eq(jobs.minYears, 0),
  junior: between(jobs.minYears, 1, 2),
  experienced: gte(jobs.minYears, 3),
}

const skillsText = sql`array_to_string(${jobs.skills}, ' ')`

export const matchesFilter = ({ search, location, experience }: JobFilter): SQL | undefined =>
  and(
    matchesWords(search, [jobs.title, jobs.companyName, jobs.location, jobs.description, skillsText]),
    location ? eq(jobs.location, location) : undefined,
    experience && conditionOfBand[experience],
  )

// Many jobs have the same day, so the cursor also contains the id.
export const cursorOf = ({ postedOn, id }: Pick<JobRow, 'postedOn' | 'id'>) => `${postedOn}_${id}`

/** For lists by day, newest first. An invalid cursor starts at the beginning. */
export function afterCursor(cursor = '', [day, id]: OrderColumns = [jobs.postedOn, jobs.id]): SQL | undefined {
  const [, lastDay, lastId] = /^([1-9]\d{3}-\d\d-\d\d)_(\d{1,15})$/.exec(cursor) ?? []
  if (!CalendarDate().safeParse(lastDay).success) return undefined
  return sql`(${day}, ${id}) < (${lastDay}::date, ${lastId}::bigint)`
}

/** Both columns are of one table, so that its index can be used. */
type OrderColumns =
  | [day: typeof jobs.postedOn, id: typeof jobs.id]
  | [day: typeof trackedJobs.appliedOn, id: typeof trackedJobs.jobId]
