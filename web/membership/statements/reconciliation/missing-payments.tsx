import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MissingPayment, Statement } from '#contract/membership/statements.ts'
import { dayAndTime, rupees } from '#web/kit/format.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { missingPayments } from '../statements.api.ts'

export function MissingPayments({ statement: { statementId, state } }: { statement: Statement }) {
  const missing = useInfiniteQuery(missingPayments(statementId, state))
  return (
    <QueryView query={missing}>
      {({ pages }) => (
        <>
          <Table
            caption="Payments that aren’t on this statement"
            rows={pages.flatMap(({ items }) => items)}
            rowKey={({ paymentId }) => paymentId}
            empty={<p className="p-5 text-soft">Every payment reported on these days is on a statement.</p>}
            columns={[
              { key: 'payer', header: 'Learner', heading: true, cell: (payment) => <Payer payment={payment} /> },
              { key: 'id', header: 'Transaction ID', cell: ({ transactionId }) => <code>{transactionId}</code> },
              { key: 'amount', header: 'Amount', numeric: true, cell: (payment) => rupees(payment.rupees) },
              { key: 'at', header: 'Reported', cell: ({ reportedAt }) => dayAndTime(reportedAt) },
            ]}
          />
          <LoadMore query={missing} />
        </>
      )}
    </QueryView>
  )
}

const Payer = ({ payment: { payer, transactionId } }: { payment: MissingPayment }) => (
  <Link
    to={`/admin/payments?${new URLSearchParams({ state: 'pending', search: transactionId }).toString()}`}
    className="link font-semibold wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2.5"
  >
    {payer}
    <span className="sr-only">, open the payment</span>
  </Link>
)
