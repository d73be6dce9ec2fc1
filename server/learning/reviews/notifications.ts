import { type CertifiedTask, describeApprovals } from '#contract/learning/certificates.ts'
import type { Verdict } from '#contract/learning/reviews.ts'

type StepContext = { courseId: number; courseTitle: string; stepId: number; stepName: string }
type GivenVerdict = { mentor: string; verdict: Verdict; feedback: string }

const praise = 'Well done! You can start the next step.'
/** Leads to the verdict on the page of the step. */
export const linkToVerdict = ({ courseId, stepId }: Pick<StepContext, 'courseId' | 'stepId'>) =>
  `/dashboard/tasks/${courseId}/steps/${stepId}#feedback`

export const verdictNotification = (step: StepContext, { mentor, verdict, feedback }: GivenVerdict) => ({
  title: `${verdict === 'approved' ? 'Approved' : 'Changes needed'}: ${step.stepName}`,
  body: `${mentor}, ${step.courseTitle}: ${feedback === '' ? praise : feedback}`,
  link: linkToVerdict(step),
})

export const undoneNotification = (step: StepContext, mentor: string) => ({
  title: `Back in review: ${step.stepName}`,
  body: `${mentor} is reviewing it again (${step.courseTitle}). You don’t need to do anything.`,
  link: linkToVerdict(step),
})

/**
 * Keeps a job that runs twice after a crash from sending the email twice. Its beginning tells which emails admins
 * don't see while a second opinion is open.
 */
export const verdictEmailKey = (reviewId: number) => `verdict ${reviewId}`
/** As a regular expression of PostgreSQL, which finds the id of the review. */
export const verdictEmailPattern = '^verdict (\\d+)'
export const replyEmailKey = (reviewId: number, messageId: number) => `${verdictEmailKey(reviewId)}, reply ${messageId}`

export function verdictEmail(step: StepContext, { mentor, verdict, feedback }: GivenVerdict, publicUrl: string) {
  const { stepName, courseTitle } = step
  const isApproved = verdict === 'approved'
  const decision = isApproved ? `${mentor} approved “${stepName}”` : `${mentor} asks for changes to “${stepName}”`
  const next = isApproved ? 'Continue with the next step' : 'Read the comments and submit again'
  return {
    subject: `${isApproved ? 'Approved' : 'Changes needed'}: ${stepName}`,
    paragraphs: [
      `${decision} in ${courseTitle}.`,
      feedback === '' ? 'Well done!' : `Feedback from ${mentor}:\n\n${feedback}`,
      `${next}: ${publicUrl}${linkToVerdict(step)}`,
    ],
  }
}

type Certified = { courseTitle: string; code: string; work: CertifiedTask[] }

export const certificateEmail = ({ courseTitle, code, work }: Certified, publicUrl: string) => ({
  subject: `Certificate ready: ${courseTitle}`,
  paragraphs: [
    `Congratulations! You’ve completed ${courseTitle}, and your certificate is ready. Its number is ${code}.`,
    `It shows how you earned it: ${describeApprovals(work)}.`,
    `Download it: ${publicUrl}/dashboard/my-courses`,
    `Employers can verify it here: ${publicUrl}/certificate/${code}`,
  ],
})

type Reply = Omit<StepContext, 'courseTitle'> & { solutionId: number; author: string; body: string }

export const learnersReply = ({ solutionId, stepName, author, body }: Reply) => ({
  title: `${author} replied to the review: ${stepName}`,
  body,
  link: `/admin/reviews/${solutionId}`,
})

/** For staff who may read it only when the second opinion is decided. */
export const unreadableReply = ({
  solutionId,
  stepName,
  author,
}: Pick<Reply, 'solutionId' | 'stepName' | 'author'>) => ({
  title: `${author} replied to a review: ${stepName}`,
  body: 'You can read it when the second opinion is decided.',
  link: `/admin/reviews/${solutionId}`,
})

export const mentorsReply = ({ author, body, ...step }: Reply) => ({
  title: `${author} replied: ${step.stepName}`,
  body,
  link: linkToVerdict(step),
})

export const mentorsReplyEmail = ({ author, body, ...step }: Reply, publicUrl: string) => ({
  subject: `New reply: ${step.stepName}`,
  paragraphs: [
    `${author} replied about the review of “${step.stepName}”:`,
    body,
    `Write back: ${publicUrl}${linkToVerdict(step)}`,
  ],
})
