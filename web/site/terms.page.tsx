import { maxReferralsPerMonth, type Site } from '#contract/site/settings.ts'
import { rupees } from '#web/kit/format.ts'
import { type Clause, Contact, GrievanceOfficer, legalPage } from './legal-page.tsx'
import { describePlan, planName } from './plan.ts'

const clauses = (site: Site): Clause[] => [
  {
    id: 'parties',
    title: 'About these terms',
    body: (
      <p>
        {site.legal.legalName || site.name} (“we”)
        {site.legal.address !== '' && `, ${site.legal.address},`}
        {site.legal.gstin !== '' && ` GSTIN ${site.legal.gstin},`} runs this site, the courses and the learner area.
        “You” are the person whose name is on the account. You agree to these terms when you tick the box on the
        registration form. You must be 18 or older. If you are younger, a parent or guardian must write to us first and
        agree for you.
      </p>
    ),
  },
  {
    id: 'subscription',
    title: 'Your subscription',
    body: (
      <>
        <p>
          Nothing is charged automatically. We have no mandate on your bank account or UPI. Your courses are open for
          the days you have paid for:{' '}
          {site.plans.map(({ rupees: amount, days }, index) => (
            <span key={amount}>
              {index > 0 && (index === site.plans.length - 1 ? ' and ' : ', ')}
              {days} days for {rupees(amount)}
            </span>
          ))}
          . If you pay early, the new days are added to the days you have left. If you don’t pay again, your courses
          close when your days end.
        </p>
        <p>
          The plan is called {planName}. The subscription is weekly and costs {describePlan(site).rupees} rupees{' '}
          {describePlan(site).period}. It auto-renews weekly unless canceled; a renewal counts only after you pay for
          it.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    body: (
      <ul>
        <li>Pay by UPI or bank transfer and enter the transaction ID your bank shows you.</li>
        <li>We check it against our bank statement. This usually takes 5-10 minutes, and may take longer at night.</li>
        <li>Until then you can log in and look around, but courses stay closed.</li>
        <li>Each transaction ID can be used once, for one account.</li>
        <li>If we can’t find the payment or the amount doesn’t match, we reject it and tell you why.</li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds and cancellation',
    body: (
      <>
        <p>
          Payments are non-refundable. Please try the <a href="/5day-demo">free demo</a> and read the syllabus before
          you pay.
        </p>
        <p>
          You can cancel at any time, for free and without a reason: simply don’t pay again, or contact{' '}
          <Contact site={site} />. Your courses stay open until your paid days end. We remind you before they end; you
          can turn these reminders off under “Your subscription”. If you paid by mistake, for example twice, write to us
          and we’ll fix it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          Account sharing is prohibited. Each account is for one person, who can be logged in on{' '}
          {site.devicesPerLearner === 1 ? 'one device' : `${site.devicesPerLearner} devices`} at a time. If you log in
          on another device, we log out the one you used least recently and let you know. Keep your password private,
          and remove devices you don’t recognise in your settings.
        </p>
        <p>
          We may block accounts that are shared, attack the site or harass people. We’ll tell you why, and you can
          reply.
        </p>
      </>
    ),
  },
  {
    id: 'work',
    title: 'Your work and ours',
    body: (
      <>
        <p>
          What you submit is yours. You allow us to store it, and our mentors to read it and comment on it. Submit your
          own work, credit what you took from others, and don’t upload anything harmful or anything you have no right to
          use.
        </p>
        <p>
          Our courses, tasks and texts are ours. Use them to learn, but don’t sell or republish them. Whatever you build
          with what you learnt is yours.
        </p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Courses, mentors and certificates',
    body: (
      <>
        <p>
          We update courses as technology changes. If we remove a course, we keep everything you submitted. You can
          submit at any time; how soon a mentor replies depends on how many learners are waiting.
        </p>
        <p>
          A mentor reviews your work. Small practice steps can be approved by automatic checks. You get a certificate
          when every step of a course is approved; it says who or what approved each. Anyone with its number can see
          your name, the course and the date. We revoke certificates that were obtained by cheating.
        </p>
        <p>
          We don’t promise a job, an interview or a salary. The openings on the <a href="/jobs">jobs board</a> belong to
          other companies. No honest employer asks you to pay for a job.
        </p>
      </>
    ),
  },
  {
    id: 'wallet',
    title: 'Wallet and referrals',
    body: (
      <p>
        When someone registers with your referral code and their first payment is verified, you get{' '}
        {rupees(site.referralRupees)} in your wallet, for up to {maxReferralsPerMonth} friends a month. You need a
        verified payment of your own, and a plan that costs less than the joining plan brings at most what your friend
        paid. Wallet credit can pay for all or part of a renewal. It can’t be withdrawn as cash or transferred, and we
        reverse it if the referral was not genuine, for example if it was your own second account.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'Our responsibility',
    body: (
      <p>
        We run the site with care, but it will sometimes be down or contain mistakes. If a long outage costs you paid
        days, write to us and we’ll add them back. Nothing in these terms limits your rights under Indian law, including
        the Consumer Protection Act, 2019.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, law and contact',
    body: (
      <>
        <p>
          If we change these terms, we’ll tell you in the app and by email before the change applies. Days you have
          already paid for stay under the old terms. Indian law applies.
        </p>
        <GrievanceOfficer site={site} />
        <p>
          For questions and complaints, contact us at <Contact site={site} />. Our <a href="/privacy">privacy policy</a>{' '}
          explains how we handle your data.
        </p>
      </>
    ),
  },
]

export const page = legalPage({
  title: 'Terms',
  changedOn: '2026-11-18',
  head: {
    title: 'Terms',
    description: `The terms of ${planName}: price, renewal, refunds, your account and what you can expect from us.`,
    image: 'og-terms',
  },
  inShort: (site) => (
    <>
      <p className="font-semibold">In short</p>
      <p>
        Nothing is charged automatically. {describePlan(site).price} opens your courses for {describePlan(site).days}{' '}
        days, and they close after that unless you pay again.
      </p>
      <ul>
        <li>The subscription is weekly.</li>
        <li>
          It costs {describePlan(site).rupees} rupees {describePlan(site).period}.
        </li>
        <li>It auto-renews weekly unless canceled.</li>
        <li>Payments are non-refundable.</li>
        <li>Account sharing is prohibited.</li>
      </ul>
    </>
  ),
  clauses,
})
