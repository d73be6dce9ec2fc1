export { insertBriefs } from './briefs.store.ts'
export { approvedProjectsOf, handInsPage } from './hand-ins.store.ts'
export { ideasPage } from './ideas.store.ts'
