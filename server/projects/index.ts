export { insertBriefs } from './briefs.store.ts'
export { approvedProjectsOf } from './hand-ins.store.ts'
