import { NavigableChart } from './navigable-chart.tsx'

export type CalendarDay = { date: string; count: number; label: string }

export type CalendarProps = {
  label: string
  /** All days from a Monday to today. */
  days: CalendarDay[]
  /** The month name of a date. */
  monthOf: (date: string) => string
}

const [pitch, left, top] = [16, 34, 20]
const weekdays: [name: string, row: number][] = [
  ['Mon', 0],
  ['Wed', 2],
  ['Fri', 4],
  ['Sun', 6],
]
// Levels differ in size too, so that they work without colour.
const looks = [
  { size: 3, look: 'fill-edge/50' },
  { size: 7, look: 'fill-indigo' },
  { size: 10.5, look: 'fill-indigo' },
  { size: 14, look: 'fill-indigo' },
]
const levelOf = (count: number) => Math.min(count, looks.length - 1)

/** A year of days in columns of weeks. */
export function Calendar({ label, days, monthOf }: CalendarProps) {
  const weeks = Math.ceil(days.length / 7)
  const width = left + weeks * pitch
  const height = top + 7 * pitch
  return (
    <>
      <NavigableChart
        label={label}
        length={days.length}
        steps={{ ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 }}
        hint="Hover over a day or use the arrow keys for details."
        labelOf={(index) => days[index]!.label}
      >
        {(active) => (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
            className="block max-w-none text-[12px] font-medium print:h-auto print:w-full"
          >
            {weekdays.map(([name, row]) => (
              <text key={name} x={0} y={top + row * pitch + 12} className="fill-soft">
                {name}
              </text>
            ))}
            <Months days={days} monthOf={monthOf} />
            {days.map(({ date, count }, index) => (
              <Mark
                key={date}
                index={index}
                count={count}
                isActive={index === active}
                isLast={index === days.length - 1}
              />
            ))}
          </svg>
        )}
      </NavigableChart>
      <Legend />
    </>
  )
}

type MarkProps = { index: number; count: number; isActive: boolean; isLast: boolean }

function Mark({ index, count, isActive, isLast }: MarkProps) {
  const [x, y] = [left + Math.floor(index / 7) * pitch, top + (index % 7) * pitch]
  const { size, look } = looks[levelOf(count)]!
  const inset = (pitch - size) / 2
  return (
    <g data-mark={index}>
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={pitch - 1.5}
        height={pitch - 1.5}
        rx="3"
        strokeWidth="1.5"
        // Today has a border.
        className={isActive ? 'fill-haze stroke-ink' : isLast ? 'fill-transparent stroke-marigold' : 'fill-transparent'}
      />
      <rect
        x={x + inset}
        y={y + inset}
        width={size}
        height={size}
        rx={size / 5}
        className={`pointer-events-none ${look}`}
      />
    </g>
  )
}

/** The month name is above its first week, if there is room. */
function Months({ days, monthOf }: Pick<CalendarProps, 'days' | 'monthOf'>) {
  const mondays = days.filter((_, index) => index % 7 === 0)
  const names = mondays.map(({ date }) => monthOf(date))
  return names.map((name, week) => {
    const isFirst = name !== names[week - 1]
    const isCut = week === 0 && names[2] !== name
    if (!isFirst || isCut) return null
    return (
      <text key={mondays[week]!.date} x={left + week * pitch + 1} y={12} className="fill-soft">
        {name}
      </text>
    )
  })
}

function Legend() {
  return (
    <ul aria-hidden="true" className="type-small mt-2 flex flex-wrap gap-x-5 gap-y-1 text-soft">
      {['None', '1', '2', '3 or more'].map((name, level) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg viewBox="0 0 16 16" className="size-4">
            <rect
              x={(16 - looks[level]!.size) / 2}
              y={(16 - looks[level]!.size) / 2}
              width={looks[level]!.size}
              height={looks[level]!.size}
              rx={looks[level]!.size / 5}
              className={looks[level]!.look}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
