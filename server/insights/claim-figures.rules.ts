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
  students: counted(figures.learners, 'learner', 'learners'),
  practical: `${figures.practical} of ${counted(figures.courses, 'course', 'courses')} have tasks`,
  mentorSupport:
    figures.review_hours === null
      ? 'no reviews yet'
      : `median review ${counted(Math.max(1, Math.round(figures.review_hours)), 'hour', 'hours')}`,
  careerGrowth: null,
  weekendSessions: null,
  hiring: `${counted(figures.jobs, 'open job', 'open jobs')} on our public board`,
})
