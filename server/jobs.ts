import { hiringJobs } from './hiring/jobs.ts'
import { identityJobs } from './identity/identity.jobs.ts'
import { figuresJobs } from './insights/figures.jobs.ts'
import { learningJobs } from './learning/learning.jobs.ts'
import { membershipJobs } from './membership/membership.jobs.ts'
import { mentoringJobs } from './mentoring/mentoring.jobs.ts'
import { messageJobs } from './messages/jobs.ts'
import { emailJobs } from './notifications/emails.jobs.ts'
import { pushJobs } from './notifications/push/jobs.ts'
import { wording } from './notification-kinds.ts'
import { portfolioJobs } from './portfolio/jobs.ts'
import { sponsorJobs } from './sponsors/jobs.ts'
import { supportJobs } from './support/jobs.ts'
import { webhookJobs } from './webhooks/jobs.ts'
import { truths } from './pushed-truths.ts'
import type { Deps } from './kit/deps.ts'

/** Starts the scheduled and queued jobs of every domain. */
export async function registerJobs(deps: Deps) {
  await identityJobs(deps)
  await emailJobs(deps)
  await pushJobs(deps, { wording, truths: truths(deps) })
  await webhookJobs(deps)
  await membershipJobs(deps)
  await learningJobs(deps)
  await mentoringJobs(deps)
  await portfolioJobs(deps)
  await hiringJobs(deps)
  await supportJobs(deps)
  await sponsorJobs(deps)
  await messageJobs(deps)
  await figuresJobs(deps)
}
