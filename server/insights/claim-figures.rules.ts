import type { ClaimFigures } from '#contract/site/claims.ts'

export type CountedFigures = {
  learners: number
  courses: number
  practical: number
  /** Null before the first review. */
  review_hours: number | null
  jobs: number
}

const counted = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`

/** In words that fit beside a claim. What we don't measure is null. */
export const describeFigures = (figures: CountedFigures): ClaimFigures => ({
  students: `counted: ${counted(figures.learners, 'learner', 'learners')}`,
  practical: `counted: ${figures.practical} of ${counted(figures.courses, 'course', 'courses')} have tasks`,
  mentorSupport:
    figures.review_hours === null
      ? 'counted: no reviews yet'
      : `counted: median review ${counted(Math.max(1, Math.round(figures.review_hours)), 'hour', 'hours')}`,
  careerGrowth: null,
  weekendSessions: null,
  hiring: `counted: ${counted(figures.jobs, 'open job', 'open jobs')} on our public board`,
})
