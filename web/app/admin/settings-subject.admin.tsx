import { useQuery } from '@tanstack/react-query'
import { joiningPlan, type Payee, type Plan, type Site } from '#contract/site/settings.ts'
import { rupees } from '#web/kit/format.ts'
import { qrPath } from '#web/kit/layout/qr.ts'
import { WaysToPay } from '#web/membership/registration/payment-details.tsx'
import { renewalPlans } from '#web/membership/renewal/renewal.rules.ts'
import { upiLink } from '#web/membership/registration/upi.ts'
import type { SettingsPreviews } from '#web/site/school/previews.ts'
import { SettingsSubjectAdmin as Page } from '#web/site/settings/subject.admin.tsx'
import { PublicFooter } from '../public/public.footer.tsx'

/** Previews that need pages of other domains. */
const previews: SettingsPreviews = { Payment, Footer, Plans }

export const SettingsSubjectAdmin = () => <Page previews={previews} />

function Payment({ payee, schoolName, plans }: { payee: Payee; schoolName: string; plans: Plan[] }) {
  const { rupees: price } = joiningPlan(plans)
  const link = upiLink({ payee, rupees: price, note: `Joining ${schoolName}` })
  const code = useQuery({ queryKey: ['qr', link], queryFn: () => qrPath(link), staleTime: Number.POSITIVE_INFINITY })
  return (
    <div className="bg-card p-5">
      <p className="font-semibold">Pay {rupees(price)}</p>
      <WaysToPay payee={payee} rupees={price} link={link} qr={code.data ?? null} />
    </div>
  )
}

/** Inert, because its links would leave the form with unsaved changes. */
function Footer({ site }: { site: Site }) {
  return (
    <div inert className="flex max-h-88 flex-col justify-end overflow-hidden *:shrink-0 sm:max-h-104">
      <PublicFooter site={site} />
    </div>
  )
}

function Plans({ plans }: { plans: Plan[] }) {
  return (
    <dl className="grid gap-4 p-5">
      <Offer title="To join" plans={plans.filter(({ isJoining }) => isJoining)} />
      <Offer title="To renew" plans={renewalPlans(plans)} />
    </dl>
  )
}

function Offer({ title, plans }: { title: string; plans: Plan[] }) {
  return (
    <div>
      <dt className="type-small text-soft">{title}</dt>
      {plans.length === 0 && <dd>No plans yet</dd>}
      {plans.map(({ rupees: price, days }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two plans may have the same price while the admin is typing
        <dd key={index} className="flex justify-between gap-4 border-b border-line py-2">
          <span className="font-semibold">{rupees(price)}</span>
          <span>{days === 1 ? '1 day' : `${days} days`}</span>
        </dd>
      ))}
    </div>
  )
}
