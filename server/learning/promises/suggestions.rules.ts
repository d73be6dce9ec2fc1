import type { HolidayDays } from '#contract/site/holidays.ts'
import {
  type Opening,
  openingsOf,
  outsideHolidays,
  type MentorTime,
  schoolHours,
  workingMinutes,
} from './openings.rules.ts'

const hour = 60 * 60 * 1000
const plannedDays = 7

/** In the order of the queue. A claim that hasn't expired counts as the mentor's work. */
export type WaitingAttempt = { id: number; learnerId: number; promisedAt: Date; claimedBy: number | null }
export type Reviewer = { id: number; openings: Opening[] }

type Week = { now: Date; holidays: HolidayDays[] }

/** What a mentor works in the next week; school hours if they have set none. */
export const toReviewer = (id: number, time: MentorTime | undefined, { now, holidays }: Week): Reviewer => {
  const hours = { spans: time?.spans.length ? time.spans : schoolHours, absences: time?.absences ?? [] }
  return { id, openings: outsideHolidays(openingsOf(hours, now, plannedDays), holidays) }
}

/**
 * Shares the waiting attempts among the mentors in proportion to their hours, the first promised first. An attempt goes to
 * somebody who works before its promise, if there is anybody; nobody gets their own work, or any while they are away.
 */
export function suggestWork(attempts: WaitingAttempt[], reviewers: Reviewer[], now: Date): Map<number, number> {
  const all = reviewers.map(({ id, openings }) => ({
    id,
    minutes: workingMinutes(openings, now.getTime(), Infinity),
    nextAt: Math.max(now.getTime(), openings.find(({ end }) => end > now.getTime())?.start ?? Infinity),
    count: attempts.filter(({ claimedBy }) => claimedBy === id).length,
  }))
  const present = all.filter(({ minutes }) => minutes > 0)
  const suggestions = new Map<number, number>()
  for (const { id, learnerId, promisedAt, claimedBy } of attempts) {
    if (claimedBy !== null) continue
    const others = present.filter((mentor) => mentor.id !== learnerId)
    const inTime = others.filter(({ nextAt }) => nextAt < Math.max(promisedAt.getTime(), now.getTime() + hour))
    const share = ({ count, minutes }: (typeof all)[number]) => (count + 1) / minutes
    const [chosen] = (inTime.length > 0 ? inTime : others).toSorted((a, b) => share(a) - share(b) || a.id - b.id)
    if (!chosen) continue
    chosen.count += 1
    suggestions.set(id, chosen.id)
  }
  return suggestions
}
