import { classes } from '../layout/classes.ts'
import { NavigableChart } from './navigable-chart.tsx'

export type WeekBar = {
  /** The month name below its first week. */
  month: string | null
  begun: number
  done: number
  /** The full text, unique per week. */
  label: string
}

export type WeekBarsProps = {
  label: string
  /** The names of the two bars: submitted, approved. */
  names: [begun: string, done: string]
  weeks: WeekBar[]
}

const [minWeekWidth, barWidth, top, height] = [32, 12, 20, 120]
const foot = top + height
const whole = foot + 26

/** Two bars per week, one outlined and one solid, so that they work without colour. */
export function WeekBars({ label, names, weeks }: WeekBarsProps) {
  const max = Math.max(4, ...weeks.map(({ begun, done }) => Math.max(begun, done)))
  const share = 100 / weeks.length
  return (
    <>
      <Legend names={names} />
      <NavigableChart
        label={label}
        length={weeks.length}
        steps={{ ArrowLeft: -1, ArrowRight: 1 }}
        hint="Hover over a week or use the arrow keys for details."
        labelOf={(index) => weeks[index]!.label}
      >
        {(active) => (
          <svg
            aria-hidden="true"
            height={whole}
            style={{ minWidth: weeks.length * minWeekWidth }}
            className="block w-full text-[12px] font-medium print:min-w-0!"
          >
            <path d={`M0 ${foot + 0.5}H4000`} className="stroke-edge" />
            {weeks.map(({ month, begun, done, label }, index) => (
              <svg
                key={label}
                data-mark={index}
                x={`${index * share}%`}
                width={`${share}%`}
                className="overflow-visible"
              >
                <rect
                  width="100%"
                  height={whole}
                  rx="4"
                  className={index === active ? 'fill-haze' : 'fill-transparent'}
                />
                {/* x is relative to the middle of the week. */}
                <svg x="50%" className="overflow-visible">
                  <Bar x={-barWidth - 1} value={begun} max={max} className="fill-indigo-tint stroke-indigo" />
                  <Bar x={1} value={done} max={max} className="fill-leaf stroke-leaf" />
                  {month && (
                    <text x={-barWidth - 1} y={foot + 19} className="fill-soft">
                      {month}
                    </text>
                  )}
                </svg>
              </svg>
            ))}
          </svg>
        )}
      </NavigableChart>
    </>
  )
}

type BarProps = { x: number; value: number; max: number; className: string }

function Bar({ x, value, max, className }: BarProps) {
  if (value === 0) return null
  const size = Math.max(3, (value / max) * height)
  return (
    <>
      <rect
        x={x + 0.75}
        y={foot - size}
        width={barWidth - 1.5}
        height={size}
        rx="2"
        strokeWidth="1.5"
        className={className}
      />
      <text x={x + barWidth / 2} y={foot - size - 6} textAnchor="middle" className="fill-ink tabular-nums">
        {value}
      </text>
    </>
  )
}

function Legend({ names: [begun, done] }: { names: [string, string] }) {
  return (
    <ul aria-hidden="true" className="type-small mb-3 flex flex-wrap gap-x-5 gap-y-1">
      {[
        [begun, 'border-[1.5px] border-indigo bg-indigo-tint'],
        [done, 'bg-leaf'],
      ].map(([name, look]) => (
        <li key={name} className="flex items-center gap-2">
          <span className={classes('size-3.5 rounded-small', look)} />
          {name}
        </li>
      ))}
    </ul>
  )
}
