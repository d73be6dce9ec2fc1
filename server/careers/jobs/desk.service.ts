import type { DeskJob, JobDraft } from '#contract/careers/job-desk.ts'
import { audit } from '#server/identity/index.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { refuseWrongDays } from './desk.rules.ts'
import { deskJobById, lockJobs, setClosed, toRow, updateJob } from './desk.store.ts'
import { insertJobs, toJob } from './store.ts'
import type { JobRow } from '../tables.ts'

type Working = Pick<Deps, 'db' | 'clock'>

export const subject = (jobId: number) => `job ${jobId}`
/** What the trace keeps: all that staff may change. */
const traced = (row: JobRow) => ({
  ...toJob(row),
  minYears: row.minYears,
  expiresOn: row.expiresOn,
  isClosed: row.closedAt !== null,
})

export function post({ db, clock }: Working, actorId: number, draft: JobDraft): Promise<DeskJob> {
  const today = indiaDate(clock())
  refuseWrongDays(draft, today)
  return db.transaction(async (db) => {
    const [row] = await insertJobs(db, [toRow(draft)])
    await audit(db, { actorId, action: 'job posted', subject: subject(row!.id), after: traced(row!) })
    return deskJobById(db, row!.id, today)
  })
}

/** Changes a job and writes down what it was before; who saved it or applied keeps it. */
export function edit({ db, clock }: Working, actorId: number, jobId: number, draft: JobDraft): Promise<DeskJob> {
  const today = indiaDate(clock())
  refuseWrongDays(draft, today)
  return db.transaction(async (db) => {
    const [before] = await lockJobs(db, [jobId])
    if (!before) throw notFound('This job')
    const after = await updateJob(db, jobId, toRow(draft))
    await audit(db, {
      actorId,
      action: 'job edited',
      subject: subject(jobId),
      before: traced(before),
      after: traced(after),
    })
    return deskJobById(db, jobId, today)
  })
}

type Closing = { jobIds: number[]; isClosed: boolean }

/** Closes jobs or opens them again: all of them or, if one is not there, none. Answers how many were otherwise before. */
export function close({ db, clock }: Working, actorId: number, { jobIds, isClosed }: Closing) {
  const closedAt = isClosed ? clock() : null
  return db.transaction(async (db) => {
    const wanted = [...new Set(jobIds)]
    const found = await lockJobs(db, wanted)
    if (found.length < wanted.length) throw notFound(wanted.length === 1 ? 'This job' : 'One of these jobs')
    const changing = found.filter((job) => (job.closedAt !== null) !== isClosed)
    if (changing.length === 0) return { changed: 0 }
    const ids = changing.map(({ id }) => id)
    await setClosed(db, ids, closedAt)
    for (const id of ids) {
      const action = isClosed ? 'job closed' : 'job reopened'
      await audit(db, { actorId, action, subject: subject(id), before: { isClosed: !isClosed }, after: { isClosed } })
    }
    return { changed: ids.length }
  })
}
