import { identityJobs } from './identity/identity.jobs.ts'
import { invitationJobs } from './identity/staff/invitations.jobs.ts'
import { figuresJobs } from './insights/figures.jobs.ts'
import { learningJobs } from './learning/learning.jobs.ts'
import { gatewayJobs } from './membership/gateway/jobs.ts'
import { paymentJobs } from './membership/payment-desk/jobs.ts'
import { reminderJobs } from './membership/reminders/jobs.ts'
import { retentionJobs } from './membership/retention/jobs.ts'
import { statementJobs } from './membership/statements/jobs.ts'
import { questionJobs } from './mentoring/questions/jobs.ts'
import { sessionJobs } from './mentoring/sessions/jobs.ts'
import { messageJobs } from './messages/jobs.ts'
import { emailJobs } from './notifications/emails.jobs.ts'
import { sponsorJobs } from './sponsors/jobs.ts'
import { supportJobs } from './support/jobs.ts'
import { webhookJobs } from './webhooks/jobs.ts'
import type { Deps } from './kit/deps.ts'

/** Starts the scheduled and queued jobs of every domain. */
export async function registerJobs(deps: Deps) {
  await identityJobs(deps)
  await invitationJobs(deps)
  await emailJobs(deps)
  await webhookJobs(deps)
  await paymentJobs(deps)
  await statementJobs(deps)
  await gatewayJobs(deps)
  await reminderJobs(deps)
  await retentionJobs(deps)
  await learningJobs(deps)
  await sessionJobs(deps)
  await questionJobs(deps)
  await supportJobs(deps)
  await sponsorJobs(deps)
  await messageJobs(deps)
  await figuresJobs(deps)
}
