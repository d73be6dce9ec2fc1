import { Badge } from '#web/kit/layout/badge.tsx'
import { day as formatDay } from '#web/kit/format.ts'
import type { Day } from './desk.rules.ts'
import { OccupancyBar } from './occupancy-bar.tsx'

type DaySlotsProps = { date: string; slots: Day['slots']; capacity: number }

export function DaySlots({ date, slots, capacity }: DaySlotsProps) {
  return (
    <section aria-labelledby="slots" className="surface p-4 sm:p-5">
      <h2 id="slots" className="type-h3">
        {formatDay(date)}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {slots.map(({ demoTime, booked }) => (
          <li key={demoTime}>
            <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium whitespace-nowrap tabular-nums">{demoTime}</span>
              <span className="type-small text-soft tabular-nums">
                {booked} of {capacity} booked {booked >= capacity && <Badge tone="bad">Full</Badge>}
              </span>
            </p>
            <OccupancyBar booked={booked} capacity={capacity} />
          </li>
        ))}
      </ul>
    </section>
  )
}
