export { assertAssignable } from './staff/assignees.service.ts'
export { assigneeColumns, type AssigneeRow, assignees, hasAssignee, toAssignee } from './staff/assignees.store.ts'
export { type ChainLink, verifyAuditChain } from './audit/chain.ts'
export { audit, auditPage } from './audit/store.ts'
export { hasNameOrEmail, isFoundIn, isNamed } from './named.store.ts'
export { newResetLink } from './passwords/service.ts'
export {
  insertPerson,
  isAddressOfDeleted,
  lockPerson,
  lockPersonRow,
  setStateCode,
  fullName,
  personByEmail,
  personById,
  pictureUrl,
} from './people.store.ts'
export type { FileTools, PersonalData, PersonalFile } from './my-data/personal-data.ts'
export { confirmIdentity, missingPassword } from './second-factor/confirm-identity.service.ts'
export { dropFactorByCommand } from './second-factor/service.ts'
export { consumeLoginAttempt } from './sessions/login-attempts.service.ts'
export { neverSeen, notSeenFor, seenWithin } from './sessions/last-seen.ts'
export { liveSessions } from './sessions/store.ts'
export { assertStrongPassword } from './passwords/weak-passwords.ts'
export { closedProblem, deletedProblem, lockSelectedPeople, selectPeople, splitSelection } from './staff/selection.ts'
export { activeAdmins, stillOnStaff } from './staff/store.ts'
