import { graceDays, type Streak } from '#contract/learning/performance.ts'
import { indiaDate, plural } from '#web/kit/format.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** Null while none was used in this month. */
function describeGrace({ graceUsed }: Streak, now: number): string | null {
  const month = months[Number(indiaDate(now).slice(5, 7)) - 1]!
  return graceUsed === 0 ? null : `${graceUsed} of ${graceDays} days of grace used in ${month}`
}

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

const states = { studied: 'studied', grace: 'day of grace', today: 'today', none: '' }
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** For screen readers. */
export function describeWeek(week: Streak['week']): string {
  const days = week.flatMap((state, index) => (state === 'none' ? [] : [`${names[index]} ${states[state]}`]))
  return days.length === 0 ? 'This week' : `This week: ${days.join(', ')}`
}
