import type { AccessEntry } from '#contract/membership/access.ts'
import { count, day } from '#web/kit/format.ts'
import { Table } from '#web/kit/lists/table.tsx'

/** Why access ends when it does, newest entry first. */
export function AccessHistory({ entries }: { entries: AccessEntry[] }) {
  return (
    <Table
      caption="Access history"
      rows={entries.toReversed()}
      rowKey={({ startsAt, createdAt, reason }) => `${startsAt} ${createdAt} ${reason}`}
      columns={[
        { key: 'reason', header: 'Reason', heading: true, cell: ({ reason }) => reason },
        {
          key: 'days',
          header: 'Days',
          numeric: true,
          cell: ({ days }) => `${days < 0 ? '−' : '+'}${count(Math.abs(days))}`,
        },
        { key: 'from', header: 'From', cell: ({ days, startsAt }) => (days < 0 ? '–' : day(startsAt)) },
        { key: 'until', header: 'Until', cell: ({ endsAt }) => day(endsAt) },
        { key: 'added', header: 'Added on', cell: ({ createdAt }) => day(createdAt) },
      ]}
    />
  )
}
