import { getSite, joiningPlan, type Site } from '#contract/site/settings.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { describePlan, NotPayable } from '#web/site/index.ts'
import { PaymentDetails } from './payment-details.tsx'
import { type QrPath, qrPath } from '#web/kit/layout/qr.ts'
import { RegistrationForm } from './registration-form.tsx'
import { toReferralCode } from './registration.rules.ts'
import { upiLink } from './upi.ts'

type Data = { site: Site; link: string; qr: QrPath; referralCode: string }

function SubscribePage({ data: { site, link, qr, referralCode } }: { data: Data }) {
  const { rupees } = joiningPlan(site.plans)
  return (
    <div className="container-page section">
      <h1 className="type-h1">Join {site.name}</h1>
      <p className="type-lead mt-4 max-w-2xl">
        Pay {describePlan(site).price} by UPI or bank transfer, then create your account with the transaction ID. We
        usually verify payments in <span className="whitespace-nowrap">5-10 minutes</span>.
      </p>
      {site.takesPayments ? (
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
          <PaymentDetails payee={site.payee} rupees={rupees} link={link} qr={qr} />
          <RegistrationForm schoolName={site.name} amount={rupees} referralCode={referralCode} />
        </div>
      ) : (
        <NotPayable school={site} className="mt-10 max-w-2xl" />
      )}
    </div>
  )
}

export const page: PublicPage<Data> = {
  load: async (call, { query }) => {
    const site = await call(getSite)
    const link = upiLink({ payee: site.payee, rupees: joiningPlan(site.plans).rupees, note: `Joining ${site.name}` })
    return { site, link, qr: await qrPath(link), referralCode: toReferralCode(query['ref']) }
  },
  head: ({ data: { site } }) => ({
    title: 'Join',
    description: `Pay ${describePlan(site).price} by UPI or bank transfer and create your account at ${site.name}. We usually verify payments in 5-10 minutes.`,
    image: 'og-subscribe',
  }),
  View: SubscribePage,
  isInteractive: true,
  freshness: 'by query',
}
