import { lockPerson, staffWith } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { addDays } from '#server/membership/index.ts'
import { notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { caseById } from '../reviews/store.ts'
import { daysDue } from '../promises/rules.ts'
import { lateReview, lateReviewForAdmins, lateReviewReason } from '../texts.ts'
import { countAddedDays, insertAddedDay, lateAttempts } from './store.ts'

export const lateReviewQueue = 'late-reviews'
/** `until` is the moment of the verdict. */
export type LateReviewJob = { solutionId: number; until: string }

/** Adds access for every late attempt that is still in review. Returns how many days were added. */
export async function compensateLateReviews(db: Db, tools: Tools): Promise<number> {
  const { isCompensated, maxDays } = (await readSettings(db)).reviewPromise
  if (!isCompensated) return 0
  const errors: unknown[] = []
  let added = 0
  for (const solutionId of await lateAttempts(db, tools.clock(), maxDays)) {
    try {
      added += await compensate(db, tools, solutionId, null)
    } catch (error) {
      errors.push(error)
    }
  }
  // The others were added; the job is retried for those that failed.
  if (errors.length > 0) throw new AggregateError(errors, 'some late reviews were not compensated')
  return added
}

/** A verdict that came late leaves the queue before the job sees it, so it queues a job of its own. */
export const compensateVerdict = (db: Db, { jobs }: Tools, solutionId: number, at: Date) =>
  jobs.add(db, lateReviewQueue, { solutionId, until: at.toISOString() } satisfies LateReviewJob)

/**
 * Adds the days this attempt is due up to a verdict (without one, while it is in review) and doesn't have yet: entries, notifications and email in one transaction. The lock
 * makes jobs of several instances wait for each other, and the primary key refuses a day that was added before.
 */
export async function compensate(db: Db, tools: Tools, solutionId: number, until: Date | null): Promise<number> {
  const now = tools.clock()
  return db.transaction(async (db) => {
    const { isCompensated, maxDays } = (await readSettings(db)).reviewPromise
    const learnerId = (await caseById(db, solutionId))?.learnerId
    const learner = learnerId === undefined || !isCompensated ? null : await lockPerson(db, learnerId)
    if (learner?.role !== 'learner') return 0
    // Read again: a verdict may have been given, or days added, while this waited for the lock.
    const found = (await caseById(db, solutionId))!
    if (until === null && found.state !== 'submitted') return 0
    const due = daysDue(found.promisedAt, until ?? now, maxDays)
    const before = await countAddedDays(db, solutionId)
    for (let day = before + 1; day <= due; day++) {
      const reason = lateReviewReason(found.stepName)
      const [entry] = await addDays(db, [{ personId: learner.id, days: 1, reason }], now)
      await insertAddedDay(db, { solutionId, day, accessEntryId: entry!.id, createdAt: now })
    }
    const days = Math.max(0, due - before)
    if (days === 0) return 0
    const review = { ...found, solutionId, isReviewed: found.review !== null }
    const dedupeKey = `late review ${solutionId}, day ${due}`
    await notify(db, tools, learner.id, lateReview({ ...review, days }), { dedupeKey })
    if (before > 0) return days
    const admins = (await staffWith(db, 'team:act')).map(({ id }) => id)
    await notify(db, tools, admins, lateReviewForAdmins(review))
    return days
  })
}
