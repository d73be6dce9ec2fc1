export { portfolioLinkOf } from './links.service.ts'
export { portfolioView } from './service.ts'
export { type ApprovedWork, approvedWorkOf, workOf } from './work.service.ts'
