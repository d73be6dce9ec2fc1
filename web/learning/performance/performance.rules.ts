import type { Approvals, Day, Performance, Week } from '#contract/learning/performance.ts'
import { day } from '#web/kit/format.ts'

const hour = 60 * 60 * 1000

/** 2026-11-15 as 15 Nov 2026: a day of the calendar, noon of which is the same day in India. */
export const dayWords = (date: string): string => day(`${date}T12:00:00+05:30`)
export const shortDay = (date: string): string => dayWords(date).replace(/ \d{4}$/, '')
export const monthWords = (date: string): string => dayWords(date).split(' ')[1]!

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const weekSays = ({ startsOn, submissions, approvals }: Week): string =>
  `Week of ${dayWords(startsOn)}: ${submissions} handed in, ${approvals} approved`

export const daySays = ({ date, submissions }: Day): string =>
  `${dayWords(date)}: ${submissions === 0 ? 'nothing handed in' : plural(submissions, 'submission')}`

const fewestWeeks = 12

/** From the week of the first submission on, but a dozen at least: months before one began say nothing. */
export function weeksToShow(weeks: Week[]): Week[] {
  const first = weeks.findIndex(({ submissions, approvals }) => submissions + approvals > 0)
  return weeks.slice(Math.max(0, Math.min(first === -1 ? weeks.length : first, weeks.length - fewestWeeks)))
}

/** Of each week whether a month begins in it, seen from the week before. */
export const monthStarts = (weeks: Week[]): (string | null)[] =>
  weeks.map(({ startsOn }, index) => {
    const month = monthWords(startsOn)
    return index > 0 && monthWords(weeks[index - 1]!.startsOn) === month ? null : month
  })

/** How long it took, as one would say it: 40 minutes, 13 hours, 3 days. */
export function timeWords(hours: number): string {
  if (hours < 1) return plural(Math.max(1, Math.round(hours * 60)), 'minute')
  if (hours < 48) return plural(Math.round(hours), 'hour')
  return plural(Math.round(hours / 24), 'day')
}

export const inMilliseconds = (hours: number) => hours * hour

/** The weeks in words: what was done in them, and in which the most. */
export function weeksWords(weeks: Week[]): string {
  const sum = (of: (week: Week) => number) => weeks.reduce((total, week) => total + of(week), 0)
  const [submissions, approvals] = [sum((week) => week.submissions), sum((week) => week.approvals)]
  if (submissions === 0) return `Nothing was handed in during the last ${weeks.length} weeks.`
  const best = weeks.reduce((most, week) => (week.submissions > most.submissions ? week : most))
  return `In the last ${weeks.length} weeks: ${plural(submissions, 'submission')} and ${plural(approvals, 'approval')}. Your busiest week began on ${dayWords(best.startsOn)}, with ${plural(best.submissions, 'submission')}.`
}

export function firstTimeWords({ firstDecided, firstApproved }: Approvals): string {
  if (firstDecided === 0) return 'Told as soon as a mentor has read a first attempt.'
  return `${firstApproved} of ${plural(firstDecided, 'step')} ${firstApproved === 1 ? 'was' : 'were'} approved at the first attempt.`
}

export function timeToApprovalWords({ medianHoursToApproval: hours }: Approvals): string {
  if (hours === null) return 'Told as soon as a step is approved.'
  return `From the first submission to the approval: half of your steps took less than ${timeWords(hours)}, the other half longer.`
}

export function streakWords({ streak, days }: Pick<Performance, 'streak' | 'days'>): string {
  const active = days.filter(({ submissions }) => submissions > 0).length
  const now =
    streak.current > 0
      ? `You handed something in on ${plural(streak.current, 'day')} in a row${streak.isTodayDone ? '' : '; today is still to come'}.`
      : 'A streak begins with your next submission.'
  return `${now} Your longest streak is ${plural(streak.longest, 'day')}. In the last year you were here on ${plural(active, 'day')}.`
}
