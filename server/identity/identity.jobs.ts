import type { Deps } from '#server/kit/deps.ts'
import { deleteExpiredRateLimits } from '#server/kit/http/rate-limit.ts'
import { deleteOldEmailChanges } from './corrections/store.ts'
import { deleteOldResets } from './passwords/store.ts'
import { passwordResetQueue, sendResetLink } from './passwords/service.ts'
import { deleteExpiredSessions, deleteOldEndedSessions } from './sessions/store.ts'
import { emailInvitations, type InvitationJob, invitationQueue } from './staff/invitations.service.ts'

export async function identityJobs(deps: Deps) {
  const { jobs, db } = deps
  await jobs.work<{ email: string }>(passwordResetQueue, ({ email }) => sendResetLink(db, deps, email))
  await jobs.work<InvitationJob>(invitationQueue, (job) => emailInvitations(db, deps, job))
  await jobs.schedule('*/20 * * * *', 'identity-cleanup', async () => {
    await deleteExpiredSessions(db)
    await deleteOldEndedSessions(db)
    await deleteOldResets(db)
    await deleteOldEmailChanges(db)
    await deleteExpiredRateLimits(db)
  })
}
