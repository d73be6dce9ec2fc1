import { useState } from 'react'
import { maxReferralsPerMonth } from '#contract/site/settings.ts'
import type { Referral, ReferralRefusal } from '#contract/wallet/ledger.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { day } from '#web/kit/format.ts'

const refusalTexts: Record<ReferralRefusal, string> = {
  self: 'Same email address as yours',
  'known person': 'They already had an account',
  'not paid': 'You had no verified payment yet',
  refunded: 'Their payment was refunded, so the credit was taken back',
  'monthly limit': `More than ${maxReferralsPerMonth} friends in that month`,
  staff: 'Staff don’t earn credit',
}

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

function Friend({ firstName, state, refusal, at }: Referral) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0">
        <span className="font-semibold wrap-anywhere">{firstName}</span>{' '}
        <span className="type-small whitespace-nowrap text-soft">{day(at)}</span>
        {refusal && <span className="type-small block text-soft">{refusalTexts[refusal]}</span>}
      </span>
      {state === 'earned' && <Badge tone="good">Earned</Badge>}
      {state === 'pending' && <Badge tone="waiting">Pending</Badge>}
      {state === 'not earned' && <Badge>No credit</Badge>}
    </li>
  )
}
