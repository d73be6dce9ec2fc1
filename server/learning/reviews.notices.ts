import type { Verdict } from '#contract/learning/reviews.ts'

type Place = { courseId: number; courseTitle: string; stepId: number; stepTitle: string }
type Said = { mentor: string; verdict: Verdict; words: string }

const linkTo = ({ courseId, stepId }: Place) => `/dashboard/tasks/${courseId}?step=${stepId}`

/** What the learner reads about the verdict, with the mentor's own words. */
export function verdictNotice(place: Place, { mentor, verdict, words }: Said) {
  const { stepTitle, courseTitle } = place
  const link = linkTo(place)
  if (verdict === 'rejected') {
    return { title: `“${stepTitle}” needs another try`, body: `${mentor}, ${courseTitle}: ${words}`, link }
  }
  const praise = words === '' ? 'Well done. On to the next one.' : words
  return { title: `“${stepTitle}” is approved`, body: `${mentor}, ${courseTitle}: ${praise}`, link }
}

export const undoneNotice = (place: Place, mentor: string) => ({
  title: `“${place.stepTitle}” is looked at once more`,
  body: `${mentor} has taken the verdict back (${place.courseTitle}). You need not do anything: a new one follows.`,
  link: linkTo(place),
})
