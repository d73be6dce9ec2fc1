import type { Deps } from '#server/kit/deps.ts'
import { deleteExpiredRateLimits } from '#server/kit/http/rate-limit.ts'
import { forgetOldResets } from './passwords/store.ts'
import { forgottenQueue, sendResetLink, type SendEmail } from './passwords/service.ts'
import { forgetExpiredSessions } from './sessions/store.ts'

export async function identityJobs(deps: Deps, sendEmail: SendEmail) {
  const { jobs, db } = deps
  await jobs.work<{ email: string }>(forgottenQueue, ({ email }) => sendResetLink(deps, sendEmail, email))
  await jobs.schedule('*/20 * * * *', 'identity-cleanup', async () => {
    await forgetExpiredSessions(db)
    await forgetOldResets(db)
    await deleteExpiredRateLimits(db)
  })
}
