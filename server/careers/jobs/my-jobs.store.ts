import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  type Placeholder,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import type { ReplyOf, QueryOf } from '#contract/kit/endpoint.ts'
import type { JobTracking, listMyJobs, MyJob } from '#contract/careers/my-jobs.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedPages, preparedSql } from '#server/kit/db/prepared.ts'
import { stateOf } from './rules.ts'
import {
  countJobs,
  countOpen,
  isOpenOn,
  matchesFilter,
  parseDay,
  selectLocations,
  type ShownJob,
  toJob,
} from './store.ts'
import { type TrackedJobRow, trackedJobs, jobs } from '../tables.ts'

type Query = QueryOf<typeof listMyJobs>
type Tracking = Pick<TrackedJobRow, 'savedAt' | 'appliedOn' | 'note'>
type JobWithTracking = { job: ShownJob; tracking: Tracking | null }

/** `today` is the date in India, which decides whether a job is expired. */
type Reader = { personId: number; today: string }

const toMyJob = ({ job, tracking }: JobWithTracking, today: string): MyJob => ({
  ...toJob(job),
  tracking: {
    isSaved: tracking !== null && tracking.savedAt !== null,
    appliedOn: tracking?.appliedOn ?? null,
    note: tracking?.note ?? '',
  },
  isClosed: stateOf(job, today) !== 'open',
})

type Value = string | number | Placeholder
/** The value and the id of the last job on the previous page. */
type Cursor = { value: Value; id: Value }

/** Condition, order and cursor of each tab. The id is part of the cursor, because many jobs have the same day or time. */
const tabs = {
  all: {
    condition: isOpenOn,
    order: jobs.postedOn,
    cursorValue: ({ job }: JobWithTracking) => job.postedOn,
    parseCursor: parseDay,
    after: ({ value, id }: Cursor) => sql`(${jobs.postedOn}, ${jobs.id}) < (${value}::date, ${id}::bigint)`,
  },
  saved: {
    condition: () => isNotNull(trackedJobs.savedAt),
    order: trackedJobs.savedAt,
    cursorValue: ({ tracking }: JobWithTracking) => String(tracking!.savedAt!.getTime()),
    parseCursor: parseTime,
    after: ({ value, id }: Cursor) =>
      sql`(${trackedJobs.savedAt}, ${trackedJobs.jobId}) < (${value}::timestamptz, ${id}::bigint)`,
  },
  applied: {
    condition: () => isNotNull(trackedJobs.appliedOn),
    order: trackedJobs.appliedOn,
    cursorValue: ({ tracking }: JobWithTracking) => tracking!.appliedOn!,
    parseCursor: parseDay,
    // Both columns are of one table, so that its index can be used.
    after: ({ value, id }: Cursor) =>
      sql`(${trackedJobs.appliedOn}, ${trackedJobs.jobId}) < (${value}::date, ${id}::bigint)`,
  },
}
type Tab = keyof typeof tabs

/** An invalid cursor starts at the beginning. */
function parseTime(cursor = ''): Cursor | null {
  const [, milliseconds, id] = /^(\d{1,14})_(\d{1,15})$/.exec(cursor) ?? []
  return milliseconds ? { value: new Date(Number(milliseconds)).toISOString(), id: id! } : null
}

/** One page of a tab, with the number of matches and all locations of the tab. */
export async function jobsFor(
  db: Db,
  { personId, today }: Reader,
  { after, size, only = 'all', ...filter }: Omit<Query, 'only'> & { only?: Tab | undefined },
): Promise<ReplyOf<typeof listMyJobs>> {
  const tab = tabs[only]
  const cursor = tab.parseCursor(after)
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '')
  const matches = and(tab.condition(today), matchesFilter(filter))
  const values = { personId, today, value: cursor?.value, id: cursor?.id }
  const [rows, filtered, locations, { openLocations, openSamples, ...counts }] = await Promise.all([
    isFiltered
      ? pageOf(db, { tab: only, personId, limit: size + 1 }, and(matches, cursor ? tab.after(cursor) : undefined))
      : wholeTab(db, cursor ? `${only} next` : only, size + 1).execute(values),
    // There can be very many open jobs, but a learner tracks only a few.
    !isFiltered ? null : only === 'all' ? countJobs(db, matches) : countTracked(db, personId, matches),
    only === 'all' ? null : trackedLocations(db, personId, tab.condition(today)),
    summaryOf(db, { personId, today }),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toMyJob(row, today)),
    next: rows.length > size && last ? `${tab.cursorValue(last)}_${last.job.id}` : null,
    ...(filtered ?? { total: counts[only === 'all' ? 'open' : only], samples: only === 'all' ? openSamples : 0 }),
    locations: locations ?? openLocations,
    ...counts,
  }
}

const isTrackedBy = (personId: Value) =>
  and(eq(trackedJobs.jobId, jobs.id), eq(trackedJobs.personId, personId as number))

const { minYears: _minYears, createdAt: _createdAt, ...shownColumns } = getTableColumns(jobs)
// The note first: drizzle takes a row whose first column is null for a missing one.
const trackingColumns = { note: trackedJobs.note, savedAt: trackedJobs.savedAt, appliedOn: trackedJobs.appliedOn }

const selectWithTracking = (db: Db, personId: Value) =>
  db
    .select({ job: shownColumns, tracking: trackingColumns })
    .from(jobs)
    .leftJoin(trackedJobs, isTrackedBy(personId))
    .$dynamic()

type PageOf = { tab: Tab; personId: Value; limit: number | Placeholder }
const pageOf = (db: Db, { tab, personId, limit }: PageOf, condition: SQL | undefined) =>
  selectWithTracking(db, personId).where(condition).orderBy(desc(tabs[tab].order), desc(jobs.id)).limit(limit)

/** A tab as it is opened, without a filter. */
const wholeTab = preparedPages('my_jobs', (db, shape: Tab | `${Tab} next`, limit) => {
  const [tab, isNext] = shape.split(' ') as [Tab, string?]
  const cursor = { value: sql.placeholder('value'), id: sql.placeholder('id') }
  const condition = and(tabs[tab].condition(sql.placeholder('today')), isNext ? tabs[tab].after(cursor) : undefined)
  return pageOf(db, { tab, personId: sql.placeholder('personId'), limit }, condition)
})

async function countTracked(db: Db, personId: number, matches: SQL | undefined) {
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .leftJoin(trackedJobs, isTrackedBy(personId))
    .where(matches)
  return { total: counted!.total, samples: 0 }
}

/** Independent of the filter, so that the options stay the same while the learner filters. */
async function trackedLocations(db: Db, personId: number, condition: SQL): Promise<string[]> {
  const rows = await db
    .selectDistinct({ location: jobs.location })
    .from(jobs)
    .leftJoin(trackedJobs, isTrackedBy(personId))
    .where(condition)
    .orderBy(asc(jobs.location))
  return rows.map(({ location }) => location)
}

type Summary = { saved: number; applied: number; open: number; openSamples: number; openLocations: string[] }

const summaryRow = preparedSql(
  'my_jobs_summary',
  `select tracked.saved, tracked.applied, (${countOpen('$2')}) as open,
     (${countOpen('$2', 'is_sample')}) as "openSamples", array(${selectLocations('$2')}) as "openLocations"
   from (select count(saved_at) as saved, count(applied_on) as applied from tracked_jobs where person_id = $1) as tracked`,
)

/** The number of jobs in each tab, and the locations of open ones. */
async function summaryOf(db: Db, { personId, today }: Reader): Promise<Summary> {
  const [row] = await summaryRow(db)<Summary>([personId, today])
  return row!
}

export async function isJob(db: Db, jobId: number): Promise<boolean> {
  const rows = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId))
  return rows.length > 0
}

export async function jobFor(db: Db, { personId, today }: Reader, jobId: number): Promise<MyJob> {
  const [row] = await selectWithTracking(db, personId).where(eq(jobs.id, jobId))
  return toMyJob(row!, today)
}

type TrackingKey = { personId: number; jobId: number }

/** A job that is already saved keeps its time, and so its position in the list. */
export async function upsertTracking(db: Db, key: TrackingKey, { isSaved, appliedOn, note }: JobTracking, now: Date) {
  const changes = { appliedOn, note }
  await db
    .insert(trackedJobs)
    .values({ ...key, ...changes, savedAt: isSaved ? now : null })
    .onConflictDoUpdate({
      target: [trackedJobs.personId, trackedJobs.jobId],
      set: {
        ...changes,
        savedAt: isSaved ? sql`coalesce(${trackedJobs.savedAt}, ${now.toISOString()}::timestamptz)` : null,
      },
    })
}

export async function deleteTracking(db: Db, { personId, jobId }: TrackingKey) {
  await db.delete(trackedJobs).where(and(eq(trackedJobs.personId, personId), eq(trackedJobs.jobId, jobId)))
}
