import type { Deps } from '#server/kit/deps.ts'
import { invitationQueue, type InvitationWork, mailInvitations } from './invitations.service.ts'
import type { Above } from './staff-above.ts'

export async function invitationJobs(deps: Deps, above: Above) {
  await deps.jobs.work<InvitationWork>(invitationQueue, (work) => mailInvitations(deps, above, work))
}
