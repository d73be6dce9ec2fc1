import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from '#server/kit/db/orm.ts'
import type { ReplyOf, QueryOf } from '#contract/kit/endpoint.ts'
import type { JobMark, listMyJobs, MyJob } from '#contract/careers/my-jobs.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { Db } from '#server/kit/db/db.ts'
import { stateOf } from './rules.ts'
import { comesAfter, countJobs, fits, isOpenOn, openPlaces, toJob } from './store.ts'
import { type TrackedJobRow, trackedJobs, type JobRow, jobs } from '../tables.ts'

type Asked = QueryOf<typeof listMyJobs>
type Marked = { job: JobRow; mark: TrackedJobRow | null }

/** Who looks, and on which day of India's calendar: a job that expired yesterday is closed to them. */
type Reader = { personId: number; today: string }

const toMyJob = ({ job, mark }: Marked, today: string): MyJob => ({
  ...toJob(job),
  mark: {
    isSaved: mark !== null && mark.savedAt !== null,
    appliedOn: mark?.appliedOn ?? null,
    note: mark?.note ?? '',
  },
  isClosed: stateOf(job, today) !== 'open',
})

/**
 * A tab of the board: which jobs it holds, in which order, and where in that order a job stands. Many share a day, and
 * some the millisecond at which they were saved, so a place is always that and the id.
 */
const tabs = {
  all: {
    holds: isOpenOn,
    order: jobs.postedOn,
    placeOf: ({ job }: Marked) => job.postedOn,
    after: (cursor?: string) => comesAfter(cursor),
  },
  saved: {
    holds: () => isNotNull(trackedJobs.savedAt),
    order: trackedJobs.savedAt,
    placeOf: ({ mark }: Marked) => String(mark!.savedAt!.getTime()),
    after: savedAfter,
  },
  applied: {
    holds: () => isNotNull(trackedJobs.appliedOn),
    order: trackedJobs.appliedOn,
    placeOf: ({ mark }: Marked) => mark!.appliedOn!,
    after: (cursor?: string) => comesAfter(cursor, [trackedJobs.appliedOn, trackedJobs.jobId]),
  },
}

/** A cursor that nobody gave out starts at the beginning. */
function savedAfter(cursor = '') {
  const [, milliseconds, id] = /^(\d{1,14})_(\d{1,15})$/.exec(cursor) ?? []
  if (!milliseconds) return undefined
  const savedAt = new Date(Number(milliseconds)).toISOString()
  return sql`(${trackedJobs.savedAt}, ${trackedJobs.jobId}) < (${savedAt}::timestamptz, ${id}::bigint)`
}

/** The jobs of a tab that fit, with how many there are, and every place that the tab holds. */
export async function jobsFor(
  db: Db,
  { personId, today }: Reader,
  { after, size, only = 'all', ...filter }: Omit<Asked, 'only'> & { only?: keyof typeof tabs | undefined },
): Promise<ReplyOf<typeof listMyJobs>> {
  const tab = tabs[only]
  const holds = tab.holds(today)
  const fitting = and(holds, ...fits(filter))
  const [rows, total, locations, counts] = await Promise.all([
    selectMarked(db, personId)
      .where(and(fitting, tab.after(after)))
      .orderBy(desc(tab.order), desc(jobs.id))
      .limit(size + 1),
    // All that are open may be many; what somebody marked is what they marked by hand.
    only === 'all' ? countJobs(db, fitting) : countMarked(db, personId, fitting),
    only === 'all' ? openPlaces(db, today) : markedPlaces(db, personId, holds),
    countsOf(db, { personId, today }),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toMyJob(row, today)),
    next: rows.length > size && last ? `${tab.placeOf(last)}_${last.job.id}` : null,
    total,
    locations,
    ...counts,
  }
}

const markOf = (personId: number) => and(eq(trackedJobs.jobId, jobs.id), eq(trackedJobs.personId, personId))

const selectMarked = (db: Db, personId: number) =>
  db.select({ job: jobs, mark: trackedJobs }).from(jobs).leftJoin(trackedJobs, markOf(personId)).$dynamic()

async function countMarked(db: Db, personId: number, fitting: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(jobs)
    .leftJoin(trackedJobs, markOf(personId))
    .where(fitting)
  return counted!.total
}

/** Where there are any, whatever is searched for, so that the choice does not shrink while one filters. */
async function markedPlaces(db: Db, personId: number, holds: SQL): Promise<string[]> {
  const rows = await db
    .selectDistinct({ location: jobs.location })
    .from(jobs)
    .leftJoin(trackedJobs, markOf(personId))
    .where(holds)
    .orderBy(asc(jobs.location))
  return rows.map(({ location }) => location)
}

/** How many jobs each tab holds. */
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

/** A job that is there, as this person sees it. */
export async function jobFor(db: Db, { personId, today }: Reader, jobId: number): Promise<MyJob> {
  const [row] = await selectMarked(db, personId).where(eq(jobs.id, jobId))
  return toMyJob(row!, today)
}

type Whose = { personId: number; jobId: number }

/** What was saved before stays where it is among the saved ones. Marks that come together leave one row. */
export async function upsertMark(db: Db, whose: Whose, { isSaved, appliedOn, note }: JobMark, now: Date) {
  const said = { appliedOn, note }
  await db
    .insert(trackedJobs)
    .values({ ...whose, ...said, savedAt: isSaved ? now : null })
    .onConflictDoUpdate({
      target: [trackedJobs.personId, trackedJobs.jobId],
      set: {
        ...said,
        savedAt: isSaved ? sql`coalesce(${trackedJobs.savedAt}, ${now.toISOString()}::timestamptz)` : null,
      },
    })
}

export async function deleteMark(db: Db, { personId, jobId }: Whose) {
  await db.delete(trackedJobs).where(and(eq(trackedJobs.personId, personId), eq(trackedJobs.jobId, jobId)))
}
