import { classes } from '../layout/classes.ts'
import { NavigableChart } from './navigable-chart.tsx'

export type BarLook = 'past' | 'now' | 'ahead'
export type Bar = {
  key: string
  value: number
  /** Written above the bar: a few letters, for it is narrow. */
  short: string
  /** Written below it, where there is something to say. */
  tick: string | null
  /** What it says in full, in the line below the drawing. */
  label: string
  look: BarLook
}

const [top, height] = [16, 64]
const foot = top + height
const whole = foot + 20

// What is over is outlined, what runs is solid, what is to come is dashed: nobody has to tell colours apart.
const looks: Record<BarLook, string> = {
  past: 'fill-indigo-tint stroke-indigo/45',
  now: 'fill-indigo stroke-indigo',
  ahead: 'fill-marigold-tint stroke-marigold [stroke-dasharray:3_2]',
}

type BarsProps = {
  label: string
  bars: Bar[]
  /** Which of them is highlighted while nobody points at another. */
  highlighted: number
}

/** A bar for each of a dozen weeks or days, with its number; as wide as there is room. */
export function Bars({ label, bars, highlighted }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
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
              <OneBar {...bar} size={bar.value === 0 ? 0 : Math.max(3, (bar.value / most) * height)} />
            </svg>
          ))}
        </svg>
      )}
    </NavigableChart>
  )
}

function OneBar({ value, short, tick, look, size }: Bar & { size: number }) {
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
