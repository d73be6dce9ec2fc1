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

type Written = { firstName: string; publicUrl: string }

/** The same by email, for who is not looking. */
export function verdictEmail(place: Place, { mentor, verdict, feedback }: Said, { firstName, publicUrl }: Written) {
  const { stepTitle, courseTitle } = place
  const isApproved = verdict === 'approved'
  const decided = isApproved ? `has approved “${stepTitle}”` : `asks you for another try at “${stepTitle}”`
  const said = feedback === '' ? nothingMore : `In ${mentor}’s words:\n\n${feedback}`
  return {
    subject: verdictNotification(place, { mentor, verdict, feedback }).title,
    text: [
      `Hello ${firstName},`,
      `${mentor} ${decided} (${courseTitle}).`,
      said,
      `${isApproved ? 'Go on' : 'See what was said line by line, and submit again'}: ${publicUrl}${linkTo(place)}`,
    ].join('\n\n'),
  }
}

type Certified = { courseTitle: string; code: string }

export const certificateEmail = ({ courseTitle, code }: Certified, { firstName, publicUrl }: Written) => ({
  subject: `You have finished ${courseTitle}`,
  text: [
    `Hello ${firstName},`,
    `every step of ${courseTitle} is approved. Your certificate is ready; its number is ${code}.`,
    `Download it: ${publicUrl}/dashboard/my-courses`,
    `Whoever wants to know whether it is real can look here: ${publicUrl}/certificate/${code}`,
  ].join('\n\n'),
})
