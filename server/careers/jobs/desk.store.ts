import type { DeskJob, JobDraft, listJobDesk } from '#contract/careers/job-desk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import { sameness } from './desk.rules.ts'
import { stateOf } from './rules.ts'
import { comesAfter, cursorOf, fits, isOpenOn, type NewJob, toJob } from './store.ts'
import { trackedJobs, type JobRow, jobs } from '../tables.ts'

type Counted = { job: JobRow; saved: number; applied: number }

export const toDeskJob = ({ job, saved, applied }: Counted, today: string): DeskJob => ({
  ...toJob(job),
  minYears: job.minYears,
  expiresOn: job.expiresOn,
  state: stateOf(job, today),
  saved,
  applied,
})

/** A draft as it is stored: what is left empty is nothing. */
export const toRow = ({ postedDate, hrEmail, expiresOn, ...same }: JobDraft): NewJob => ({
  ...same,
  postedOn: postedDate,
  hrEmail: hrEmail || null,
  expiresOn: expiresOn || null,
})

const states: Record<DeskJob['state'], (today: string) => SQL> = {
  open: isOpenOn,
  closed: () => isNotNull(jobs.closedAt),
  expired: (today) => and(isNull(jobs.closedAt), lt(jobs.expiresOn, today))!,
}

type Asked = QueryOf<typeof listJobDesk>

/** All jobs that fit, newest first. The marks of a page's jobs are counted with the page: one query. */
export async function deskJobsPage(
  db: Db,
  today: string,
  { after, size, search, state }: Asked,
): Promise<Page<DeskJob>> {
  const rows = await selectCounted(db)
    .where(and(...fits({ search }), state && states[state](today), comesAfter(after)))
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
  const [row] = await selectCounted(db).where(eq(jobs.id, jobId))
  return toDeskJob(row!, today)
}

function selectCounted(db: Db) {
  const marks = db
    .select({ saved: count(trackedJobs.savedAt).as('saved'), applied: count(trackedJobs.appliedOn).as('applied') })
    .from(trackedJobs)
    .where(eq(trackedJobs.jobId, jobs.id))
    .as('marks')
  return db
    .select({ job: jobs, saved: marks.saved, applied: marks.applied })
    .from(jobs)
    .innerJoinLateral(marks, sql`true`)
    .$dynamic()
}

/** Holds the jobs until the transaction ends, in the order of their ids, so that two who take the same never wait for one another. */
export async function lockJobs(db: Db, jobIds: number[]): Promise<JobRow[]> {
  return db.select().from(jobs).where(inArray(jobs.id, jobIds)).orderBy(asc(jobs.id)).for('update')
}

export async function updateJob(db: Db, jobId: number, changes: Partial<NewJob>): Promise<JobRow> {
  const [row] = await db.update(jobs).set(changes).where(eq(jobs.id, jobId)).returning()
  return row!
}

export async function setClosed(db: Db, jobIds: number[], closedAt: Date | null): Promise<void> {
  await db.update(jobs).set({ closedAt }).where(inArray(jobs.id, jobIds))
}

/** Nobody else posts until the transaction ends; reading goes on. */
export async function holdPosting(db: Db): Promise<void> {
  await db.execute(sql`lock table ${jobs} in share row exclusive mode`)
}

/** Which of these links lead to a job that we have, as what makes it the same. */
export async function knownAmong(db: Db, applyLinks: string[]): Promise<Set<string>> {
  const { title, companyName, applyLink } = jobs
  const rows = await db
    .select({ title, companyName, applyLink })
    .from(jobs)
    .where(sql`${applyLink} = any (${sql.param(applyLinks)}::text[])`)
  return new Set(rows.map(sameness))
}
