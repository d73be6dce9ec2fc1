import type { Deps } from '#server/kit/deps.ts'
import { invitationQueue, type InvitationWork, emailInvitations } from './invitations.service.ts'
import type { Above } from './staff-above.ts'

export async function invitationJobs(deps: Deps, above: Above) {
  await deps.jobs.work<InvitationWork>(invitationQueue, (work) => emailInvitations(deps, above, work))
}
