import type { Verdict } from '#contract/learning/reviews.ts'

type StepContext = { id: number; courseId: number; courseTitle: string; stepId: number; stepName: string }

const linkTo = ({ courseId, stepId }: StepContext) => `/dashboard/tasks/${courseId}/steps/${stepId}#feedback`
const staffLinkTo = ({ id }: StepContext) => `/admin/reviews/${id}`

type Outcome = { verdict: Verdict; feedback: string; mentor: string }

/** An appeal that was approved is told as a verdict; this is for one that changed nothing. */
export const confirmedNotification = (step: StepContext, { feedback, mentor }: Outcome) => ({
  title: `Second opinion: changes needed in ${step.stepName}`,
  body: `${mentor} looked at it again (${step.courseTitle}): ${feedback}`,
  link: linkTo(step),
})

export const confirmedEmail = (step: StepContext, { feedback, mentor }: Outcome, publicUrl: string) => ({
  subject: `Second opinion: ${step.stepName}`,
  paragraphs: [
    `${mentor} looked at “${step.stepName}” in ${step.courseTitle} again, without knowing the first review, and also asks for changes.`,
    `Feedback from ${mentor}:\n\n${feedback}`,
    `Read the comments and submit again: ${publicUrl}${linkTo(step)}`,
  ],
})

/** For the mentor whose verdict was looked at again. */
export const outcomeNotification = (step: StepContext, { verdict, feedback, mentor }: Outcome, agrees: boolean) => ({
  title: `Second opinion on ${step.stepName}: ${agrees ? 'same verdict' : 'different verdict'}`,
  body: `${mentor} ${verdict === 'approved' ? 'approved it' : 'asks for changes'}.${feedback === '' ? '' : ` ${feedback}`}`,
  link: staffLinkTo(step),
})
