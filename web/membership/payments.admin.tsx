import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { ago, rupees } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { Table } from '#web/kit/table.tsx'
import { pendingPayments } from './payments.api.ts'

export function PaymentsAdmin() {
  const payments = useQuery(pendingPayments)
  return (
    <>
      <PageHeader title="Payments" intro="Payments that wait for checking, oldest first." />
      <QueryView query={payments}>
        {(rows) => (
          <Table
            caption="Pending payments"
            rows={rows}
            rowKey={(payment) => payment.paymentId}
            empty={<EmptyState title="No payment waits">New registrations and renewals appear here.</EmptyState>}
            columns={[
              { key: 'payer', header: 'Payer', heading: true, cell: ({ payer }) => payer.name },
              { key: 'email', header: 'Email', cell: ({ payer }) => payer.email },
              { key: 'rupees', header: 'Amount', numeric: true, cell: (payment) => rupees(payment.rupees) },
              { key: 'method', header: 'Method', cell: ({ method }) => (method === 'upi' ? 'UPI' : 'Bank') },
              { key: 'transaction', header: 'Transaction ID', cell: (payment) => <code>{payment.transactionId}</code> },
              { key: 'age', header: 'Waiting since', cell: (payment) => ago(payment.createdAt) },
              {
                key: 'screenshot',
                header: 'Screenshot',
                cell: ({ screenshotUrl }) =>
                  screenshotUrl ? (
                    <a href={screenshotUrl} target="_blank" rel="noreferrer" className="link">
                      See it
                    </a>
                  ) : (
                    'None'
                  ),
              },
            ]}
          />
        )}
      </QueryView>
    </>
  )
}
