import { getSite, type Site } from '#contract/site/settings.ts'
import type { PublicPage } from '#web/kit/page.ts'
import { PaymentDetails } from './payment-details.tsx'
import { RegistrationForm } from './registration-form.tsx'

function SubscribePage({ data: site }: { data: Site }) {
  return (
    <div className="container-page section">
      <h1 className="type-h1">Join {site.name}</h1>
      <p className="type-lead mt-4 max-w-2xl">
        Pay by UPI or bank transfer, then open your account with the transaction ID. Checking a payment usually takes
        5-10 minutes.
      </p>
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2">
        <PaymentDetails payee={site.payee} />
        <RegistrationForm schoolName={site.name} />
      </div>
    </div>
  )
}

export const page: PublicPage<Site> = {
  load: (call) => call(getSite),
  head: ({ data }) => ({
    title: 'Join',
    description: `Pay ₹399 by UPI or bank transfer and open your account at ${data.name}. Payments are checked in 5-10 minutes.`,
  }),
  View: SubscribePage,
  isInteractive: true,
}
