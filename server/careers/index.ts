export { insertJobs } from './jobs.store.ts'
export { insertResume } from './resume.store.ts'
