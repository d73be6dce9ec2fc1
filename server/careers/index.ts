export { deskJobsPage } from './jobs/desk.store.ts'
export { insertJobs } from './jobs/store.ts'
export { insertResume } from './resume/store.ts'
