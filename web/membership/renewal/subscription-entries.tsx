import type { AccessEntry } from '#contract/membership/access.ts'
import { count, day } from '#web/kit/format.ts'
import { Table } from '#web/kit/lists/table.tsx'

/** "Why until then?": what the access adds up from, the newest first. */
export function SubscriptionEntries({ entries }: { entries: AccessEntry[] }) {
  return (
    <Table
      caption="What your access adds up from"
      rows={entries.toReversed()}
      rowKey={({ startsAt, createdAt, reason }) => `${startsAt} ${createdAt} ${reason}`}
      columns={[
        { key: 'reason', header: 'For', heading: true, cell: ({ reason }) => reason },
        { key: 'days', header: 'Days', numeric: true, cell: ({ days }) => `+${count(days)}` },
        { key: 'from', header: 'From', cell: ({ startsAt }) => day(startsAt) },
        { key: 'until', header: 'Until', cell: ({ endsAt }) => day(endsAt) },
        { key: 'added', header: 'Added on', cell: ({ createdAt }) => day(createdAt) },
      ]}
    />
  )
}
