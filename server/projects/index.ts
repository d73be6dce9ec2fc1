export { insertBriefs } from './briefs.store.ts'
export { approvedProjectsOf, handInsPage } from './submissions.store.ts'
export { ideasPage } from './ideas.store.ts'
