export { deskJobsPage } from './jobs/desk.store.ts'
export { insertJobs, type NewJob } from './jobs/store.ts'
export { putResume } from './resume/store.ts'
