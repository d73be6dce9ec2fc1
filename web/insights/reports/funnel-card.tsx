import type { FunnelMonth } from '#contract/insights/reports.ts'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { count } from '#web/kit/format.ts'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { formatMonth } from '#web/membership/index.ts'
import { demoFunnel, type FunnelStep, learnerFunnel, percent } from './reports.rules.ts'
import { Meanings } from './meanings.tsx'

const learnerMeanings: [string, string][] = [
  ['Registered', 'Created an account in these days. Deleted accounts aren’t counted.'],
  ['Payment verified', 'Of these, we have verified at least one payment. Learners with only granted days stop here.'],
  ['First submission', 'Of these, have submitted at least one step.'],
  ['Completed a course', 'Of these, have a certificate that isn’t revoked.'],
]

const demoMeanings: [string, string][] = [
  ['Booked a demo', 'Booked their first demo in these days and had no account yet. Cancelled demos count too.'],
  ['Registered', 'Of these, created an account with the same email address since. The next steps are as above.'],
]

type FunnelProps = { range: string; funnel: FunnelMonth[] }

/** From the demo to the certificate. Everything until now counts, not only what happened in the range. */
export function FunnelCards({ range, funnel }: FunnelProps) {
  const [learners, demos] = [learnerFunnel(funnel), demoFunnel(funnel)]
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <FunnelCard
        title="From registration to certificate"
        summary="How far the learners who registered in these days have come until now."
        steps={learners}
        meanings={learnerMeanings}
        empty="Nobody registered in these days."
        range={range}
      />
      <FunnelCard
        title="From demo to certificate"
        summary="How far the visitors who booked their first demo in these days have come until now."
        steps={demos}
        meanings={demoMeanings}
        empty="Nobody without an account booked a demo in these days."
        range={range}
      />
      {funnel.length > 1 && <MonthTable funnel={funnel} />}
    </div>
  )
}

type FunnelCardProps = {
  title: string
  summary: string
  steps: FunnelStep[]
  meanings: [string, string][]
  empty: string
  range: string
}

function FunnelCard({ title, summary, steps, meanings, empty, range }: FunnelCardProps) {
  const first = steps[0]!.people
  return (
    <ChartCard
      title={title}
      summary={summary}
      chart={
        first === 0 ? (
          <EmptyState title="None" level={3}>
            {empty}
          </EmptyState>
        ) : (
          <RowBars
            rows={steps.map(({ key, name, people, ofFirst, ofPrevious }, at) => ({
              key,
              name,
              parts: [{ value: people, look: 'plain' }],
              label: at === 0 ? count(people) : describe(people, ofFirst, ofPrevious),
            }))}
            whole={() => first}
          />
        )
      }
      table={
        <Table
          caption={title}
          isSlim
          rows={steps}
          rowKey={({ key }) => key}
          columns={[
            { key: 'step', header: 'Step', heading: true, cell: ({ name }) => name },
            { key: 'people', header: 'People', numeric: true, cell: ({ people }) => count(people) },
            { key: 'all', header: 'Of all', numeric: true, cell: ({ ofFirst }) => ofFirst },
            { key: 'previous', header: 'Of the step before', numeric: true, cell: ({ ofPrevious }) => ofPrevious },
          ]}
        />
      }
      foot={
        <>
          <Meanings items={meanings} />
          <div className="no-print mt-5">
            <ExportButton list="funnel" filter={{ range }} />
          </div>
        </>
      }
    />
  )
}

/** 12, 40% of all, 80% of the step before. */
const describe = (people: number, ofFirst: string, ofPrevious: string) =>
  people === 0 ? '0' : `${count(people)}, ${ofFirst} of all, ${ofPrevious} of the step before`

function MonthTable({ funnel }: { funnel: FunnelMonth[] }) {
  return (
    <section aria-labelledby="funnel-months" className="surface min-w-0 overflow-hidden p-5 sm:p-6 lg:col-span-2">
      <h2 id="funnel-months" className="type-h3">
        By month of registration
      </h2>
      <p className="mt-1 mb-4 text-soft">Shares are of the learners who registered in the month.</p>
      <Table
        caption="Learners by month of registration"
        isSlim
        rows={funnel.toReversed()}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', header: 'Month', heading: true, cell: ({ month }) => formatMonth(month) },
          {
            key: 'registered',
            header: 'Registered',
            numeric: true,
            cell: ({ learners }) => count(learners.registered),
          },
          { key: 'verified', header: 'Verified', numeric: true, cell: ({ learners }) => share(learners, 'verified') },
          {
            key: 'submitted',
            header: 'Submitted',
            numeric: true,
            cell: ({ learners }) => share(learners, 'submitted'),
          },
          {
            key: 'completed',
            header: 'Completed',
            numeric: true,
            cell: ({ learners }) => share(learners, 'completed'),
          },
          { key: 'booked', header: 'Demos booked', numeric: true, cell: ({ demos }) => count(demos.booked) },
        ]}
      />
    </section>
  )
}

const share = (learners: FunnelMonth['learners'], step: keyof FunnelMonth['learners']) =>
  `${count(learners[step])} (${percent(learners[step], learners.registered)})`
