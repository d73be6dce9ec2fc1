import { useQuery } from '@tanstack/react-query'
import { maxReferralsPerMonth } from '#contract/site/settings.ts'
import type { Referral } from '#contract/wallet/ledger.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { rupees } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { site } from '#web/site/index.ts'
import { ShareButton } from './share-button.tsx'
import { invitation, referralLink } from './share.rules.ts'
import { ReferredFriends } from './referred-friends.tsx'

/** The learner's referral code and link, and the friends who joined with it. */
export function ReferAndEarn({ code, referrals }: { code: string; referrals: Referral[] }) {
  const school = useQuery(site)
  const link = referralLink(window.location.origin, code)
  return (
    <Card as="section" aria-labelledby="refer" className="grid gap-x-10 gap-y-8 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <h2 id="refer" className="type-h3">
            Refer and earn
          </h2>
          <QueryView query={school} skeleton={null}>
            {({ referralRupees }) => (
              <p className="mt-1.5 text-soft">
                {referralRupees > 0
                  ? `Get ${rupees(referralRupees)} when a friend joins with your code and their first payment is verified, for up to ${maxReferralsPerMonth} friends a month. You need a verified payment of your own. If your friend’s plan costs less than the joining plan, you get what they paid, up to ${rupees(referralRupees)}.`
                  : 'Referrals don’t earn credit right now, but your friends are welcome.'}
              </p>
            )}
          </QueryView>
        </div>
        <CopyableValue label="Referral code" value={code} className="text-lg font-semibold tracking-wider" />
        <CopyableValue label="Referral link" value={link} className="text-[0.9375rem] break-all" />
        {school.data && <ShareButton text={invitation(school.data.name, code)} link={link} />}
      </div>
      <ReferredFriends referrals={referrals} />
    </Card>
  )
}

function CopyableValue({ label, value, className }: { label: string; value: string; className: string }) {
  return (
    <div className="min-w-0">
      <p className="type-label">{label}</p>
      <div className="mt-1.5 flex items-center justify-between gap-3 rounded-control border border-line bg-haze py-2 pr-2 pl-3">
        <code className={className}>{value}</code>
        <CopyButton label={label} value={value} className="shrink-0" />
      </div>
    </div>
  )
}
