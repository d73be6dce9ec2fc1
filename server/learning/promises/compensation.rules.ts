import { formatPromise } from '#server/kit/india.ts'

const day = 24 * 60 * 60 * 1000

/** One day of access for each day of delay that has begun. */
export const daysDue = (promisedAt: Date, until: Date, maxDays: number): number =>
  Math.min(maxDays, Math.max(0, Math.ceil((until.getTime() - promisedAt.getTime()) / day)))

type LateReview = {
  solutionId: number
  courseId: number
  courseTitle: string
  stepId: number
  stepName: string
  learner: string
  promisedAt: Date
  isReviewed: boolean
}

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`)
const linkTo = ({ courseId, stepId }: LateReview) => `/dashboard/tasks/${courseId}/steps/${stepId}#feedback`

/** In the learner's access history. */
export const entryReason = ({ stepName }: Pick<LateReview, 'stepName'>) =>
  `The review of “${stepName}” came later than promised`

const explain = (review: LateReview, days: number) =>
  `We promised to review “${review.stepName}” by ${formatPromise(review.promisedAt)}, and ${review.isReviewed ? 'were' : 'we’re'} late. We added ${daysOf(days)} to your access.`

export const lateNotification = (review: LateReview, days: number) => ({
  title: `${daysOf(days)} added: late review`,
  body: `${explain(review, days)} You don’t need to do anything.`,
  link: linkTo(review),
})

export const lateEmail = (review: LateReview, days: number, publicUrl: string) => ({
  subject: `${daysOf(days)} added to your access: late review`,
  paragraphs: [
    explain(review, days),
    review.isReviewed
      ? `The review is ready: ${publicUrl}${linkTo(review)}`
      : 'A mentor will review it soon, and we’ll notify you of the result. For each further day we add another day.',
    `Your access history: ${publicUrl}/dashboard`,
  ],
})

export const adminNotification = (review: LateReview) => ({
  title: `Late review: ${review.stepName}`,
  body: `${review.learner}, ${review.courseTitle}: promised by ${formatPromise(review.promisedAt)}. We added a day to their access${review.isReviewed ? '' : ', and add another for each further day'}.`,
  link: `/admin/reviews/${review.solutionId}`,
})
