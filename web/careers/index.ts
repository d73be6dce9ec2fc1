export { describePay, jobPath, jobTypeLabels } from './jobs.rules.ts'
