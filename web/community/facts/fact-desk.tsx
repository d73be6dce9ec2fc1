import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { reportedFacts } from './api.ts'
import { FactsReported } from './facts-reported.tsx'

export function FactDesk() {
  const reported = useInfiniteQuery(reportedFacts)
  return (
    <QueryView query={reported}>
      {({ pages }) =>
        pages.some(({ items }) => items.length > 0) ? (
          <FactsReported />
        ) : (
          <div className="surface">
            <EmptyState title="No reported facts">
              Facts that learners report show up here with the reason, so you can keep or delete them.
            </EmptyState>
          </div>
        )
      }
    </QueryView>
  )
}
