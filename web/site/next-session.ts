import type { PublicSession } from '#contract/site/next-session.ts'
import { weekdayTime } from '#web/kit/format.ts'

/** Honest when there is none. */
export const describeNextSession = (next: PublicSession | null): string =>
  next ? `The next one is on ${weekdayTime(next.startsAt)} IST.` : 'None is scheduled right now.'
