import { useState } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getWallet } from '#contract/wallet/ledger.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { day } from '#web/kit/format.ts'

export type Referral = ReplyOf<typeof getWallet>['referrals'][number]

const shownAtFirst = 5

/** Who registered with my code, by first name, and whether their credit is there. */
export function WhoCame({ referrals }: { referrals: Referral[] }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? referrals : referrals.slice(0, shownAtFirst)
  return (
    <div className="min-w-0">
      <h3 id="who-came" className="type-label">
        Who came by your code
      </h3>
      {referrals.length === 0 && (
        <p className="mt-1.5 text-soft">Nobody yet. Who registers with your code is listed here by first name.</p>
      )}
      {referrals.length > 0 && (
        <ul aria-labelledby="who-came" className="mt-1.5 divide-y divide-line">
          {shown.map((referral) => (
            <Friend key={`${referral.at} ${referral.firstName}`} {...referral} />
          ))}
        </ul>
      )}
      {shown.length < referrals.length && (
        <Button size="small" className="mt-3" onClick={() => setIsAll(true)}>
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
