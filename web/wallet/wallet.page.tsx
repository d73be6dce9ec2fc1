import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Ledger } from './ledger.tsx'
import { ReferAndEarn } from './refer-and-earn.tsx'
import { myWallet } from './wallet.api.ts'

export function WalletPage() {
  // The chip may have asked half a minute ago; here the figures stand above the entries they add up from.
  const wallet = useQuery({ ...myWallet, refetchOnMount: 'always' })
  return (
    <>
      <PageHeader title="Wallet balance" intro="Credit you earned, and what it was used for." />
      <QueryView query={wallet}>
        {({ balanceRupees, earnedRupees, pendingRupees, referralCode, referrals }) => (
          <div className="grid gap-6">
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <Figure label="Balance" value={balanceRupees} hint="Pays part of a renewal" />
              <Figure label="Earned" value={earnedRupees} hint="Since you joined" />
              <Figure label="Pending" value={pendingRupees} hint="Once their payments are verified" />
            </dl>
            <ReferAndEarn code={referralCode} referrals={referrals} />
            <Ledger />
          </div>
        )}
      </QueryView>
    </>
  )
}

function Figure({ label, value, hint }: { label: string; value: number; hint: string }) {
  return (
    <Card className="max-sm:last:col-span-2">
      <dt className="type-small text-soft">{label}</dt>
      <dd>
        <span className="wide mt-1 block text-2xl">{rupees(value)}</span>
        <span className="type-small text-soft">{hint}</span>
      </dd>
    </Card>
  )
}
