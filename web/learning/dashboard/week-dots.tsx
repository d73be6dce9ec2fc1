import type { Streak } from '#contract/learning/performance.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { dayName, describeWeek } from './streak.rules.ts'

const looks = {
  studied: 'border-marigold bg-marigold',
  grace: 'border-marigold bg-marigold-tint',
  today: 'border-dashed border-edge',
  none: 'border-transparent bg-haze',
}

/** The days of this week. Filled: studied; outlined: a day of grace; dashed: today, still to come. */
export function WeekDots({ week }: { week: Streak['week'] }) {
  return (
    <span className="mt-2 mb-1.5 flex gap-1.5">
      <span className="sr-only">{describeWeek(week)}</span>
      {week.map((state, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the days of the week stay in order
        <span key={index} aria-hidden="true" className="grid justify-items-center gap-1 text-[0.6875rem] text-soft">
          {dayName(index)[0]}
          <span className={classes('size-3 rounded-full border-2', looks[state])} />
        </span>
      ))}
    </span>
  )
}
