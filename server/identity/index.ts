export { hasPermission } from './staff/permissions.store.ts'
export { emailInvitation, inviteAs } from './staff/invitations.service.ts'
export { assertAssignable } from './staff/service.ts'
export {
  assigneeColumns,
  type AssigneeRow,
  assignees,
  hasAssignee,
  staffWith,
  stillAllowed,
  toAssignee,
} from './staff/store.ts'
export { type ChainLink, verifyAuditChain } from './audit/chain.ts'
export { findByToken } from './access-tokens/service.ts'
export type { TokenOwner } from './access-tokens/store.ts'
export { audit, auditPage } from './audit/store.ts'
export {
  fullName,
  hasNameOrEmail,
  insertPerson,
  isAddressOfDeleted,
  isFoundIn,
  isNamed,
  lockPerson,
  lockPersonRow,
  personByEmail,
  personById,
  pictureUrl,
  setStateCode,
} from './people.store.ts'
export { pendingEmailOf } from './corrections/store.ts'
export { newResetLink } from './passwords/service.ts'
export type { Farewell, FileTools, PersonalData, PersonalFile } from './my-data/personal-data.ts'
export { confirmIdentity, dropFactorByCommand, missingPassword } from './second-factor/service.ts'
export { consumeLoginAttempt } from './sessions/login-attempts.service.ts'
export { neverSeen, notSeenFor, seenWithin } from './sessions/last-seen.ts'
export { endSessionsExcept, liveSessions } from './sessions/store.ts'
export { assertStrongPassword } from './passwords/weak-passwords.ts'
export { closedProblem, deletedAccount, lockSelectedPeople, selectPeople, splitSelection } from './staff/selection.ts'
