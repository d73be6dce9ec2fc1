import type { Deps } from '#server/kit/deps.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import { issueMissingCertificates } from './certificates/service.ts'
import { compensate, compensateLateReviews, type LateReviewJob, lateReviewQueue } from './compensation/service.ts'
import { sendDueReminders } from './due-dates/reminders.service.ts'
import { deleteImportsBefore } from './imports/store.ts'
import { retentionDays } from './imports/rules.ts'
import { createLessonCache } from './lessons/structure.store.ts'
import { forgetEnded } from './previews/service.ts'
import { refreshPace } from './promises/service.ts'
import { pushWorkDue } from './promises/work-due.service.ts'
import { sendStudyReminders } from './study-plans/reminders.service.ts'
import { emailOutcomes } from './verdicts/service.ts'
import { certificateQueue, type CertificateJob } from './tasks/service.ts'
import { retentionHours } from './uploads/rules.ts'
import { removeExpiredUploads, removeOrphanedFiles } from './uploads/service.ts'

export async function learningJobs(deps: Deps) {
  await deps.jobs.schedule('* * * * *', 'verdict-emails', () => emailOutcomes(deps.db, deps))
  const lessons = createLessonCache()
  await deps.jobs.schedule('* * * * *', 'study-reminders', () => sendStudyReminders(deps.db, deps, lessons))
  await deps.jobs.schedule('*/10 * * * *', 'due-reminders', () => sendDueReminders(deps.db, deps))
  await deps.jobs.schedule('30 9 * * *', 'work-due', () => pushWorkDue(deps.db, deps))
  await deps.jobs.schedule('*/15 * * * *', 'review-pace', () => refreshPace(deps.db, deps.clock()))
  await deps.jobs.schedule(
    '*/10 * * * *',
    'promise-days',
    async () => void (await compensateLateReviews(deps.db, deps)),
  )
  await deps.jobs.work<LateReviewJob>(lateReviewQueue, async ({ solutionId, until }) => {
    await compensate(deps.db, deps, solutionId, new Date(until))
  })
  await deps.jobs.work<CertificateJob>(certificateQueue, ({ courseId }) =>
    issueMissingCertificates(deps.db, deps, courseId),
  )
  // Runners take runs from their table now. Instances of the release before this one still add these jobs.
  await deps.jobs.work('check-runs', async () => {})
  const dayAgo = () => new Date(deps.clock().getTime() - retentionHours * 3_600_000)
  await deps.jobs.schedule('35 * * * *', 'expired-uploads', () => removeExpiredUploads(deps.db, deps, dayAgo()))
  await deps.jobs.schedule('40 3 * * *', 'forget-imports', () =>
    deleteImportsBefore(deps.db, expiryAfter(-retentionDays, deps.clock())),
  )
  await deps.jobs.schedule('45 3 * * *', 'ended-previews', () => forgetEnded(deps.db, deps.clock()))
  await deps.jobs.schedule('50 3 * * *', 'orphaned-files', () => removeOrphanedFiles(deps.db, deps, dayAgo()))
}
