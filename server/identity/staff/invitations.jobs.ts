import type { Deps } from '#server/kit/deps.ts'
import { emailInvitations, type InvitationJob, invitationQueue } from './invitations.service.ts'

export async function invitationJobs(deps: Deps) {
  await deps.jobs.work<InvitationJob>(invitationQueue, (job) => emailInvitations(deps.db, deps, job))
}
