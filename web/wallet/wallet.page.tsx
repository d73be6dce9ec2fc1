import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/kit/card.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { Table } from '#web/kit/table.tsx'
import { myWallet } from './wallet.api.ts'

export function WalletPage() {
  const wallet = useQuery(myWallet)
  return (
    <>
      <PageHeader title="Wallet balance" intro="Credit you earned, and what it was used for." />
      <QueryView query={wallet}>
        {({ balanceRupees, earnedRupees, referralCode, entries }) => (
          <div className="grid gap-6">
            <dl className="grid gap-4 sm:grid-cols-3">
              <Figure label="Balance" value={rupees(balanceRupees)} />
              <Figure label="Earned" value={rupees(earnedRupees)} />
              <Card>
                <dt className="type-small text-soft">Your referral code</dt>
                <dd className="mt-1 flex flex-wrap items-center justify-between gap-2">
                  <code className="text-lg font-semibold">{referralCode}</code>
                  <CopyButton label="Referral code" value={referralCode} />
                </dd>
              </Card>
            </dl>
            <p className="text-soft">
              Refer and earn: {rupees(500)} when the first payment of someone who registered with your code is verified.
            </p>
            <Table
              caption="Entries"
              showCaption
              rows={entries}
              rowKey={(entry) => entry.entryId}
              empty={<EmptyState title="No entries yet">Every movement of your credit is listed here.</EmptyState>}
              columns={[
                { key: 'reason', header: 'What', cell: (entry) => entry.reason, heading: true },
                { key: 'at', header: 'When', cell: (entry) => day(entry.at) },
                { key: 'rupees', header: 'Amount', cell: (entry) => rupees(entry.rupees), numeric: true },
              ]}
            />
          </div>
        )}
      </QueryView>
    </>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Card>
      <dt className="type-small text-soft">{label}</dt>
      <dd className="wide mt-1 text-2xl">{value}</dd>
    </Card>
  )
}
