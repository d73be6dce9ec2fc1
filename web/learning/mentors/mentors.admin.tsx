import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MentorWorkload } from '#contract/learning/mentors.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { count } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Agreement } from './agreement.tsx'
import { workload } from './mentors.api.ts'

const none = <span className="text-soft">None</span>

const columns: Column<MentorWorkload>[] = [
  {
    key: 'name',
    header: 'Name',
    heading: true,
    written: true,
    cell: ({ userId, name, role, isAway }) => (
      <>
        <Link to={`/admin/users/${userId}`} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
          {name}
        </Link>{' '}
        {role === 'admin' && <span className="text-soft">Admin</span>} {isAway && <Badge>Away</Badge>}
      </>
    ),
  },
  {
    key: 'hours',
    header: 'Hours a week',
    numeric: true,
    cell: ({ weeklyHours }) => (weeklyHours > 0 ? count(weeklyHours) : <span className="text-soft">Not set</span>),
  },
  { key: 'open', header: 'Open', numeric: true, cell: ({ open }) => count(open) },
  { key: 'due', header: 'Due in 24 h', numeric: true, cell: ({ due }) => count(due) },
  {
    key: 'late',
    header: 'Late',
    numeric: true,
    cell: ({ late }) => (late > 0 ? <Badge tone="bad">{count(late)}</Badge> : 0),
  },
  {
    key: 'reviewed',
    header: 'Reviewed',
    numeric: true,
    cell: ({ reviewed, reviewedLate }) => (
      <>
        {count(reviewed)}
        {reviewedLate > 0 && <span className="type-small text-soft">, {count(reviewedLate)} late</span>}
      </>
    ),
  },
  {
    key: 'median',
    header: 'Median time',
    numeric: true,
    cell: ({ medianHours, reviewed }) =>
      medianHours === null ? none : <span title={`Of ${reviewed} reviews`}>{formatHours(medianHours)}</span>,
  },
  {
    key: 'first',
    header: 'Approved at first attempt',
    numeric: true,
    cell: ({ firstAttempts, firstApproved }) =>
      firstAttempts === 0 ? none : `${count(firstApproved)} of ${count(firstAttempts)}`,
  },
]

const formatHours = (hours: number) => (hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`)

export function MentorsAdmin() {
  const mentors = useInfiniteQuery(workload)
  return (
    <>
      <PageHeader
        intro="Open work now, and reviews of the last 30 days, counted every 15 minutes. Small numbers say little: use them to help, not to rank."
        actions={<ExportButton list="mentors" />}
      />
      <QueryView query={mentors}>
        {({ pages }) => (
          <>
            <Table
              caption="Mentors and their work"
              columns={columns}
              rows={uniqueRows(pages, ({ userId }) => userId)}
              rowKey={({ userId }) => userId}
              empty={<EmptyState title="No mentors yet">Invite mentors on the Users page.</EmptyState>}
            />
            <LoadMore query={mentors} />
          </>
        )}
      </QueryView>
      <p className="type-small mt-4 max-w-prose text-soft">
        Open: attempts a mentor has claimed or that we suggest to them. We share the queue by promised time and working
        hours every 15 minutes. Approvals count the first attempts each mentor reviewed.
      </p>
      <Agreement />
    </>
  )
}
