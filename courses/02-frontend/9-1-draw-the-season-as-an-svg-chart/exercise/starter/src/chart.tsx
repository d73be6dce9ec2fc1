import type { Week } from './chart-math.ts'
import { HEIGHT, WIDTH } from './size.ts'

export function SeasonChart({ weeks }: { weeks: Week[] }) {
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`Onion price per week, ${weeks.length} weeks`}>
      <text className="unit" x={0} y={12}>
        Onion, ₹ per quintal
      </text>
    </svg>
  )
}
