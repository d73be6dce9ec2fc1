import type { Month } from '#contract/membership/months.ts'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { NavigableChart } from '#web/kit/charts/navigable-chart.tsx'
import { day as formatDay, exactRupees } from '#web/kit/format.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { daysOf } from './months.rules.ts'

type Day = Month['days'][number]

const [height, axis] = [132, 20]

/** Money per day: bars up for what came in, down where more went back. */
export function DayChart({ month }: { month: Month }) {
  const days = daysOf(month)
  const best = days.reduce((one, other) => (other.netRupees > one.netRupees ? other : one))
  return (
    <ChartCard
      title="Net by day"
      summary={
        best.netRupees > 0
          ? `Receipts minus credit notes. The best day was ${formatDay(best.day)} with ${exactRupees(best.netRupees)}.`
          : 'Receipts minus credit notes.'
      }
      chart={
        <NavigableChart
          label="Net by day."
          length={days.length}
          steps={{ ArrowLeft: -1, ArrowRight: 1 }}
          hint="Hover over a day or use the arrow keys for details."
          labelOf={(index) => describeDay(days[index]!)}
        >
          {(active) => <Bars days={days} active={active} />}
        </NavigableChart>
      }
      table={
        <Table
          caption="Net by day"
          isSlim
          rows={month.days}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: 'Day', heading: true, cell: ({ day }) => formatDay(day) },
            { key: 'in', header: 'Received', numeric: true, cell: ({ rupees }) => exactRupees(rupees) },
            { key: 'out', header: 'Returned', numeric: true, cell: (one) => exactRupees(one.returnedRupees) },
            { key: 'net', header: 'Net', numeric: true, cell: ({ netRupees }) => exactRupees(netRupees) },
          ]}
        />
      }
    />
  )
}

const describeDay = ({ day, rupees, returnedRupees, netRupees }: Day) =>
  rupees === 0 && returnedRupees === 0
    ? `${formatDay(day)}: no documents`
    : `${formatDay(day)}: ${exactRupees(netRupees)} net${returnedRupees === 0 ? '' : ` (${exactRupees(rupees)} received, ${exactRupees(returnedRupees)} returned)`}`

function Bars({ days, active }: { days: Day[]; active: number | null }) {
  const nets = days.map(({ netRupees }) => netRupees)
  const [most, least] = [Math.max(1, ...nets), Math.min(0, ...nets)]
  const scale = height / (most - least)
  const zero = most * scale
  const share = 100 / days.length
  return (
    <svg
      aria-hidden="true"
      height={height + axis}
      className="narrow block w-full overflow-visible text-[12px] font-medium"
    >
      <line x2="100%" y1={zero + 0.5} y2={zero + 0.5} className="stroke-edge" />
      {days.map(({ day, netRupees }, at) => {
        const size = netRupees === 0 ? 0 : Math.max(2, Math.abs(netRupees) * scale)
        const date = at + 1
        return (
          <svg key={day} data-mark={at} x={`${at * share}%`} width={`${share}%`} className="overflow-visible">
            <rect
              width="100%"
              height={height + axis}
              rx="4"
              className={at === active ? 'fill-haze' : 'fill-transparent'}
            />
            <rect
              x="18%"
              width="64%"
              y={netRupees < 0 ? zero : zero - size}
              height={size}
              rx="2"
              // Outlined below the line, so that it works without colour.
              className={classes(
                'pointer-events-none',
                netRupees < 0 ? 'fill-vermilion-tint stroke-vermilion' : 'fill-indigo',
              )}
            />
            {(date === 1 || date % 5 === 0) && (
              <text x="50%" y={height + 15} textAnchor="middle" className="fill-soft">
                {date}
              </text>
            )}
          </svg>
        )
      })}
    </svg>
  )
}
