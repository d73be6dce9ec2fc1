import { linePath, scale, ticks, type Week } from './chart-math.ts'
import { EDGE, HEIGHT, WIDTH } from './size.ts'

const rupees = new Intl.NumberFormat('en-IN')
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' })
const monthOf = (day: string) => month.format(new Date(day))

export function SeasonChart({ weeks }: { weeks: Week[] }) {
  const known = weeks.flatMap(({ price }, at) => (price === null ? [] : [{ at, price }]))
  const last = known.at(-1)
  if (!last) return <p>No prices for this season.</p>

  const prices = known.map(({ price }) => price)
  const yTicks = ticks(Math.min(...prices), Math.max(...prices))
  const x = scale([0, Math.max(weeks.length - 1, 1)], [EDGE.left, WIDTH - EDGE.right])
  const y = scale([yTicks[0]!, yTicks.at(-1)!], [HEIGHT - EDGE.bottom, EDGE.top])
  const points = weeks.map(({ price }, at) => (price === null ? null : { x: x(at), y: y(price) }))

  const highest = known.find(({ price }) => price === Math.max(...prices))!
  const lowest = known.find(({ price }) => price === Math.min(...prices))!
  const marked = [...new Set([highest, lowest, last])]
  // A month gets its name at its first week.
  const months = weeks.flatMap((week, at) => (at === 0 || monthOf(weeks[at - 1]!.from) !== monthOf(week.from) ? [{ at, name: monthOf(week.from) }] : []))

  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`Onion price per week, ${weeks.length} weeks`}>
      {yTicks.map((value) => (
        <g key={value}>
          <line className="grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
          <text className="tick" x={EDGE.left - 6} y={y(value)} textAnchor="end" dominantBaseline="middle">
            {rupees.format(value)}
          </text>
        </g>
      ))}
      {months.map(({ at, name }) => (
        <text key={at} className="month" x={x(at)} y={HEIGHT - 8} textAnchor="start">
          {name}
        </text>
      ))}
      <path className="line" d={linePath(points)} />
      {marked.map(({ at, price }) => (
        <g key={at}>
          <circle className="dot" cx={x(at)} cy={y(price)} r={4} />
          <text
            className="label"
            x={x(at)}
            y={y(price) + (at === lowest.at && at !== last.at ? 18 : -9)}
            textAnchor={at === weeks.length - 1 ? 'end' : at === 0 ? 'start' : 'middle'}
          >
            ₹{rupees.format(price)}
          </text>
        </g>
      ))}
      <text className="unit" x={0} y={12}>
        Onion, ₹ per quintal
      </text>
    </svg>
  )
}
