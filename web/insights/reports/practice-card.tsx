import type { PracticeReport } from '#contract/insights/reports.ts'
import { ChartCard } from '#web/kit/charts/chart-card.tsx'
import { RowBars } from '#web/kit/charts/row-bars.tsx'
import { count } from '#web/kit/format.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { Meanings } from './meanings.tsx'
import { minSample, percent, shareOf } from './reports.rules.ts'

const meanings: [string, string][] = [
  [
    '30-day recall',
    'Of the practice answers in these days whose question the same learner had last answered 30 days before or earlier, how many were right.',
  ],
  [
    'Renewed',
    'Of the paid periods that ended in these days, how many were paid again before the end or within 14 days after it. A period that ended in the last 14 days may still be renewed.',
  ],
  ['With practice', 'Practised on at least 4 of the 30 days before the period ended.'],
  [
    'Too few to say',
    `Fewer than ${minSample}. Learners who practise may differ in other ways too: a difference isn’t yet a reason.`,
  ],
]

/** Whether practice helps people remember, and come back. */
export function PracticeCard({ practice: { recall, practised, others } }: { practice: PracticeReport }) {
  const rows = [
    { key: 'recall', name: '30-day recall', noun: 'answer', part: recall.right, whole: recall.answers },
    { key: 'with', name: 'Renewed with practice', noun: 'period', part: practised.renewed, whole: practised.ended },
    { key: 'without', name: 'Renewed without practice', noun: 'period', part: others.renewed, whole: others.ended },
  ]
  return (
    <ChartCard
      title="Practice"
      summary="How much learners still know after a month, and whether those who practise renew more often."
      chart={
        <RowBars
          rows={rows.map(({ key, name, noun, part, whole }) => ({
            key,
            name,
            parts: [{ value: whole < minSample ? 0 : (part / whole) * 100, look: 'plain' }],
            label: shareOf(part, whole, noun),
          }))}
          whole={() => 100}
        />
      }
      table={
        <Table
          caption="Practice"
          isSlim
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'figure', header: 'Figure', heading: true, cell: ({ name }) => name },
            { key: 'sample', header: 'Sample', numeric: true, cell: ({ whole }) => count(whole) },
            { key: 'part', header: 'Right or renewed', numeric: true, cell: ({ part }) => count(part) },
            {
              key: 'share',
              header: 'Share',
              numeric: true,
              cell: ({ part, whole }) => (whole < minSample ? 'Too few to say' : percent(part, whole)),
            },
          ]}
        />
      }
      foot={<Meanings items={meanings} />}
    />
  )
}
