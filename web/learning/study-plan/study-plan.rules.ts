import type { StudyPlan } from '#contract/learning/study/plan.ts'
import { clockTime } from '#contract/kit/clock-time.ts'

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 19:00 as 7:00 PM. */
const shown = (time: string) => clockTime(new Date(`2026-01-01T${time}:00Z`))

/** Mondays, Wednesdays and Fridays at 7:00 PM; every day at 7:00 PM. */
export function describeDays({ weekdays, time }: Pick<StudyPlan, 'weekdays' | 'time'>): string {
  const names = weekdays.map((day) => `${weekdayNames[day - 1]}s`)
  const last = names.pop()
  const days = weekdays.length === 7 ? 'every day' : names.length > 0 ? `${names.join(', ')} and ${last}` : last
  return `${days} at ${shown(time)}`
}

export const toggleDay = (weekdays: number[], day: number): number[] =>
  weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].toSorted((a, b) => a - b)
