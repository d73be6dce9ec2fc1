import type { CourseGoal, courseLevels, PublicCourse } from '#contract/catalogue/courses.ts'

export const experiences = ['never', 'a little', 'projects'] as const
export type Experience = (typeof experiences)[number]

/** Hours a week. */
export const paces = [3, 6, 10] as const

export type Answers = { experience: Experience; goal: CourseGoal; hours: number }
type Course = Pick<PublicCourse, 'courseId' | 'courseTitle' | 'weeks' | 'facts'>
export type Suggestion<Of extends Course> = {
  /** The free path for those who have never coded. */
  startsFree: boolean
  course: Of
  /** What they want, if the course is only the way there. */
  afterwards: Of | null
  /** How many weeks the course takes with their hours; null if nobody knows. */
  weeks: number | null
}

const ranks: Record<'' | (typeof courseLevels)[number], number> = { '': 0, Beginner: 0, Intermediate: 1, Advanced: 2 }
const highest: Record<Experience, number> = { never: 0, 'a little': 1, projects: 2 }

/**
 * A course for their goal: the hardest one that isn't too hard; of equally hard ones the first. If all are, an easier
 * one leads there.
 */
export function suggest<Of extends Course>(courses: Of[], { experience, goal, hours }: Answers): Suggestion<Of> | null {
  const rankOf = ({ facts }: Of) => ranks[facts.level]
  const isOpen = (course: Of) => rankOf(course) <= highest[experience]
  const wanted = courses.filter(({ facts }) => facts.goals.includes(goal))
  const fitting = wanted.filter(isOpen).toSorted((a, b) => rankOf(b) - rankOf(a))[0]
  const easiest = wanted.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
  const course = fitting ?? (easiest && courses.find(isOpen))
  if (!course) return null
  return {
    startsFree: experience === 'never',
    course,
    afterwards: fitting ? null : easiest!,
    weeks: weeksFor(course, hours),
  }
}

/** From "8 to 10 hours" a week. */
function weeksFor({ weeks, facts }: Course, hours: number): number | null {
  const [from, to = from] = (facts.hoursPerWeek.match(/\d+/g) ?? []).map(Number)
  return from === undefined || weeks === 0 ? null : Math.max(weeks, Math.ceil((weeks * (from + to!)) / 2 / hours))
}
