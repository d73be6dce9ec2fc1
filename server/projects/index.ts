export { insertBriefs } from './briefs.store.ts'
export { approvedProjectsOf, submissionsPage } from './submissions.store.ts'
export { ideasPage } from './ideas.store.ts'
