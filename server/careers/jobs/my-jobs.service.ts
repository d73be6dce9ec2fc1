import type { JobTracking, MyJob } from '#contract/careers/my-jobs.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import { deleteTracking, isJob, jobFor, upsertTracking } from './my-jobs.store.ts'
import { notYet } from './rules.ts'

/** Works for closed jobs too: the learner may have applied on the last day. */
export function track(
  db: Db,
  { clock }: Tools,
  personId: number,
  jobId: number,
  tracking: JobTracking,
): Promise<MyJob> {
  const now = clock()
  assertAppliedOn(tracking, now)
  return db.transaction(async (db) => {
    if (!(await isJob(db, jobId))) throw notFound('This job')
    if (isEmpty(tracking)) await deleteTracking(db, { personId, jobId })
    else await upsertTracking(db, { personId, jobId }, tracking, now)
    return jobFor(db, { personId, today: indiaDate(now) }, jobId)
  })
}

function assertAppliedOn({ appliedOn }: JobTracking, now: Date) {
  if (appliedOn === null) return
  if (appliedOn > indiaDate(now)) throw invalid({ appliedOn: notYet })
  if (appliedOn < '2000-01-01') throw invalid({ appliedOn: 'Enter the date you applied' })
}

const isEmpty = ({ isSaved, appliedOn, note }: JobTracking): boolean => !isSaved && appliedOn === null && note === ''
