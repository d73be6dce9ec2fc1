import { useState } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getWallet } from '#contract/wallet/ledger.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { day } from '#web/kit/format.ts'

export type Referral = ReplyOf<typeof getWallet>['referrals'][number]

const initiallyShown = 5

/** Friends who registered with the learner's code, and whether the credit is paid. */
export function ReferredFriends({ referrals }: { referrals: Referral[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? referrals : referrals.slice(0, initiallyShown)
  return (
    <div className="min-w-0">
      <h3 id="referred-friends" className="type-label">
        Friends who joined with your code
      </h3>
      {referrals.length === 0 && (
        <p className="mt-1.5 text-soft">No one yet. Friends who register with your code appear here.</p>
      )}
      {referrals.length > 0 && (
        <ul aria-labelledby="referred-friends" className="mt-1.5 divide-y divide-line">
          {shown.map((referral) => (
            <Friend key={`${referral.at} ${referral.firstName}`} {...referral} />
          ))}
        </ul>
      )}
      {shown.length < referrals.length && (
        <Button size="small" className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {referrals.length}
        </Button>
      )}
    </div>
  )
}

function Friend({ firstName, state, at }: Referral) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <span className="font-semibold wrap-anywhere">{firstName}</span>{' '}
        <span className="type-small whitespace-nowrap text-soft">{day(at)}</span>
      </span>
      {state === 'earned' ? <Badge tone="good">Earned</Badge> : <Badge tone="waiting">Pending</Badge>}
    </li>
  )
}
