import { classes } from '../layout/classes.ts'
import { NavigableChart } from './navigable-chart.tsx'

export type BarLook = 'past' | 'now' | 'ahead'
export type Bar = {
  key: string
  value: number
  /** The short label above the bar. */
  short: string
  /** The label below the bar. */
  tick: string | null
  /** The full text, shown below the chart. */
  label: string
  look: BarLook
}

const [top, height] = [16, 64]
const foot = top + height
const whole = foot + 20

// Past is outlined, now is solid, ahead is dashed, so that it works without colour.
const looks: Record<BarLook, string> = {
  past: 'fill-indigo-tint stroke-indigo/45',
  now: 'fill-indigo stroke-indigo',
  ahead: 'fill-marigold-tint stroke-marigold [stroke-dasharray:3_2]',
}

type BarsProps = {
  label: string
  bars: Bar[]
  /** The index whose text is shown by default. */
  highlighted: number
}

/** Bars for about a dozen weeks or days. */
export function Bars({ label, bars, highlighted }: BarsProps) {
  const max = Math.max(1, ...bars.map(({ value }) => value))
  const share = 100 / bars.length
  return (
    <NavigableChart
      label={label}
      length={bars.length}
      steps={{ ArrowLeft: -1, ArrowRight: 1 }}
      hint={bars[highlighted]?.label ?? ''}
      labelOf={(index) => bars[index]!.label}
    >
      {(active) => (
        <svg aria-hidden="true" height={whole} className="narrow block w-full overflow-visible text-[12px] font-medium">
          <line x2="100%" y1={foot + 0.5} y2={foot + 0.5} className="stroke-line" />
          {bars.map((bar, index) => (
            <svg
              key={bar.key}
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
              <SingleBar {...bar} size={bar.value === 0 ? 0 : Math.max(3, (bar.value / max) * height)} />
            </svg>
          ))}
        </svg>
      )}
    </NavigableChart>
  )
}

function SingleBar({ value, short, tick, look, size }: Bar & { size: number }) {
  return (
    <>
      {value > 0 && (
        <>
          <rect
            x="14%"
            y={foot - size}
            width="72%"
            height={size}
            rx="2"
            strokeWidth="1"
            className={classes('pointer-events-none', looks[look])}
          />
          <text
            x="50%"
            y={foot - size - 5}
            textAnchor="middle"
            className={classes('tabular-nums', look === 'now' ? 'fill-ink font-semibold' : 'fill-soft')}
          >
            {short}
          </text>
        </>
      )}
      {tick && (
        <text x="14%" y={foot + 15} className="fill-soft">
          {tick}
        </text>
      )}
    </>
  )
}
