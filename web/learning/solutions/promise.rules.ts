import { dayMs as day } from '#contract/kit/durations.ts'
import { promisedTime } from '#web/kit/format.ts'
import { formatDuration } from '#web/kit/duration.ts'

/** Late, within 24 hours, or later. */
export function dueLevel(promisedAt: string, now: number): 'late' | 'soon' | 'later' {
  const left = Date.parse(promisedAt) - now
  if (left < 0) return 'late'
  return left < day ? 'soon' : 'later'
}

/** For staff: Late by 3 h, or Tue 17 Nov, 6 pm. */
export const describeDue = (promisedAt: string, now: number): string =>
  dueLevel(promisedAt, now) === 'late'
    ? `Late by ${formatDuration(now - Date.parse(promisedAt))}`
    : promisedTime(promisedAt)

/** What happens after submitting. */
export const describeNext = (promisedAt: string | undefined): string =>
  `${promisedAt ? `Reviewed by ${promisedTime(promisedAt)}` : 'A mentor will review it next'}. We’ll notify you of the result.`
