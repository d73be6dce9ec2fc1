export { portfolioView } from './service.ts'
export { type ApprovedWork, approvedWorkOf } from './work.service.ts'
