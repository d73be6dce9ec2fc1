export { describePlace, describeProof } from './describe.rules.ts'
export { portfolioLinkOf } from './links.service.ts'
export { portfolioView } from './service.ts'
export { type ApprovedWork, approvedWorkOf, contentOf, workOf } from './work.service.ts'
