export { insertJobs } from './jobs.store.ts'
