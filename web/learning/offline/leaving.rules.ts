import { dayMs } from '#contract/kit/durations.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { KeptCourse } from '#web/kit/device/database.ts'

const maxDaysWithoutContact = 30

/** The account may no longer read the course. */
export const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'not_allowed'

/** Also the answer of an instance that is older than this page. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'not_found'

/** Why a course may no longer be on this device, after this answer to the question; null if it may. */
export function whyLeaving(
  { confirmedAt, missingSince }: Pick<KeptCourse, 'confirmedAt' | 'missingSince'>,
  error: unknown,
  now = Date.now(),
): string | null {
  if (isRefused(error)) return 'you can’t open it any more'
  if (isMissing(error) && missingSince && now - missingSince > dayMs) return 'it isn’t offered any more'
  return now - confirmedAt > maxDaysWithoutContact * dayMs ? 'you haven’t connected for 30 days' : null
}
