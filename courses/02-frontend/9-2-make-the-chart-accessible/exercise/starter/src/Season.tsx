import type { Week } from './chart-math.ts'
import { SeasonChart } from './chart.tsx'
import { summarise } from './summary.ts'

export function Season({ crop, weeks }: { crop: string; weeks: Week[] }) {
  return (
    <figure className="season">
      <figcaption id="season-summary">{summarise(crop, weeks)}</figcaption>
      <SeasonChart weeks={weeks} />
    </figure>
  )
}
