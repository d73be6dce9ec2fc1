import type { DeskJob, JobDraft } from '#contract/careers/job-desk.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { assertDraft } from './rules.ts'
import { deskJobById, lockJobs, setClosedAt, toRow, updateJob } from './desk.store.ts'
import { insertJobs, toJob } from './store.ts'
import type { JobRow } from '../tables.ts'

const subject = (jobId: number) => `job ${jobId}`
/** Everything that staff can change. */
const auditFields = (row: JobRow) => ({
  ...toJob(row),
  minYears: row.minYears,
  isClosed: row.closedAt !== null,
})

export function post(db: Db, { clock }: Tools, actorId: number, draft: JobDraft): Promise<DeskJob> {
  const today = indiaDate(clock())
  assertDraft(draft, today)
  return db.transaction(async (db) => {
    const [row] = await insertJobs(db, [toRow(draft)])
    await audit(db, { actorId, action: 'job posted', subject: subject(row!.id), after: auditFields(row!) })
    return deskJobById(db, row!.id, today)
  })
}

export function edit(db: Db, { clock }: Tools, actorId: number, jobId: number, draft: JobDraft): Promise<DeskJob> {
  const today = indiaDate(clock())
  assertDraft(draft, today)
  return db.transaction(async (db) => {
    const [before] = await lockJobs(db, [jobId])
    if (!before) throw notFound('This job')
    const after = await updateJob(db, jobId, toRow(draft))
    await audit(db, {
      actorId,
      action: 'job edited',
      subject: subject(jobId),
      before: auditFields(before),
      after: auditFields(after),
    })
    return deskJobById(db, jobId, today)
  })
}

type Closing = { jobIds: number[]; isClosed: boolean }

/** Closes or reopens jobs: none if one of them does not exist. Returns how many changed. */
export function setClosed(db: Db, { clock }: Tools, actorId: number, { jobIds, isClosed }: Closing) {
  const closedAt = isClosed ? clock() : null
  return db.transaction(async (db) => {
    const uniqueIds = [...new Set(jobIds)]
    const found = await lockJobs(db, uniqueIds)
    if (found.length < uniqueIds.length) throw notFound(uniqueIds.length === 1 ? 'This job' : 'One of these jobs')
    const changing = found.filter((job) => (job.closedAt !== null) !== isClosed)
    if (changing.length === 0) return { changed: 0 }
    const ids = changing.map(({ id }) => id)
    await setClosedAt(db, ids, closedAt)
    for (const id of ids) {
      const action = isClosed ? 'job closed' : 'job reopened'
      await audit(db, { actorId, action, subject: subject(id), before: { isClosed: !isClosed }, after: { isClosed } })
    }
    return { changed: ids.length }
  })
}
