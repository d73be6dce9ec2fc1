import { useQuery } from '@tanstack/react-query'
import { isOlderThanPage } from '#web/kit/api/page-data.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Ledger } from './ledger.tsx'
import { ReferAndEarn } from './refer-and-earn.tsx'
import { myWallet } from './wallet.api.ts'

export function WalletPage() {
  // The figures must match the entries below them, so don't use the chip's cached answer.
  const wallet = useQuery({ ...myWallet, refetchOnMount: (query) => isOlderThanPage(query) && 'always' })
  return (
    <>
      <PageHeader intro="Credit you earned and how you used it." />
      <QueryView query={wallet}>
        {({ balanceRupees, earnedRupees, owedRupees, pendingRupees, referralCode, referrals }) => (
          <div className="grid gap-6">
            <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
              <Figure label="Balance" value={balanceRupees} hint="It can pay a whole renewal" />
              <Figure label="Earned" value={earnedRupees} hint="Since you joined" />
              <Figure label="Pending" value={pendingRupees} hint="When your friends’ payments are verified" />
            </dl>
            {owedRupees > 0 && (
              <Callout>
                {rupees(owedRupees)} of referral credit was taken back after you used it. We’ll take it from credit you
                get later.
              </Callout>
            )}
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
