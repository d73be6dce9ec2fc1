import { useInfiniteQuery } from '@tanstack/react-query'
import type { WaitingOpinion } from '#contract/learning/second-opinions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { attemptColumns, Reviewer } from './review-columns.tsx'
import { Due } from '../solutions/due.tsx'
import { opinionPath, waitingOpinions } from './second-opinions.api.ts'

export function WaitingOpinions() {
  const waiting = useInfiniteQuery(waitingOpinions)
  const now = useNow(30_000)
  return (
    <>
      <p className="mb-4 max-w-2xl text-soft">
        Review these attempts without knowing the first verdict. Some were requested by learners, others are a random
        sample that shows how often we agree. Attempts you’ve reviewed aren’t listed.
      </p>
      <QueryView query={waiting}>
        {({ pages }) => (
          <>
            <Table
              caption="Attempts waiting for a second opinion, first promised first"
              rows={uniqueRows(pages, (row) => row.opinionId)}
              rowKey={(row) => row.opinionId}
              empty={
                <EmptyState title="No second opinions waiting">
                  When a learner asks for one, or an attempt is picked for the sample, it appears here.
                </EmptyState>
              }
              columns={[
                ...attemptColumns<WaitingOpinion>(({ opinionId }) => opinionPath(opinionId)),
                { key: 'why', header: 'Why', written: true, cell: ({ reason }) => <Why reason={reason} /> },
                {
                  key: 'due',
                  header: 'Promised by',
                  className: 'whitespace-nowrap',
                  cell: ({ promisedAt }) => <Due promisedAt={promisedAt} now={now} />,
                },
                { key: 'claim', header: 'Reviewer', cell: ({ claim }) => <Reviewer claim={claim} /> },
              ]}
            />
            <LoadMore query={waiting} />
          </>
        )}
      </QueryView>
    </>
  )
}

function Why({ reason }: { reason: string | null }) {
  if (reason === null) return <Badge>Sample</Badge>
  return (
    <span className="line-clamp-2 max-w-prose" title={reason}>
      {reason}
    </span>
  )
}
