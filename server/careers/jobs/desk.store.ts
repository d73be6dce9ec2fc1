import type { DeskJob, JobDraft, listJobDesk } from '#contract/careers/job-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import { duplicateKey, stateOf } from './rules.ts'
import { afterCursor, cursorOf, isOpenOn, matchesFilter, type NewJob, toJob } from './store.ts'
import { trackedJobs, type JobRow, jobs } from '../tables.ts'

type JobWithCounts = { job: JobRow; saved: number; applied: number }

export const toDeskJob = ({ job, saved, applied }: JobWithCounts, today: string): DeskJob => ({
  ...toJob(job),
  minYears: job.minYears,
  state: stateOf(job, today),
  saved,
  applied,
})

/** Empty texts are stored as null. */
export const toRow = ({ postedDate, hrEmail, expiresOn, jobType, ...same }: JobDraft): NewJob => ({
  ...same,
  ...payOf(same),
  jobType: jobType || null,
  postedOn: postedDate,
  hrEmail: hrEmail || null,
  expiresOn: expiresOn || null,
})

/** All three, or none: a period without an amount says nothing. */
const payOf = ({ payFrom, payTo, payPer }: Pick<JobDraft, 'payFrom' | 'payTo' | 'payPer'>) =>
  payFrom === ''
    ? { payFrom: null, payTo: null, payPer: null }
    : { payFrom, payTo: payTo || payFrom, payPer: payPer || null }

const states: Record<DeskJob['state'], (today: string) => SQL> = {
  open: isOpenOn,
  closed: () => isNotNull(jobs.closedAt),
  expired: (today) => and(isNull(jobs.closedAt), lt(jobs.expiresOn, today))!,
}

type Query = QueryOf<typeof listJobDesk>

/** Newest first, with the numbers of saves and applications, in one query. */
export async function deskJobsPage(
  db: Db,
  today: string,
  { after, size, search, state }: Query,
): Promise<Page<DeskJob>> {
  const rows = await selectWithCounts(db)
    .where(and(matchesFilter({ search }), state && states[state](today), afterCursor(after)))
    .orderBy(desc(jobs.postedOn), desc(jobs.id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toDeskJob(row, today)),
    next: rows.length > size && last ? cursorOf(last.job) : null,
  }
}

export async function deskJobById(db: Db, jobId: number, today: string): Promise<DeskJob> {
  const [row] = await selectWithCounts(db).where(eq(jobs.id, jobId))
  return toDeskJob(row!, today)
}

function selectWithCounts(db: Db) {
  const counts = db
    .select({ saved: count(trackedJobs.savedAt).as('saved'), applied: count(trackedJobs.appliedOn).as('applied') })
    .from(trackedJobs)
    .where(eq(trackedJobs.jobId, jobs.id))
    .as('counts')
  return db
    .select({ job: jobs, saved: counts.saved, applied: counts.applied })
    .from(jobs)
    .innerJoinLateral(counts, sql`true`)
    .$dynamic()
}

/** Locked in the order of their ids, so that two transactions cannot deadlock. */
export async function lockJobs(db: Db, jobIds: number[]): Promise<JobRow[]> {
  return db.select().from(jobs).where(inArray(jobs.id, jobIds)).orderBy(asc(jobs.id)).for('update')
}

export async function updateJob(db: Db, jobId: number, changes: Partial<NewJob>): Promise<JobRow> {
  const [row] = await db.update(jobs).set(changes).where(eq(jobs.id, jobId)).returning()
  return row!
}

export async function setClosedAt(db: Db, jobIds: number[], closedAt: Date | null): Promise<void> {
  await db.update(jobs).set({ closedAt }).where(inArray(jobs.id, jobIds))
}

/** Blocks other inserts, but not reads, until the transaction ends. */
export async function lockPosting(db: Db): Promise<void> {
  await db.execute(sql`lock table ${jobs} in share row exclusive mode`)
}

/** The duplicate keys of stored jobs with one of these application links. */
export async function existingKeys(db: Db, applyLinks: string[]): Promise<Set<string>> {
  const { title, companyName, applyLink } = jobs
  const rows = await db
    .select({ title, companyName, applyLink })
    .from(jobs)
    .where(sql`${applyLink} = any (${sql.param(applyLinks)}::text[])`)
  return new Set(rows.map(duplicateKey))
}
