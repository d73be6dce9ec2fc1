import { and, between, desc, eq, gte, isNull, like, or, type Placeholder, type SQL, sql } from '#server/kit/db/orm.ts'
import type { ExperienceBand, Job, JobFilter } from '#contract/careers/jobs.ts'
import { CalendarDate } from '#contract/kit/fields.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { likePattern, wordsOf } from '#server/kit/db/search-pattern.ts'
import { notFound } from '#server/kit/errors.ts'
import { stateOf } from './rules.ts'
import { type JobRow, jobs, jobTexts } from '../tables.ts'

type JobCounts = { total: number; samples: number }
export type JobsPage = Page<Job> & JobCounts & { locations: string[] }

/** What learners see of a job needs no more than this. */
export type ShownJob = Omit<JobRow, 'minYears' | 'createdAt'>

export const toJob = ({ id, postedOn, isSample, isPartner, ...row }: ShownJob): Job => ({
  ...row,
  jobId: id,
  postedDate: postedOn,
  ...(isSample && { isSample }),
  ...(isPartner && { isPartner }),
})

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
  const [rows, counts, locations] = await Promise.all([
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
    ...counts,
    locations,
  }
}

/** The page of a closed job says so, and no longer whom to write to. */
export async function jobById(db: Db, today: string, jobId: number): Promise<Job & { isClosed: boolean }> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId))
  if (!row) throw notFound('This job')
  const isClosed = stateOf(row, today) !== 'open'
  return { ...toJob(row), ...(isClosed && { hrEmail: null }), isClosed }
}

/** Counts up to a maximum. */
export async function countJobs(db: Db, matches: SQL | undefined): Promise<JobCounts> {
  const samples = countUpTo(jobs, and(matches, eq(jobs.isSample, true)))
  const { rows } = await db.execute<JobCounts>(sql`select ${countUpTo(jobs, matches)} as total, ${samples} as samples`)
  return rows[0]!
}

// As plain SQL with the number of the parameter that has the date in India.
const isOpen = (today: string) => `closed_at is null and (expires_on is null or expires_on >= ${today}::date)`
export const countOpen = (today: string, condition = 'true') =>
  `select count(*) from (select from jobs where ${isOpen(today)} and ${condition} limit ${maxCounted + 1}) as matching`

/** Skips from one location to the next in the index, so the number of jobs does not matter. */
export function selectLocations(today: string): string {
  const next = (after: string) => `(select min(location) from jobs where ${isOpen(today)} and location > ${after})`
  return `
    with recursive locations as (
      select ${next("''")} as location
      union all
      select ${next('locations.location')} from locations where locations.location is not null
    )
    select location from locations where location is not null`
}

const locationRows = preparedSql('open_job_locations', selectLocations('$1'))

async function openLocations(db: Db, today: string): Promise<string[]> {
  const rows = await locationRows(db)<{ location: string }>([today])
  return rows.map(({ location }) => location)
}

/** `today` is the date in India. */
export const isOpenOn = (today: string | Placeholder): SQL =>
  and(isNull(jobs.closedAt), or(isNull(jobs.expiresOn), gte(jobs.expiresOn, today)))!

const conditionOfBand: Record<ExperienceBand, SQL> = {
  fresher: eq(jobs.minYears, 0),
  junior: between(jobs.minYears, 1, 2),
  experienced: gte(jobs.minYears, 3),
}

export const matchesFilter = ({ search, location, experience }: JobFilter): SQL | undefined =>
  and(
    ...wordsOf(search).map((word) => like(jobTexts.searchText, sql`lower(${likePattern(word)})`)),
    location ? eq(jobs.location, location) : undefined,
    experience && conditionOfBand[experience],
  )

// Many jobs have the same day, so the cursor also contains the id.
export const cursorOf = ({ postedOn, id }: Pick<JobRow, 'postedOn' | 'id'>) => `${postedOn}_${id}`

const Day = CalendarDate()

/** For lists by day, newest first. An invalid cursor starts at the beginning. */
export function parseDay(cursor = ''): { value: string; id: string } | null {
  const [, day, id] = /^([1-9]\d{3}-\d\d-\d\d)_(\d{1,15})$/.exec(cursor) ?? []
  return day && Day.safeParse(day).success ? { value: day, id: id! } : null
}

export function afterCursor(cursor: string | undefined): SQL | undefined {
  const last = parseDay(cursor)
  return last ? sql`(${jobs.postedOn}, ${jobs.id}) < (${last.value}::date, ${last.id}::bigint)` : undefined
}
