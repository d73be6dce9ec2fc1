import type {
  Approvals,
  CoursePerformance,
  Day,
  Performance,
  QuizResults,
  Week,
} from '#contract/learning/performance.ts'
import { day, plural } from '#web/kit/format.ts'

const hour = 60 * 60 * 1000

/** 2026-11-15 as 15 Nov 2026; noon in India is on that day everywhere we format it. */
export const formatDate = (date: string): string => day(`${date}T12:00:00+05:30`)
export const formatMonth = (date: string): string => formatDate(date).split(' ')[1]!

export const weekLabel = ({ startsOn, submissions, approvals }: Week): string =>
  `Week of ${formatDate(startsOn)}: ${submissions} submitted, ${approvals} approved`

export const dayLabel = ({ date, submissions }: Day): string =>
  `${formatDate(date)}: ${submissions === 0 ? 'no submissions' : plural(submissions, 'submission')}`

const minWeeks = 12

/** From the week of the first submission, but at least twelve weeks. */
export function weeksToShow(weeks: Week[]): Week[] {
  const first = weeks.findIndex(({ submissions, approvals }) => submissions + approvals > 0)
  return weeks.slice(Math.max(0, Math.min(first === -1 ? weeks.length : first, weeks.length - minWeeks)))
}

/** The month's name on the first week of each month. */
export const monthStarts = (weeks: Week[]): (string | null)[] =>
  weeks.map(({ startsOn }, index) => {
    const month = formatMonth(startsOn)
    return index > 0 && formatMonth(weeks[index - 1]!.startsOn) === month ? null : month
  })

/** 40 minutes, 13 hours, 3 days */
export function formatHours(hours: number): string {
  if (hours < 1) return plural(Math.max(1, Math.round(hours * 60)), 'minute')
  if (hours < 48) return plural(Math.round(hours), 'hour')
  return plural(Math.round(hours / 24), 'day')
}

export const hoursToMs = (hours: number) => hours * hour

export function describeWeeks(weeks: Week[]): string {
  const sum = (of: (week: Week) => number) => weeks.reduce((total, week) => total + of(week), 0)
  const [submissions, approvals] = [sum((week) => week.submissions), sum((week) => week.approvals)]
  if (submissions === 0) return `No submissions in the last ${weeks.length} weeks.`
  const best = weeks.reduce((best, week) => (week.submissions > best.submissions ? week : best))
  return `In the last ${weeks.length} weeks: ${plural(submissions, 'submission')} and ${plural(approvals, 'approval')}. Your busiest week started on ${formatDate(best.startsOn)}, with ${plural(best.submissions, 'submission')}.`
}

export function describeFirstTime({ firstDecided, firstApproved }: Approvals): string {
  if (firstDecided === 0) return 'You’ll see this after your first review.'
  return `${firstApproved} of ${plural(firstDecided, 'step')} ${firstApproved === 1 ? 'was' : 'were'} approved on the first attempt.`
}

export function quizTotals(courses: Pick<CoursePerformance, 'quiz'>[]): QuizResults {
  const sum = (field: keyof QuizResults) => courses.reduce((total, { quiz }) => total + quiz[field], 0)
  return { answered: sum('answered'), rightAtFirst: sum('rightAtFirst') }
}

export const describeQuiz = ({ answered, rightAtFirst }: QuizResults): string =>
  `You’ve answered ${plural(answered, 'question')} in the lessons, ${rightAtFirst} right at the first try.`

export function describeTimeToApproval({ medianHoursToApproval: hours }: Approvals): string {
  if (hours === null) return 'You’ll see this after your first approval.'
  return `From first submission to approval, half of your steps took less than ${formatHours(hours)}.`
}

export function describeDays({ streak, days }: Pick<Performance, 'streak' | 'days'>): string {
  const active = days.filter(({ submissions }) => submissions > 0).length
  const submitted = `In the last year you submitted on ${plural(active, 'day')}.`
  if (!streak || streak.longest === 0) return submitted
  const longest = `Your longest streak is ${plural(streak.longest, 'day')} of study.`
  return streak.current > 0 && streak.current < streak.longest
    ? `${submitted} ${longest} Now it’s ${plural(streak.current, 'day')}.`
    : `${submitted} ${longest}`
}
