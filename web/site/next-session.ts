import type { PublicSession } from '#contract/site/next-session.ts'
import { weekdayTime } from '#web/kit/format.ts'

export const describeNextSession = ({ startsAt }: PublicSession): string =>
  `The next one is on ${weekdayTime(startsAt)} IST.`
