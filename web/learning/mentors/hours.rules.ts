import type { Span, WorkingHours } from '#contract/learning/mentors.ts'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A browser's time field has no 24:00: the end of the day is 00:00 there. */
export const toShown = (hours: WorkingHours): WorkingHours => ({
  ...hours,
  hours: hours.hours.map((span) => ({ ...span, endsAt: span.endsAt === '24:00' ? '00:00' : span.endsAt })),
})
export const toStored = (hours: WorkingHours): WorkingHours => ({
  ...hours,
  hours: hours.hours.map((span) => ({ ...span, endsAt: span.endsAt === '00:00' ? '24:00' : span.endsAt })),
})

export const schoolHours: Span[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  startsAt: '10:00',
  endsAt: '18:00',
}))

/** After the last time of the day, two hours long. */
export function nextSpan(hours: Span[], weekday: number): Span {
  const ends = hours.filter((span) => span.weekday === weekday).map(({ endsAt }) => Number(endsAt.slice(0, 2)))
  const start = ends.length === 0 ? 10 : Math.min(21, Math.max(...ends) + 1)
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  return { weekday, startsAt: time(start), endsAt: time(ends.length === 0 ? 18 : start + 2) }
}

/** The times of the last working day before this one, and its name; null if there is none. */
export function lastDayBefore(hours: Span[], weekday: number): { name: string; spans: Span[] } | null {
  const before = Math.max(0, ...hours.map((span) => span.weekday).filter((day) => day < weekday))
  if (before === 0) return null
  const spans = hours.filter((span) => span.weekday === before).map((span) => ({ ...span, weekday }))
  return { name: weekdays[before - 1]!, spans }
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Hours a week, without times that aren't valid yet. */
export const weeklyHours = (hours: Span[]): number =>
  hours.reduce((sum, { startsAt, endsAt }) => {
    const length = minutes(endsAt === '00:00' ? '24:00' : endsAt) - minutes(startsAt)
    return length > 0 ? sum + length / 60 : sum
  }, 0)
