import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from '#server/kit/db/orm.ts'
import type { ReplyOf, QueryOf } from '#contract/kit/endpoint.ts'
import type { JobTracking, listMyJobs, MyJob } from '#contract/careers/my-jobs.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { stateOf } from './rules.ts'
import { afterCursor, countJobs, isOpenOn, matchesFilter, openLocations, toJob } from './store.ts'
import { type TrackedJobRow, trackedJobs, type JobRow, jobs } from '../tables.ts'

type Query = QueryOf<typeof listMyJobs>
type JobWithTracking = { job: JobRow; tracking: TrackedJobRow | null }

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

/** Condition, order and cursor of each tab. The id is part of the cursor, because many jobs have the same day or time. */
const tabs = {
  all: {
    condition: isOpenOn,
    order: jobs.postedOn,
    cursorValue: ({ job }: JobWithTracking) => job.postedOn,
    after: (cursor?: string) => afterCursor(cursor),
  },
  saved: {
    condition: () => isNotNull(trackedJobs.savedAt),
    order: trackedJobs.savedAt,
    cursorValue: ({ tracking }: JobWithTracking) => String(tracking!.savedAt!.getTime()),
    after: savedAfter,
  },
  applied: {
    condition: () => isNotNull(trackedJobs.appliedOn),
    order: trackedJobs.appliedOn,
    cursorValue: ({ tracking }: JobWithTracking) => tracking!.appliedOn!,
    after: (cursor?: string) => afterCursor(cursor, [trackedJobs.appliedOn, trackedJobs.jobId]),
  },
}

/** An invalid cursor starts at the beginning. */
function savedAfter(cursor = '') {
  const [, milliseconds, id] = /^(\d{1,14})_(\d{1,15})$/.exec(cursor) ?? []
  if (!milliseconds) return undefined
  const savedAt = new Date(Number(milliseconds)).toISOString()
  return sql`(${trackedJobs.savedAt}, ${trackedJobs.jobId}) < (${savedAt}::timestamptz, ${id}::bigint)`
}

/** One page of a tab, with the number of matches and all locations of the tab. */
export async function jobsFor(
  db: Db,
  { personId, today }: Reader,
  { after, size, only = 'all', ...filter }: Omit<Query, 'only'> & { only?: keyof typeof tabs | undefined },
): Promise<ReplyOf<typeof listMyJobs>> {
  const tab = tabs[only]
  const condition = tab.condition(today)
  const matches = and(condition, matchesFilter(filter))
  const [rows, total, locations, counts] = await Promise.all([
    selectWithTracking(db, personId)
      .where(and(matches, tab.after(after)))
      .orderBy(desc(tab.order), desc(jobs.id))
      .limit(size + 1),
    // There can be very many open jobs, but a learner tracks only a few.
    only === 'all' ? countJobs(db, matches) : countTracked(db, personId, matches),
    only === 'all' ? openLocations(db, today) : trackedLocations(db, personId, condition),
    countsOf(db, { personId, today }),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toMyJob(row, today)),
    next: rows.length > size && last ? `${tab.cursorValue(last)}_${last.job.id}` : null,
    total,
    locations,
    ...counts,
  }
}

const isTrackedBy = (personId: number) => and(eq(trackedJobs.jobId, jobs.id), eq(trackedJobs.personId, personId))

const selectWithTracking = (db: Db, personId: number) =>
  db.select({ job: jobs, tracking: trackedJobs }).from(jobs).leftJoin(trackedJobs, isTrackedBy(personId)).$dynamic()

async function countTracked(db: Db, personId: number, matches: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .leftJoin(trackedJobs, isTrackedBy(personId))
    .where(matches)
  return counted!.total
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

/** The number of jobs in each tab. */
async function countsOf(db: Db, { personId, today }: Reader) {
  const [counts] = await db
    .select({
      saved: count(trackedJobs.savedAt),
      applied: count(trackedJobs.appliedOn),
      open: countUpTo(jobs, isOpenOn(today)),
    })
    .from(trackedJobs)
    .where(eq(trackedJobs.personId, personId))
  return counts!
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
