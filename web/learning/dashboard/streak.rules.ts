import { graceDays, type Streak } from '#contract/learning/performance.ts'
import { dateParts, plural, weekday } from '#web/kit/format.ts'

/** Null while none was used in this month. */
const describeGrace = ({ graceUsed }: Streak, now: number): string | null =>
  graceUsed === 0 ? null : `${graceUsed} of ${graceDays} days of grace used in ${dateParts(now).month}`

/** A streak that ended isn't mentioned: the week counts then. */
export function streakFigure(streak: Streak, now: number): { label: string; value: string; note: string } {
  const { current, longest, week } = streak
  if (current === 0) {
    const studied = week.filter((state) => state === 'studied').length
    return { label: 'This week', value: plural(studied, 'day'), note: 'A few minutes count' }
  }
  const best = longest > current ? `longest ${plural(longest, 'day')}` : 'your longest so far'
  return { label: 'Streak', value: plural(current, 'day'), note: describeGrace(streak, now) ?? best }
}

/** 0 is Monday, as the first of January 2024 was. */
export const dayName = (index: number): string => weekday(Date.UTC(2024, 0, index + 1))

const states = { studied: 'studied', grace: 'day of grace', today: 'today' }

/** For screen readers. */
export function describeWeek(week: Streak['week']): string {
  const days = week.flatMap((state, index) => (state === 'none' ? [] : `${dayName(index)} ${states[state]}`))
  return ['This week', ...days].join(', ')
}
