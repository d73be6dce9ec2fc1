export { deskJobsPage, setClosedAt, updateJob } from './jobs/desk.store.ts'
export { payRangeErrors } from './jobs/rules.ts'
export { insertJobs, type NewJob } from './jobs/store.ts'
export { putResume } from './resume/store.ts'
