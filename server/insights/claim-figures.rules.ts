import { maxCounted } from '#contract/kit/counting.ts'
import type { ClaimFigures } from '#contract/site/claims.ts'
import { formatWeekday } from '#server/kit/india.ts'
import type { SchoolFigures } from './overview.rules.ts'

export type CountedFigures = {
  courses: number
  practical: number
  /** Counted up to 1000. */
  jobs: number
  /** When the next weekend session starts. */
  nextSession: Date | null
  /** Null until they are counted for the first time. */
  prepared: Pick<SchoolFigures, 'students' | 'hoursToReview'> | null
}

const counted = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : many}`

/** In a few words. What we don't measure is null. */
export const describeFigures = ({ courses, practical, jobs, nextSession, prepared }: CountedFigures): ClaimFigures => ({
  students:
    prepared?.students === undefined ? null : counted(prepared.students, 'verified learner', 'verified learners'),
  practical: `${practical} of ${counted(courses, 'course', 'courses')} have tasks`,
  mentorSupport: prepared && describeHours(prepared.hoursToReview),
  careerGrowth: null,
  weekendSessions: nextSession ? `next on ${formatWeekday(nextSession)} IST` : 'none scheduled',
  hiring: `${jobs > maxCounted ? '1,000+ open jobs' : counted(jobs, 'open job', 'open jobs')} on our public board`,
})

const describeHours = (hours: number | null) =>
  hours === null ? 'no reviews yet' : `median review ${counted(Math.max(1, Math.round(hours)), 'hour', 'hours')}`
