export { AssigneeSelect } from './assignee-select.tsx'
export { secondFactor } from './second-factor.api.ts'
export { me, signOut } from './session.api.ts'
