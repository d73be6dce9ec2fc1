export { contexts, type School } from './certificates/credential/credential.ts'
export { issuerKey, type IssuerKey } from './certificates/credential/issuer-key.ts'
export { type Document, withProofs } from './certificates/credential/proof.ts'
export { listAfter, positionsIn, positionsOf, statusEntry } from './certificates/credential/status-list.ts'
export { type ListVersion, serveStatusLists, type StatusSource } from './certificates/status-lists.ts'
export { certificatesOf, findCertificates, validCertificatesOf } from './certificates/store.ts'
export { batchLearners } from './batches/list.service.ts'
export { dueDatesOf, type OwnDueDate } from './due-dates/service.ts'
export { currentBatchesOf, runningBatch } from './due-dates/store.ts'
export { batches, batchMembers } from './due-dates/tables.ts'
export { requireCourseAccess, requireOpenStep } from './enrolments/service.ts'
export { enrolledCourses, progressOf } from './enrolments/store.ts'
export { linksFor } from './file-links.ts'
export { lessonVersion } from './lessons/structure.store.ts'
export { lessonWorkOf } from './lessons/page.service.ts'
export { activityOf, learningTraces } from './performance/store.ts'
export { mondayOf } from './study-days/rules.ts'
export type { Opening } from './promises/openings.rules.ts'
export { openingsBetween, promiseFor, refreshPace, workingDayAfter } from './promises/service.ts'
export { workloadPage } from './promises/workload.store.ts'
export { practiceAnswers } from './recall/tables.ts'
export { type ApprovedStep, approvedStepsOf, approvedWork } from './reviews/approved.store.ts'
export { attemptsOf } from './reviews/attempts.store.ts'
export { hiddenVerdicts } from './reviews/blindness.store.ts'
export { claimEnd, currentClaim, type Holder, notInAttempt, toClaim } from './reviews/rules.ts'
export {
  countReviewsGiven,
  firstReviewGiven,
  reviewsGivenBy,
  type Span,
  withOpenOpinion,
} from './second-opinions/given.store.ts'
export { linkToVerdict } from './texts.ts'
