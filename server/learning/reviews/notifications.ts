import type { Verdict } from '#contract/learning/reviews.ts'

type Place = { courseId: number; courseTitle: string; stepId: number; stepTitle: string }
type Said = { mentor: string; verdict: Verdict; feedback: string }

const nothingMore = 'Well done. On to the next one.'
const linkTo = ({ courseId, stepId }: Place) => `/dashboard/tasks/${courseId}?step=${stepId}`

/** What the learner reads about the verdict, with the mentor's own words. */
export function verdictNotification(place: Place, { mentor, verdict, feedback }: Said) {
  const { stepTitle, courseTitle } = place
  const link = linkTo(place)
  if (verdict === 'rejected') {
    return { title: `“${stepTitle}” needs another try`, body: `${mentor}, ${courseTitle}: ${feedback}`, link }
  }
  const praise = feedback === '' ? nothingMore : feedback
  return { title: `“${stepTitle}” is approved`, body: `${mentor}, ${courseTitle}: ${praise}`, link }
}

export const undoneNotification = (place: Place, mentor: string) => ({
  title: `“${place.stepTitle}” is looked at once more`,
  body: `${mentor} has taken the verdict back (${place.courseTitle}). You need not do anything: a new one follows.`,
  link: linkTo(place),
})

export function verdictEmail(place: Place, { mentor, verdict, feedback }: Said, publicUrl: string) {
  const { stepTitle, courseTitle } = place
  const isApproved = verdict === 'approved'
  const decision = isApproved ? `${mentor} approved “${stepTitle}”` : `${mentor} asks for changes to “${stepTitle}”`
  const next = isApproved ? 'Continue with the next step' : 'Read the comments and submit again'
  return {
    subject: `${isApproved ? 'Approved' : 'Changes needed'}: ${stepTitle}`,
    paragraphs: [
      `${decision} in ${courseTitle}.`,
      feedback === '' ? 'Well done!' : `Feedback from ${mentor}:\n\n${feedback}`,
      `${next}: ${publicUrl}${linkTo(place)}`,
    ],
  }
}

type Certified = { courseTitle: string; code: string }

export const certificateEmail = ({ courseTitle, code }: Certified, publicUrl: string) => ({
  subject: `Certificate ready: ${courseTitle}`,
  paragraphs: [
    `Congratulations! You’ve completed ${courseTitle}, and your certificate is ready. Its number is ${code}.`,
    `Download it: ${publicUrl}/dashboard/my-courses`,
    `Employers can verify it here: ${publicUrl}/certificate/${code}`,
  ],
})
