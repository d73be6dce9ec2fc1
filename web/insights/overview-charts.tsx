import type { ReactNode } from 'react'
import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import { type Bar, Bars } from '#web/kit/charts/bars.tsx'
import { FigureCard } from '#web/kit/charts/figure-card.tsx'
import { count, indiaDate } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { changeOf, formatDate, type Measure, monthTicks, shortDay, shortNumber, weekLabel } from './overview.rules.ts'

export type Figures = NonNullable<Overview['figures']>
type Weeks = Pick<Figures, 'weeks' | 'lastWeekSoFar'>

/** This week's figure, compared with last week at the same time, and the weeks before. */
export function WeekChart({ measure, weeks, lastWeekSoFar, foot }: Weeks & { measure: Measure; foot?: ReactNode }) {
  const now = measure.of(weeks.at(-1)!)
  return (
    <FigureCard
      isBriefOnPhones
      title={measure.title}
      figure={now === null ? '–' : measure.format(now)}
      unit={now === null ? `${measure.none} this week` : measure.unit}
      change={changeOf(measure, now, measure.of(lastWeekSoFar))}
      chart={
        <Bars label={`${measure.title} by week.`} bars={weekBars(measure, weeks)} highlighted={weeks.length - 1} />
      }
      table={<WeekTable measure={measure} weeks={weeks} lastWeekSoFar={lastWeekSoFar} />}
      foot={foot}
    />
  )
}

function weekBars(measure: Measure, weeks: OverviewWeek[]): Bar[] {
  const months = monthTicks(weeks.map(({ startsOn }) => startsOn))
  return weeks.map((week, index) => {
    const value = measure.of(week) ?? 0
    const isCurrent = index === weeks.length - 1
    return {
      key: week.startsOn,
      value,
      short: measure.short(value),
      tick: months[index] ?? null,
      label: weekLabel(measure, week, isCurrent),
      look: isCurrent ? 'now' : 'past',
    }
  })
}

function WeekTable({ measure, weeks, lastWeekSoFar }: Weeks & { measure: Measure }) {
  const text = (week: OverviewWeek) => {
    const value = measure.of(week)
    return value === null ? '–' : measure.format(value)
  }
  const [thisWeek, lastWeek, ...earlier] = weeks.toReversed()
  const rows = [
    { name: `${shortDay(thisWeek!.startsOn)}, so far`, week: thisWeek! },
    { name: `${shortDay(lastWeekSoFar.startsOn)}, at this time`, week: lastWeekSoFar },
    { name: shortDay(lastWeek!.startsOn), week: lastWeek! },
    ...earlier.map((week) => ({ name: shortDay(week.startsOn), week })),
  ]
  return (
    <Table
      caption={`${measure.title} by week`}
      columns={[
        { key: 'week', header: 'Week of', cell: ({ name }) => name, heading: true },
        { key: 'value', header: measure.title, cell: ({ week }) => text(week), numeric: true },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  )
}

type EndingsProps = { endings: NonNullable<Figures['endings']>; expiringIn7Days: number }

/** Access that ends in the coming days, compared with the days before. */
export function EndingsChart({ endings, expiringIn7Days }: EndingsProps) {
  const today = indiaDate(useNow(60_000))
  const ended = endings.filter(({ date }) => date < today).reduce((sum, { count }) => sum + count, 0)
  return (
    <FigureCard
      isBriefOnPhones
      title="Expiring soon"
      figure={count(expiringIn7Days)}
      unit="within 7 days"
      change={{
        direction: expiringIn7Days === ended ? 'same' : expiringIn7Days > ended ? 'up' : 'down',
        text: `Ended in the last 7 days: ${count(ended)}`,
        isWelcome: null,
      }}
      chart={
        <Bars
          label="Access ending by day."
          bars={endingBars(endings, today)}
          highlighted={endings.findIndex(({ date }) => date === today)}
        />
      }
      table={
        <Table
          caption="Access ending by day"
          columns={[
            { key: 'day', header: 'Day', cell: ({ date }) => endingDay(date, today), heading: true },
            { key: 'count', header: 'Ends', cell: ({ count: amount }) => count(amount), numeric: true },
          ]}
          rows={endings}
          rowKey={({ date }) => date}
        />
      }
    />
  )
}

const endingDay = (date: string, today: string) => (date === today ? `${shortDay(date)}, today` : shortDay(date))

const endingBars = (endings: EndingsProps['endings'], today: string): Bar[] =>
  endings.map(({ date, count: amount }, index) => ({
    key: date,
    value: amount,
    short: shortNumber(amount),
    tick: date === today ? 'Today' : index === 0 ? shortDay(date) : null,
    label: `${formatDate(date)}${date === today ? ', today' : ''}: ${amount === 0 ? 'none' : `${count(amount)} ${date < today ? 'ended' : amount === 1 ? 'ends' : 'end'}`}`,
    look: date < today ? 'past' : date === today ? 'now' : 'ahead',
  }))
