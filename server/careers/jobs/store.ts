import { and, between, desc, eq, gte, ilike, isNull, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { z } from 'zod'
import type { ExperienceBand, Job, JobFilter } from '#contract/careers/jobs.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { type trackedJobs, type JobRow, jobs } from '../tables.ts'

export type JobsPage = Page<Job> & { total: number; locations: string[] }

/** A job as the board shows it. */
export const toJob = ({ id, postedOn, ...row }: JobRow): Job => ({ ...row, jobId: id, postedDate: postedOn })

export type NewJob = typeof jobs.$inferInsert

export async function insertJobs(db: Db, wanted: NewJob[]): Promise<JobRow[]> {
  return db.insert(jobs).values(wanted).returning()
}

/** Open jobs that fit, newest first; how many fit in all; and every place where a job is open, fitting or not. */
export async function openJobs(
  db: Db,
  today: string,
  { after, size, ...filter }: PageQuery & JobFilter,
): Promise<JobsPage> {
  const fitting = and(isOpenOn(today), ...fits(filter))
  const [rows, total, locations] = await Promise.all([
    db
      .select()
      .from(jobs)
      .where(and(fitting, comesAfter(after)))
      .orderBy(desc(jobs.postedOn), desc(jobs.id))
      .limit(size + 1),
    countJobs(db, fitting),
    openPlaces(db, today),
  ])
  const shown = rows.slice(0, size)
  return {
    items: shown.map(toJob),
    next: rows.length > size ? cursorOf(shown.at(-1)!) : null,
    total,
    locations,
  }
}

/** How many fit, as far as they are counted. */
export async function countJobs(db: Db, fitting: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${countUpTo(jobs, fitting)} as total`)
  return rows[0]!.total
}

/** Every place where a job is open: from each the index leads to the next, however many jobs are in one. */
export async function openPlaces(db: Db, today: string): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(${jobs.location}) from ${jobs} where ${isOpenOn(today)} and ${jobs.location} > ${after})`
  const { rows } = await db.execute<{ place: string }>(sql`
    with recursive places as (
      select ${next(sql`''`)} as place
      union all
      select ${next(sql`places.place`)} from places where places.place is not null
    )
    select place from places where place is not null`)
  return rows.map(({ place }) => place)
}

/** Neither closed nor past its last day; `today` is India's. */
export const isOpenOn = (today: string): SQL =>
  and(isNull(jobs.closedAt), or(isNull(jobs.expiresOn), gte(jobs.expiresOn, today)))!

const bands: Record<ExperienceBand, SQL> = {
  fresher: eq(jobs.minYears, 0),
  junior: between(jobs.minYears, 1, 2),
  experienced: gte(jobs.minYears, 3),
}

/** What a job must be like to fit the filter. */
export function fits({ search = '', location, experience }: JobFilter): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean)
  return [
    ...words.map((word) => {
      const pattern = likePattern(word)
      return or(ilike(jobs.title, pattern), ilike(jobs.companyName, pattern), ilike(jobs.location, pattern))
    }),
    location ? eq(jobs.location, location) : undefined,
    experience && bands[experience],
  ]
}

// Many jobs share a day, so a place in the list is the day and the id.
export const cursorOf = ({ postedOn, id }: Pick<JobRow, 'postedOn' | 'id'>) => `${postedOn}_${id}`

/** What comes later in a list by day, newest first. A cursor that nobody gave out starts at the beginning. */
export function comesAfter(cursor = '', [day, id]: Place = [jobs.postedOn, jobs.id]): SQL | undefined {
  const [, lastDay, lastId] = /^([1-9]\d{3}-\d\d-\d\d)_(\d{1,15})$/.exec(cursor) ?? []
  if (!z.iso.date().safeParse(lastDay).success) return undefined
  return sql`(${day}, ${id}) < (${lastDay}::date, ${lastId}::bigint)`
}

/** The columns that a list is ordered by: both of one table, so that its index leads straight to the place. */
type Place =
  | [day: typeof jobs.postedOn, id: typeof jobs.id]
  | [day: typeof trackedJobs.appliedOn, id: typeof trackedJobs.jobId]
