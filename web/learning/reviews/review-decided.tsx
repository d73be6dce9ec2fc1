import { useInfiniteQuery } from '@tanstack/react-query'
import type { DecidedReview } from '#contract/learning/reviews.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ago } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { ListChecks } from '#web/kit/icons.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { reviewColumns } from './review-columns.tsx'
import { formatTimeLeft } from './review-time.ts'
import { useUndo } from './review-undo.tsx'
import { decidedReviews } from './reviews.api.ts'
import { VerdictBadge } from './verdict-badge.tsx'

export function DecidedReviews() {
  const decided = useInfiniteQuery(decidedReviews)
  const now = useNow(10_000)
  return (
    <QueryView query={decided}>
      {({ pages }) => (
        <>
          <Table
            caption="Verdicts, newest first"
            rows={uniqueRows(pages, (row) => row.solutionId)}
            rowKey={(row) => row.solutionId}
            empty={<EmptyState title="No reviews yet">Approved and rejected attempts appear here.</EmptyState>}
            columns={[
              ...reviewColumns<DecidedReview>(),
              { key: 'verdict', header: 'Verdict', cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
              { key: 'mentor', header: 'By', cell: (row) => <DecidedBy row={row} /> },
              {
                key: 'when',
                header: 'When',
                className: 'whitespace-nowrap',
                cell: ({ reviewedAt }) => ago(reviewedAt, now),
              },
              { key: 'undo', header: 'Undo', quiet: true, cell: (row) => <UndoButton row={row} now={now} /> },
            ]}
          />
          <LoadMore query={decided} label="Show older" />
        </>
      )}
    </QueryView>
  )
}

function DecidedBy({ row: { isMine, isAutomatic, mentor } }: { row: DecidedReview }) {
  if (!isAutomatic) return isMine ? 'You' : mentor
  return (
    <span className="inline-flex items-center gap-1.5">
      <ListChecks aria-hidden="true" className="size-4 shrink-0 text-leaf" />
      {mentor}
    </span>
  )
}

function UndoButton({ row, now }: { row: DecidedReview; now: number }) {
  const { undo, isBusy } = useUndo()
  const left = row.undoUntil && formatTimeLeft(new Date(row.undoUntil).getTime() - now)
  if (!left) return null
  return (
    <Button size="small" busy={isBusy} onClick={() => undo(row.solutionId)}>
      Undo<span className="sr-only"> the verdict on {row.learner.name}</span>, {left} left
    </Button>
  )
}
