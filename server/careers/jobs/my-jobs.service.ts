import type { JobMark, MyJob } from '#contract/careers/my-jobs.ts'
import type { Deps } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { refuseImpossibleDay, saysNothing } from './my-jobs.rules.ts'
import { deleteMark, isJob, jobFor, upsertMark } from './my-jobs.store.ts'

/** Notes what a learner says about a job, closed or not: they may have applied on its last day. */
export function mark({ db, clock }: Deps, personId: number, jobId: number, wanted: JobMark): Promise<MyJob> {
  const now = clock()
  refuseImpossibleDay(wanted, now)
  return db.transaction(async (db) => {
    if (!(await isJob(db, jobId))) throw notFound('This job')
    if (saysNothing(wanted)) await deleteMark(db, { personId, jobId })
    else await upsertMark(db, { personId, jobId }, wanted, now)
    return jobFor(db, { personId, today: indiaDate(now) }, jobId)
  })
}
