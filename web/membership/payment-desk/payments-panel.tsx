import { useInfiniteQuery } from '@tanstack/react-query'
import type { PaymentState } from '#contract/membership/payments.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { paymentsOf } from '../payments-admin.api.ts'
import { StaleWarning } from '../stale-warning.tsx'
import { DecidedList } from './decided-list.tsx'
import { PendingList } from './pending-list.tsx'

type PaymentsPanelProps = { state: PaymentState; search: string; onClear: () => void }

export function PaymentsPanel({ state, search, onClear }: PaymentsPanelProps) {
  const query = useInfiniteQuery(paymentsOf(state, search))
  const refresh = async () => {
    const { data } = await query.refetch()
    return uniqueRows(data?.pages ?? [], ({ paymentId }) => paymentId)
  }
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const payments = uniqueRows(pages, ({ paymentId }) => paymentId)
        const empty = <NoPayments state={state} search={search} onClear={onClear} />
        return (
          <>
            <StaleWarning query={query} />
            {state === 'pending' ? (
              <PendingList payments={payments} empty={empty} onRefresh={refresh} />
            ) : (
              <DecidedList state={state} payments={payments} empty={empty} onRefresh={refresh} />
            )}
            <LoadMore query={query} />
          </>
        )
      }}
    </QueryView>
  )
}

const emptyTexts = {
  pending: { title: 'No pending payments', text: 'New registrations and renewals appear here automatically.' },
  verified: { title: 'No verified payments yet', text: 'You’ll find verified payments and their receipts here.' },
  rejected: { title: 'No rejected payments', text: 'You’ll find rejected payments and the reasons here.' },
}

function NoPayments({ state, search, onClear }: PaymentsPanelProps) {
  if (!search) return <EmptyState title={emptyTexts[state].title}>{emptyTexts[state].text}</EmptyState>
  return (
    <EmptyState title="No matches" action={<Button onClick={onClear}>Clear search</Button>}>
      No {state} payment matches “{search}”. Try the other tabs.
    </EmptyState>
  )
}
