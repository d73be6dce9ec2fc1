import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { type listPayments, maxSummed } from '#contract/membership/payments.ts'
import { useMay } from '#web/identity/index.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { count, plural, rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { type PaymentFilter, paymentsOf } from '../payments-admin.api.ts'
import { StaleWarning } from '../stale-warning.tsx'
import { DecidedList } from './decided-list.tsx'
import { PendingList, WaitingList } from './pending-list.tsx'

type PaymentsPanelProps = { filter: PaymentFilter; onClear: () => void }

export function PaymentsPanel({ filter, onClear }: PaymentsPanelProps) {
  const { state } = filter
  const PendingPayments = useMay()('payments:act') ? PendingList : WaitingList
  const query = useInfiniteQuery(paymentsOf(filter))
  const refresh = async () => {
    const { data } = await query.refetch()
    return uniqueRows(data?.pages ?? [], ({ paymentId }) => paymentId)
  }
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const payments = uniqueRows(pages, ({ paymentId }) => paymentId)
        const empty = <NoPayments filter={filter} onClear={onClear} />
        return (
          <>
            <StaleWarning query={query} />
            {state === 'pending' ? (
              <PendingPayments payments={payments} empty={empty} onRefresh={refresh} />
            ) : (
              <>
                {payments.length > 0 && <Totals totals={pages[0]!.totals} search={filter.search} />}
                <DecidedList state={state} payments={payments} empty={empty} onRefresh={refresh} />
              </>
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

type TotalsProps = { totals: ReplyOf<typeof listPayments>['totals']; search: string }

function Totals({ totals, search }: TotalsProps) {
  if (!totals) return null
  const { payments, rupees: transferred, creditRupees, refundedRupees } = totals
  return (
    <p className="mb-3" aria-live="polite">
      {transferred === null || creditRupees === null ? (
        `More than ${count(maxSummed)} payments match “${search}”. Search for the full email address to see the total.`
      ) : (
        <>
          <b className="font-semibold tabular-nums">{rupees(transferred)}</b> in {plural(payments, 'payment')}
          {creditRupees > 0 && `, plus ${rupees(creditRupees)} of wallet credit`}
          {Boolean(refundedRupees) && `. Refunded: ${rupees(refundedRupees!)}`}
        </>
      )}
    </p>
  )
}

function NoPayments({ filter: { state, search, method, from, until }, onClear }: PaymentsPanelProps) {
  if (!search && !method && !from && !until)
    return <EmptyState title={emptyTexts[state].title}>{emptyTexts[state].text}</EmptyState>
  return (
    <EmptyState title="No matches" action={<Button onClick={onClear}>Clear filters</Button>}>
      No {state} payment matches {search ? `“${search}”` : 'these filters'}. Try the other tabs.
    </EmptyState>
  )
}
