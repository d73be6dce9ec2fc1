import { registerOnline } from '#contract/membership/gateway.ts'
import { register } from '#contract/membership/registration.ts'
import { getSite, joiningPlan, type Site } from '#contract/site/settings.ts'
import type { Call } from '#web/kit/api/call.ts'
import { rupees as format } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { Contact, describePlan, NotPayable, planName } from '#web/site/index.ts'
import { type CouponAnswer, CouponForm, couponIn, courseChoices } from './coupon-form.tsx'
import { OnlineDetails } from '../gateway/online-details.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { type QrPath, qrPath } from '#web/kit/layout/qr.ts'
import { type Registered, RegistrationForm } from './registration-form.tsx'
import { registrationForm, toOnlineRegistration, toReferralCode, toRegistration } from './registration.rules.ts'
import { upiLink } from './upi.ts'

type Data = {
  site: Site
  /** Set if the address names a coupon. */
  coupon: CouponAnswer | null
  courses: { id: number; title: string }[]
  link: string
  qr: QrPath
  referralCode: string
  /** Otherwise by UPI or bank transfer. */
  isOnline: boolean
  posted: PostedForm<Registered> | null
}

function SubscribePage({ data }: { data: Data }) {
  const { site, coupon, courses, link, qr, referralCode, isOnline, posted } = data
  const { rupees } = joiningPlan(site.plans)
  const due = coupon?.price?.rupees ?? rupees
  // Without JavaScript. How to pay is out of date then.
  const isRegistered = Boolean(posted?.result)
  const paysBy = isOnline || !site.takesOnlinePayments ? null : 'transfer'
  const couponForm = <CouponForm {...{ coupon, courses, referralCode, paysBy }} price={rupees} />
  return (
    <div className="container-page section">
      <h1 className="type-h1">Join {site.name}</h1>
      {isOnline ? (
        <p className="type-lead mt-4 max-w-2xl">
          Create your account and pay {format(due)} online. Your courses open right away.
        </p>
      ) : (
        <p className="type-lead mt-4 max-w-2xl">
          Pay {format(due)} by UPI or bank transfer, then create your account with the transaction ID. We usually verify
          payments in <span className="whitespace-nowrap">5-10 minutes</span>.
        </p>
      )}
      <WhatYouPayFor site={site} />
      <noscript>
        <Callout tone="waiting" className="mt-10 max-w-2xl">
          JavaScript is turned off in your browser. You can pay and register here, but lessons and logging in need it.
        </Callout>
      </noscript>
      <Callout className="mt-10 max-w-2xl signed-out:hidden">
        You’re logged in. If you’ve paid, don’t pay again. To follow your payment or renew, see{' '}
        <a href="/dashboard/my-courses" className="link">
          your subscription
        </a>
        .
      </Callout>
      {site.takesPayments || isOnline ? (
        <div className="mt-10 grid items-start gap-8 signed-in:hidden lg:grid-cols-2">
          {!isRegistered && isOnline && (
            <OnlineDetails rupees={due} transferAddress={site.takesPayments ? addressOf(data, 'transfer') : null}>
              {couponForm}
            </OnlineDetails>
          )}
          {!isRegistered && !isOnline && (
            <PaymentDetails payee={site.payee} rupees={due} link={link} qr={qr}>
              {site.takesOnlinePayments && (
                <a href={addressOf(data, 'online')} className="link touch mt-2 inline-block">
                  Pay online instead
                </a>
              )}
              {couponForm}
            </PaymentDetails>
          )}
          <RegistrationForm
            schoolName={site.name}
            amount={rupees}
            coupon={coupon?.price ? coupon : null}
            asksForState={site.asksForState}
            referralCode={referralCode}
            isOnline={isOnline}
            posted={posted}
          />
        </div>
      ) : (
        <NotPayable school={site} className="mt-10 max-w-2xl" />
      )}
    </div>
  )
}

/** This page for the other way to pay, with the same coupon and referral code. */
function addressOf({ coupon, referralCode }: Data, paysBy: 'online' | 'transfer'): string {
  const params = new URLSearchParams({
    ...(paysBy === 'transfer' && { pay: paysBy }),
    ...(referralCode && { ref: referralCode }),
    ...(coupon && { coupon: coupon.code }),
    ...(coupon?.courseId && { course: String(coupon.courseId) }),
  })
  return params.size === 0 ? '/subscribe' : `/subscribe?${params}`
}

/** What a careful buyer asks before paying. */
function WhatYouPayFor({ site }: { site: Site }) {
  const { price, days, rupees, period } = describePlan(site)
  const answers = [
    { title: planName, text: `Nothing is charged automatically. ${price} opens every course for ${days} days.` },
    {
      title: 'Renewal',
      text: `The subscription is weekly and costs ${rupees} rupees ${period}. It auto-renews weekly unless canceled; a renewal counts only after you pay for it.`,
    },
    {
      title: 'Refunds',
      text: (
        <>
          Payments are non-refundable, so{' '}
          <a href="/5day-demo" className="link">
            try the free demo
          </a>{' '}
          first.{' '}
          <a href="/terms#refunds" className="link">
            Refund rules
          </a>
        </>
      ),
    },
    { title: 'Your device', text: 'Lessons and your account need a browser with JavaScript turned on.' },
    { title: 'Support', text: <Contact site={site} /> },
  ]
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-5">
      {answers.map(({ title, text }) => (
        <div key={title} className="min-w-0">
          <dt className="font-semibold">{title}</dt>
          <dd className="type-small mt-0.5 text-soft text-pretty wrap-anywhere [&_a]:underline">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

async function load(call: Call, query: Record<string, unknown>): Promise<Data> {
  const site = await call(getSite)
  const price = joiningPlan(site.plans).rupees
  const coupon = await couponIn(call, query, price)
  const rupees = coupon?.price?.rupees ?? price
  const link = upiLink({ payee: site.payee, rupees, note: `Joining ${site.name}` })
  const courses = coupon?.isForCourses ? await courseChoices(call) : []
  return {
    site,
    coupon,
    courses,
    link,
    qr: await qrPath(link),
    referralCode: toReferralCode(query['ref']),
    isOnline: site.takesOnlinePayments && (query['pay'] !== 'transfer' || !site.takesPayments),
    posted: null,
  }
}

export const page: PublicPage<Data> = {
  load: (call, { query }) => load(call, query),
  post: async (call, { query, fields }) => {
    const data = await load(call, query)
    const posted = await submitPostedForm({
      schema: registrationForm({ isOnline: data.isOnline, asksForState: data.site.asksForState }),
      fields,
      submit: async (typed): Promise<Registered> => {
        const { rupees } = joiningPlan(data.site.plans)
        if (data.isOnline) return call(registerOnline, { body: toOnlineRegistration(typed, rupees, data.coupon) })
        await call(register, { body: toRegistration(typed, rupees, data.coupon) })
        return { checkout: null }
      },
    })
    return { ...data, posted }
  },
  status: ({ posted }) => (posted && !posted.result ? 400 : 200),
  head: ({ data: { site, isOnline } }) => ({
    title: `Join for ${describePlan(site).price} ${describePlan(site).period}`,
    description: isOnline
      ? `Create your account at ${site.name} and pay ${describePlan(site).price} online. Your courses open right away.`
      : `Pay ${describePlan(site).price} by UPI or bank transfer and create your account at ${site.name}. We usually verify payments in 5-10 minutes.`,
    image: 'og-subscribe',
  }),
  View: SubscribePage,
  isInteractive: true,
  freshness: 'by query',
}
