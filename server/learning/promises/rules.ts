import { dayMs } from '#contract/kit/durations.ts'
import type { HolidayDays } from '#contract/site/holidays.ts'
import { afterHolidays, type Opening, outsideHolidays } from './openings.rules.ts'

const minute = 60_000
const hour = 60 * minute
// India is half an hour off the full hours of UTC.
const indiaOffset = 5.5 * hour

/** Fewer reviews say nothing about the pace. */
export const minReviews = 20
/** One working day. */
const cautiousMinutes = 8 * 60
const minMinutes = 30
/** Where little is submitted, mentors review little although they could review more. */
const minPerHour = 1

/** Of the last 30 days. `minutes` is the working time to a review, 90th percentile; null with too few reviews. */
export type Pace = { minutes: number | null; perHour: number }

type PromiseInput = {
  now: Date
  pace: Pace
  /** Attempts that are reviewed before this one. */
  ahead: number
  /** Its earlier promise puts it before the others in the queue. */
  comesFirst?: boolean
  /** In order, without overlaps. */
  openings: Opening[]
  /** Also in order. Nobody works then, and the limit is later by them. */
  holidays?: HolidayDays[]
  maxHours: number
}

/** Working time until a review: the usual one, or as long as the mentors need for a longer queue. */
export function requiredMinutes({ minutes, perHour }: Pace, ahead: number, comesFirst = false): number {
  const usual = Math.max(minMinutes, minutes ?? cautiousMinutes)
  if (comesFirst) return Math.min(usual, cautiousMinutes)
  return Math.max(usual, ((ahead + 1) / Math.max(minPerHour, perHour)) * 60)
}

/**
 * The first full hour in India at which mentors are at work, or just finished, and have had the required working time.
 * Never later than the limit.
 */
export function promise({ now, pace, ahead, comesFirst, openings, holidays = [], maxHours }: PromiseInput): Date {
  const limit = floorHour(afterHolidays(now.getTime() + maxHours * hour, holidays, now.getTime()))
  let missing = requiredMinutes(pace, ahead, comesFirst) * minute
  for (const opening of outsideHolidays(openings, holidays)) {
    const start = Math.max(opening.start, now.getTime())
    const available = opening.end - start
    if (available <= 0) continue
    const promised = ceilHour(start + missing)
    if (promised <= opening.end) return new Date(Math.min(promised, limit))
    missing = Math.max(0, missing - available)
    if (opening.end >= limit) break
  }
  return new Date(limit)
}

type Waiting = { now: Date; firstEnrolledAt: Date | null; attempt?: number; isApprovedByChecks?: boolean }

/**
 * Who waits in their first week gives up; who changed something is still in the matter; and a small step that its checks
 * didn't approve is read in a minute.
 */
export const comesFirst = ({ now, firstEnrolledAt, attempt = 1, isApprovedByChecks = false }: Waiting): boolean =>
  attempt > 1 ||
  isApprovedByChecks ||
  (firstEnrolledAt !== null && now.getTime() - firstEnrolledAt.getTime() < 7 * dayMs)

const floorHour = (time: number) => Math.floor((time + indiaOffset) / hour) * hour - indiaOffset
const ceilHour = (time: number) => Math.ceil((time + indiaOffset) / hour) * hour - indiaOffset

/** Nearest rank: the smallest value that at least this share of the values doesn't exceed. */
export function percentile(values: number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

/** One day of access for each day of delay that has begun. */
export const daysDue = (promisedAt: Date, until: Date, maxDays: number): number =>
  Math.min(maxDays, Math.max(0, Math.ceil((until.getTime() - promisedAt.getTime()) / dayMs)))
