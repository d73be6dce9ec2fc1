import { type CertifiedTask, describeApprovals } from '#contract/learning/certificates.ts'
import { Verdict } from '#contract/learning/reviews.ts'
import { z } from '#contract/kit/zod.ts'
import { daysAfter, formatPromise, startOfDay } from '#server/kit/india.ts'
import { kind, Moment } from '#server/notifications/index.ts'

const Step = z.object({ courseId: z.number(), courseTitle: z.string(), stepId: z.number(), stepName: z.string() })
const Given = Step.extend({ mentor: z.string(), verdict: Verdict, feedback: z.string() })

const coursesLink = '/dashboard/my-courses'
/** Leads to the verdict on the page of the step. */
export const linkToVerdict = ({ courseId, stepId }: { courseId: number; stepId: number }) =>
  `/dashboard/tasks/${courseId}/steps/${stepId}#feedback`
const linkForStaff = (solutionId: number) => `/admin/reviews/${solutionId}`

const describeVerdict = ({ verdict, stepName }: Pick<z.infer<typeof Given>, 'verdict' | 'stepName'>) =>
  `${verdict === 'approved' ? 'Approved' : 'Changes needed'}: ${stepName}`

/** Its email and its push wait until the verdict can no longer be undone. */
export const verdictGiven = kind('verdict', {
  data: Given,
  notification: ({ mentor, feedback, ...step }) => ({
    title: describeVerdict(step),
    body: `${mentor}, ${step.courseTitle}: ${feedback === '' ? 'Well done! You can start the next step.' : feedback}`,
    link: linkToVerdict(step),
  }),
  push: { preference: 'reviews' },
})

export function verdictEmail({ mentor, feedback, ...step }: z.input<typeof Given>, publicUrl: string) {
  const { stepName, courseTitle } = step
  const isApproved = step.verdict === 'approved'
  const decision = isApproved ? `${mentor} approved “${stepName}”` : `${mentor} asks for changes to “${stepName}”`
  const next = isApproved ? 'Continue with the next step' : 'Read the comments and submit again'
  return {
    subject: describeVerdict(step),
    paragraphs: [
      `${decision} in ${courseTitle}.`,
      feedback === '' ? 'Well done!' : `Feedback from ${mentor}:\n\n${feedback}`,
      `${next}: ${publicUrl}${linkToVerdict(step)}`,
    ],
  }
}

/**
 * Keeps a job that runs twice after a crash from sending the email twice. Its beginning tells which emails admins
 * don't see while a second opinion is open.
 */
export const verdictEmailKey = (reviewId: number) => `verdict ${reviewId}`
/** As a regular expression of PostgreSQL, which finds the id of the review. */
export const verdictEmailPattern = '^verdict (\\d+)'
export const replyEmailKey = (reviewId: number, messageId: number) => `${verdictEmailKey(reviewId)}, reply ${messageId}`

export const verdictUndone = kind('verdict undone', {
  data: Step.extend({ mentor: z.string() }),
  notification: ({ mentor, ...step }) => ({
    title: `Back in review: ${step.stepName}`,
    body: `${mentor} is reviewing it again (${step.courseTitle}). You don’t need to do anything.`,
    link: linkToVerdict(step),
  }),
})

const Reply = z.object({ stepName: z.string(), author: z.string(), body: z.string() })

export const mentorsReply = kind('review reply', {
  data: Reply.extend({ courseId: z.number(), stepId: z.number() }),
  notification: ({ author, body, ...step }) => ({
    title: `${author} replied: ${step.stepName}`,
    body,
    link: linkToVerdict(step),
  }),
  email: ({ author, body, ...step }, publicUrl) => ({
    subject: `New reply: ${step.stepName}`,
    paragraphs: [
      `${author} replied about the review of “${step.stepName}”:`,
      body,
      `Write back: ${publicUrl}${linkToVerdict(step)}`,
    ],
  }),
  preference: 'answers',
  push: { preference: 'answers' },
})

export const learnersReply = kind('review reply by learner', {
  data: Reply.extend({ solutionId: z.number() }),
  notification: ({ solutionId, stepName, author, body }) => ({
    title: `${author} replied to the review: ${stepName}`,
    body,
    link: linkForStaff(solutionId),
  }),
})

/** For staff who may read it only when the second opinion is decided. */
export const unreadableReply = kind('unreadable review reply', {
  data: Reply.omit({ body: true }).extend({ solutionId: z.number() }),
  notification: ({ solutionId, stepName, author }) => ({
    title: `${author} replied to a review: ${stepName}`,
    body: 'You can read it when the second opinion is decided.',
    link: linkForStaff(solutionId),
  }),
})

/** For an appeal that changed nothing; one that was approved sends a verdict. */
export const verdictConfirmed = kind('verdict confirmed', {
  data: Step.extend({ mentor: z.string(), feedback: z.string() }),
  notification: ({ mentor, feedback, ...step }) => ({
    title: `Second opinion: changes needed in ${step.stepName}`,
    body: `${mentor} looked at it again (${step.courseTitle}): ${feedback}`,
    link: linkToVerdict(step),
  }),
  email: ({ mentor, feedback, ...step }, publicUrl) => ({
    subject: `Second opinion: ${step.stepName}`,
    paragraphs: [
      `${mentor} looked at “${step.stepName}” in ${step.courseTitle} again, without knowing the first review, and also asks for changes.`,
      `Feedback from ${mentor}:\n\n${feedback}`,
      `Read the comments and submit again: ${publicUrl}${linkToVerdict(step)}`,
    ],
  }),
  preference: 'reviews',
  push: { preference: 'reviews' },
})

/** For the mentor whose verdict was looked at again. */
export const secondOpinionGiven = kind('second opinion', {
  data: Given.pick({ stepName: true, mentor: true, verdict: true, feedback: true }).extend({
    solutionId: z.number(),
    agrees: z.boolean(),
  }),
  notification: ({ solutionId, stepName, mentor, verdict, feedback, agrees }) => ({
    title: `Second opinion on ${stepName}: ${agrees ? 'same verdict' : 'different verdict'}`,
    body: `${mentor} ${verdict === 'approved' ? 'approved it' : 'asks for changes'}.${feedback === '' ? '' : ` ${feedback}`}`,
    link: linkForStaff(solutionId),
  }),
})

const LateReview = z.object({ stepName: z.string(), promisedAt: Moment, isReviewed: z.boolean() })
const LateForLearner = LateReview.extend({ courseId: z.number(), stepId: z.number(), days: z.number() })

const countDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

/** In the learner's access history. */
export const lateReviewReason = (stepName: string) => `The review of “${stepName}” came later than promised`

const explainDelay = ({ stepName, promisedAt, isReviewed, days }: z.infer<typeof LateForLearner>) =>
  `We promised to review “${stepName}” by ${formatPromise(promisedAt)}, and ${isReviewed ? 'were' : 'we’re'} late. We added ${countDays(days)} to your access.`

export const lateReview = kind('late review', {
  data: LateForLearner,
  notification: (review) => ({
    title: `${countDays(review.days)} added: late review`,
    body: `${explainDelay(review)} You don’t need to do anything.`,
    link: linkToVerdict(review),
  }),
  email: (review, publicUrl) => ({
    subject: `${countDays(review.days)} added to your access: late review`,
    paragraphs: [
      explainDelay(review),
      review.isReviewed
        ? `The review is ready: ${publicUrl}${linkToVerdict(review)}`
        : 'A mentor will review it soon, and we’ll notify you of the result. For each further day we add another day.',
      `Your access history: ${publicUrl}/dashboard`,
    ],
  }),
  preference: 'reviews',
})

export const lateReviewForAdmins = kind('late review for admins', {
  data: LateReview.extend({ solutionId: z.number(), learner: z.string(), courseTitle: z.string() }),
  notification: ({ solutionId, stepName, learner, courseTitle, promisedAt, isReviewed }) => ({
    title: `Late review: ${stepName}`,
    body: `${learner}, ${courseTitle}: promised by ${formatPromise(promisedAt)}. We added a day to their access${isReviewed ? '' : ', and add another for each further day'}.`,
    link: linkForStaff(solutionId),
  }),
})

export const enrolled = kind('enrolled', {
  data: z.object({ courseTitle: z.string() }),
  notification: ({ courseTitle }) => ({
    title: `You’re enrolled in ${courseTitle}`,
    body: 'We’ve added it to your courses.',
    link: coursesLink,
  }),
})

/** Its email comes with the one of the verdict that completed the course. */
export const certificateIssued = kind('certificate', {
  data: z.object({ courseTitle: z.string(), code: z.string() }),
  notification: ({ courseTitle, code }) => ({
    title: `You’ve completed ${courseTitle}!`,
    body: `Your certificate is ready. Its number is ${code}.`,
    link: coursesLink,
  }),
})

type Certified = { courseTitle: string; code: string; work: CertifiedTask[] }

export const certificateEmail = ({ courseTitle, code, work }: Certified, publicUrl: string) => ({
  subject: `Certificate ready: ${courseTitle}`,
  paragraphs: [
    `Congratulations! You’ve completed ${courseTitle}, and your certificate is ready. Its number is ${code}.`,
    `It shows how you earned it: ${describeApprovals(work)}.`,
    `Download it: ${publicUrl}${coursesLink}`,
    `Employers can verify it here: ${publicUrl}/certificate/${code}`,
  ],
})

export const certificateRevoked = kind('certificate revoked', {
  data: z.object({ courseTitle: z.string(), reason: z.string().nullable() }),
  notification: ({ courseTitle, reason }) => ({
    title: `Your certificate for ${courseTitle} was revoked`,
    body: `Reason: ${reason}`,
    link: coursesLink,
  }),
})

const Waiting = z.object({
  link: z.string(),
  courseTitle: z.string().nullable(),
  name: z.string(),
  effort: z.string(),
  minutes: z.number().nullable(),
  isResubmission: z.boolean(),
})
/** The step or lesson that a learner does next. `minutes`: what is left to read of its lesson. */
export type WaitingStep = z.infer<typeof Waiting>

/** Pushed only: the dashboard shows what is next. */
export const studyReminder = kind('study reminder', {
  data: Waiting.extend({ day: z.iso.date() }),
  notification: (waiting) => ({
    title: `Study time: ${waiting.name}`,
    body: describeTime(waiting),
    link: waiting.link,
  }),
  push: { preference: 'study', until: ({ day }) => startOfDay(daysAfter(day, 1)) },
})

const countReviews = (count: number) => (count === 1 ? '1 review is' : `${count} reviews are`)

/** Pushed only, once a morning: the staff home shows it all day. */
export const workDue = kind('work due', {
  data: z.object({ due: z.number(), late: z.number(), day: z.iso.date() }),
  notification: ({ due, late }) => ({
    title: due > 0 ? `${countReviews(due)} due in the next 24 hours` : `${countReviews(late)} late`,
    body: due > 0 && late > 0 ? `${countReviews(late)} already late.` : 'Open the review queue to start.',
    link: '/admin/reviews',
  }),
  push: { preference: 'work', until: ({ day }) => startOfDay(daysAfter(day, 1)) },
})

function describeTime({ minutes, effort, isResubmission }: WaitingStep): string {
  if (isResubmission) return 'Your mentor left feedback. Reading it takes a few minutes.'
  if (minutes !== null) return `Its lesson takes about ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read.`
  return effort === '' ? '' : `The task takes ${effort} in all; half an hour is a good start.`
}

export const studyReminderEmail = (waiting: WaitingStep, publicUrl: string, stopUrl: string) => ({
  subject: `Today: ${waiting.name}`,
  paragraphs: [
    `It’s your study time. “${waiting.name}”${waiting.courseTitle === null ? '' : ` in ${waiting.courseTitle}`} is next. ${describeTime(waiting)}`.trim(),
    `Start: ${publicUrl}${waiting.link}`,
    'Other plans today? That’s fine; we won’t remind you again before your next study day.',
    `Stop these reminders: ${stopUrl}`,
  ],
})
