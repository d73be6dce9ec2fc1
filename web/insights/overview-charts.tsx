import type { Overview, OverviewWeek } from '#contract/insights/overview.ts'
import { type Bar, Bars } from '#web/kit/charts/bars.tsx'
import { FigureCard } from '#web/kit/charts/figure-card.tsx'
import { count, indiaDate } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { changeOf, dayWords, type Measure, monthTicks, shortDay, shortNumber, weekSays } from './overview.rules.ts'

type Weeks = Pick<Overview, 'weeks' | 'lastWeekSoFar'>

/** This week's figure, against last week's at the same moment, and how the weeks before were. */
export function WeekChart({ measure, weeks, lastWeekSoFar }: Weeks & { measure: Measure }) {
  const now = measure.of(weeks.at(-1)!)
  return (
    <FigureCard
      title={measure.title}
      figure={now === null ? '–' : measure.words(now)}
      unit={now === null ? `${measure.none} this week` : measure.unit}
      change={changeOf(measure, now, measure.of(lastWeekSoFar))}
      chart={
        <Bars label={`${measure.title} by week.`} bars={weekBars(measure, weeks)} highlighted={weeks.length - 1} />
      }
      table={<WeekTable measure={measure} weeks={weeks} lastWeekSoFar={lastWeekSoFar} />}
    />
  )
}

function weekBars(measure: Measure, weeks: OverviewWeek[]): Bar[] {
  const months = monthTicks(weeks.map(({ startsOn }) => startsOn))
  return weeks.map((week, index) => {
    const value = measure.of(week) ?? 0
    const isThis = index === weeks.length - 1
    return {
      key: week.startsOn,
      value,
      short: measure.short(value),
      tick: months[index] ?? null,
      label: weekSays(measure, week, isThis),
      look: isThis ? 'now' : 'past',
    }
  })
}

function WeekTable({ measure, weeks, lastWeekSoFar }: Weeks & { measure: Measure }) {
  const told = (week: OverviewWeek) => {
    const value = measure.of(week)
    return value === null ? '–' : measure.words(value)
  }
  const [thisWeek, lastWeek, ...earlier] = weeks.toReversed()
  const rows = [
    { name: `${shortDay(thisWeek!.startsOn)}, so far`, week: thisWeek! },
    { name: `${shortDay(lastWeekSoFar.startsOn)}, by now`, week: lastWeekSoFar },
    { name: shortDay(lastWeek!.startsOn), week: lastWeek! },
    ...earlier.map((week) => ({ name: shortDay(week.startsOn), week })),
  ]
  return (
    <Table
      caption={`${measure.title} by week`}
      columns={[
        { key: 'week', header: 'Week from', cell: ({ name }) => name, heading: true },
        { key: 'value', header: measure.title, cell: ({ week }) => told(week), numeric: true },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  )
}

type EndingsProps = { endings: NonNullable<Overview['endings']>; expiringIn7Days: number }

/** Whose access ends in the days to come, against the days before. */
export function EndingsChart({ endings, expiringIn7Days }: EndingsProps) {
  const today = indiaDate(useNow(60_000))
  const ended = endings.filter(({ date }) => date < today).reduce((sum, { count }) => sum + count, 0)
  return (
    <FigureCard
      title="Expiring soon"
      figure={count(expiringIn7Days)}
      unit="within 7 days"
      change={{
        direction: expiringIn7Days === ended ? 'same' : expiringIn7Days > ended ? 'up' : 'down',
        text: `Ended in the 7 days before: ${count(ended)}`,
        isWelcome: null,
      }}
      chart={
        <Bars
          label="Accesses that end, by day."
          bars={endingBars(endings, today)}
          highlighted={endings.findIndex(({ date }) => date === today)}
        />
      }
      table={
        <Table
          caption="Accesses that end, by day"
          columns={[
            { key: 'day', header: 'Day', cell: ({ date }) => endingDay(date, today), heading: true },
            { key: 'count', header: 'Ends', cell: ({ count: howMany }) => count(howMany), numeric: true },
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
  endings.map(({ date, count: howMany }, index) => ({
    key: date,
    value: howMany,
    short: shortNumber(howMany),
    tick: date === today ? 'Today' : index === 0 ? shortDay(date) : null,
    label: `${dayWords(date)}${date === today ? ', today' : ''}: ${howMany === 0 ? 'no access ends' : `${count(howMany)} ${date < today ? 'ended' : howMany === 1 ? 'ends' : 'end'}`}`,
    look: date < today ? 'past' : date === today ? 'now' : 'ahead',
  }))
