export { type ApprovedProject, approvedProjectsOf, approvedSubmission } from './approved.store.ts'
export { insertBriefs } from './briefs.store.ts'
export { submissionsPage } from './submissions.store.ts'
export { ideasPage } from './ideas.store.ts'
