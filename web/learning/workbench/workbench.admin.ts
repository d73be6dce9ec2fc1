// One file for both: what they share would be a second request.
export { ReviewAdmin } from '../reviews/review.admin.tsx'
export { OpinionAdmin } from '../second-opinions/opinion.admin.tsx'
