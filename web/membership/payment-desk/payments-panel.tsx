import { useInfiniteQuery } from '@tanstack/react-query'
import type { PaymentState } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { paymentsIn, paymentsOf } from '../payments-admin.api.ts'
import { StaleNotification } from '../stale-callout.tsx'
import { DecidedList } from './decided-list.tsx'
import { PendingList } from './pending-list.tsx'

type PaymentsPanelProps = { state: PaymentState; search: string; onClear: () => void }

/** The payments of one state that fit the search, page by page. */
export function PaymentsPanel({ state, search, onClear }: PaymentsPanelProps) {
  const query = useInfiniteQuery(paymentsOf(state, search))
  const refresh = async () => {
    const { data } = await query.refetch()
    return data ? paymentsIn(data) : []
  }
  return (
    <QueryView query={query}>
      {(data) => {
        const payments = paymentsIn(data)
        const empty = <Nothing state={state} search={search} onClear={onClear} />
        return (
          <>
            <StaleNotification query={query} />
            {state === 'pending' ? (
              <PendingList payments={payments} empty={empty} onRefresh={refresh} />
            ) : (
              <DecidedList state={state} payments={payments} empty={empty} onRefresh={refresh} />
            )}
            {query.hasNextPage && (
              <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

const nothing = {
  pending: { title: 'No payment waits', says: 'New registrations and renewals appear here by themselves.' },
  verified: { title: 'No verified payment yet', says: 'Payments that were verified are listed here, with receipts.' },
  rejected: { title: 'No rejected payment', says: 'Payments that were rejected are listed here, with the reason.' },
}

function Nothing({ state, search, onClear }: PaymentsPanelProps) {
  if (!search) return <EmptyState title={nothing[state].title}>{nothing[state].says}</EmptyState>
  return (
    <EmptyState title="Nothing here fits" action={<Button onClick={onClear}>Clear the search</Button>}>
      No {state} payment has “{search}” in its name, email or transaction ID. The other lists are searched for it too.
    </EmptyState>
  )
}
