import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Statement, StatementState } from '#contract/membership/statements.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { count, dayAndTime, rupees } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { statementList } from '../statements.api.ts'
import { CircleCheck, ListChecks, TriangleAlert, type Icon } from '#web/kit/icons.tsx'
import { Loader } from '#web/kit/staff-icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export function StatementList() {
  const statements = useInfiniteQuery(statementList)
  return (
    <QueryView query={statements}>
      {({ pages }) => (
        <>
          <Table
            caption="Statements, newest first"
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ statementId }) => statementId}
            empty={
              <EmptyState title="No statements yet">Upload a statement to match it with pending payments.</EmptyState>
            }
            columns={[
              { key: 'name', header: 'File', heading: true, cell: (statement) => <Name statement={statement} /> },
              { key: 'state', header: 'Status', cell: ({ state }) => <StatementStateBadge state={state} /> },
              { key: 'lines', header: 'Lines', numeric: true, cell: ({ lineCount }) => count(lineCount) },
              {
                key: 'exact',
                header: 'Exact',
                cell: ({ counts, exactRupees }) =>
                  counts.exact > 0 ? `${count(counts.exact)} (${rupees(exactRupees)})` : 'None',
              },
              { key: 'by', header: 'Uploaded by', cell: ({ uploadedBy }) => uploadedBy },
              { key: 'at', header: 'Uploaded', cell: ({ createdAt }) => dayAndTime(createdAt) },
            ]}
          />
          <LoadMore query={statements} />
        </>
      )}
    </QueryView>
  )
}

const Name = ({ statement: { statementId, name, layout } }: { statement: Statement }) => (
  <>
    <Link
      to={`/admin/payments/statements/${statementId}`}
      className="link wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2.5"
    >
      {name}
    </Link>
    {layout && <span className="type-small block font-normal text-soft">{formatLayout(layout)}</span>}
  </>
)

export const formatLayout = (layout: string) => (layout === 'chosen' ? 'Custom columns' : `${layout} layout`)

const states: Record<StatementState, { label: string; tone: BadgeTone; icon: Icon }> = {
  'needs columns': { label: 'Choose columns', tone: 'waiting', icon: TriangleAlert },
  reading: { label: 'Reading', tone: 'new', icon: Loader },
  matching: { label: 'Matching', tone: 'new', icon: Loader },
  matched: { label: 'Ready to verify', tone: 'waiting', icon: ListChecks },
  verifying: { label: 'Verifying', tone: 'new', icon: Loader },
  done: { label: 'Done', tone: 'good', icon: CircleCheck },
  failed: { label: 'Failed', tone: 'bad', icon: TriangleAlert },
}

function StatementStateBadge({ state }: { state: StatementState }) {
  const { label, tone, icon } = states[state]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
