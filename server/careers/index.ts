export { deskJobsPage } from './jobs/desk.store.ts'
export { insertJobs, type NewJob } from './jobs/store.ts'
export { insertResume } from './resume/store.ts'
