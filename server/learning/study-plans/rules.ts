import { indiaDate, startOfDay } from '#server/kit/india.ts'

/** The reminders that are due at a moment: of this day, for times from … to. */
export type Due = { day: string; weekday: number; from: string; to: string }

/** A reminder that is later than this, because nothing was running, isn't sent any more. */
const latestMinutes = 180

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function dueAt(now: Date): Due {
  const day = indiaDate(now)
  const minutes = Math.floor((now.getTime() - startOfDay(day).getTime()) / 60_000)
  return {
    day,
    // 1 is Monday.
    weekday: ((new Date(day).getUTCDay() + 6) % 7) + 1,
    from: toTime(Math.max(0, minutes - latestMinutes)),
    to: toTime(minutes),
  }
}

type Waiting = { minutes: number | null; percentRead: number }

/** Minutes that are left of a lesson; null once it is read. */
export const minutesLeft = ({ minutes, percentRead }: Waiting): number | null =>
  minutes === null || percentRead >= 95 ? null : Math.max(1, Math.ceil((minutes * (100 - percentRead)) / 100))
