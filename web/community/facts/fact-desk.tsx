import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { reportedFacts } from './api.ts'
import { FactsReported } from './facts-reported.tsx'

/** What learners object to on the fact board, to be kept or deleted. */
export function FactDesk() {
  const reported = useInfiniteQuery(reportedFacts)
  return (
    <QueryView query={reported}>
      {({ pages }) =>
        pages.some(({ items }) => items.length > 0) ? (
          <FactsReported />
        ) : (
          <div className="surface">
            <EmptyState title="No fact is reported">
              When a learner objects to a fact on the board, it comes here with the reason. You keep it, or delete it
              and its author is told.
            </EmptyState>
          </div>
        )
      }
    </QueryView>
  )
}
