import type { Site } from '#contract/site/settings.ts'
import { rupees } from '#web/kit/format.ts'
import { type Clause, Contact, legalPage } from './legal-page.tsx'
import { describePlan, planName } from './plan.ts'

const clauses = (site: Site): Clause[] => [
  {
    id: 'parties',
    title: 'Who agrees with whom',
    body: (
      <p>
        {site.name} runs this site, its courses and the learner area; in these terms that is “we”. “You” are the person
        whose name is on the account. You agree to these terms when you tick the box on the registration form. You may
        do so if you are 18 or older; for someone younger a parent or guardian agrees, and writes to us first.
      </p>
    ),
  },
  {
    id: 'subscription',
    title: 'The subscription',
    body: (
      <>
        <p>
          The plan is called {planName}. The subscription is weekly and costs {describePlan(site).rupees} rupees{' '}
          {describePlan(site).period}. It auto-renews weekly unless canceled.
        </p>
        <p>
          We hold no mandate on your bank account or UPI, so nothing is ever taken without you: a renewal counts once
          you have paid for it, and your courses stay open for the days you have paid for. A payment of{' '}
          {site.plans.map(({ rupees: amount, days }, index) => (
            <span key={amount}>
              {index > 0 && (index === site.plans.length - 1 ? ' and one of ' : ', one of ')}
              {rupees(amount)} opens them for {days} days
            </span>
          ))}
          . Days that you pay for early are added to those you still have.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Paying',
    body: (
      <ul>
        <li>You pay by UPI or bank transfer and give us the transaction ID that your bank shows you.</li>
        <li>
          A person compares it with our bank statement. That usually takes 5-10 minutes; at night it may take longer.
        </li>
        <li>Until then you can sign in and look around, but the courses are closed.</li>
        <li>A transaction ID can be used once, for one account.</li>
        <li>If we cannot find the payment or the amount differs, we reject it and tell you why.</li>
      </ul>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds and canceling',
    body: (
      <>
        <p>
          Payments are non-refundable. That is why there is a <a href="/5day-demo">free demo</a>, and why every syllabus
          is public.
        </p>
        <p>
          You can cancel at any time, without a reason or a fee: write to <Contact site={site} />, or simply do not pay
          again. Your courses stay open until the days you paid for are over. Money that reached us by mistake, such as
          the same payment twice, is no payment for the subscription; write to us and we put it right.
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
          Account sharing is prohibited. An account is for one person, and you can be signed in on two devices at a
          time; signing in on a third ends the one used longest ago, and we tell you so. Keep your password to yourself,
          and end devices you do not know in your settings.
        </p>
        <p>
          We may block an account that is shared, that attacks the site or harasses people. We say why, and you can
          answer.
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
          What you hand in stays yours. You allow us to store it, and our mentors to read it and comment on it. Hand in
          your own work, name what you took from others, and upload nothing harmful or nothing you have no right to.
        </p>
        <p>
          Courses, tasks and texts are ours. Use them to learn; do not sell or republish them. What you build with what
          you learnt is yours to use as you like.
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
          We revise courses as the trade changes. If we take one out of the catalogue, what you handed in is kept. You
          can ask and hand in at any hour; how soon a mentor answers depends on how many wait.
        </p>
        <p>
          A certificate is issued when every step of a course is approved. Anyone who has its number can see whose it
          is, for which course and when it was issued. One that was got by deceit is withdrawn.
        </p>
        <p>
          We do not promise a job, an interview or a salary. The openings on the <a href="/jobs">jobs board</a> are
          those of other companies. No honest employer asks you to pay for a job.
        </p>
      </>
    ),
  },
  {
    id: 'wallet',
    title: 'Wallet and referrals',
    body: (
      <p>
        Someone who registers with your referral code brings you {rupees(500)} in your wallet once their first payment
        is verified. Credit can pay part of a renewal. It is not paid out in cash, cannot be passed on, and is taken
        back if the referral was a trick, such as an account of your own.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'What we answer for',
    body: (
      <p>
        We run the site with care, but it will sometimes be down or wrong. If it is down for long while your paid days
        run, write to us and we add days. Nothing in these terms takes away rights you have under Indian law, among them
        those of the Consumer Protection Act, 2019.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, law and contact',
    body: (
      <>
        <p>
          If we change these terms, we tell you in the app and by email before the change applies. What you have already
          paid for stays under the terms you paid under. Indian law applies.
        </p>
        <p>
          Questions and complaints: <Contact site={site} />. How we handle your data is in the{' '}
          <a href="/privacy">privacy policy</a>.
        </p>
      </>
    ),
  },
]

export const page = legalPage({
  title: 'Terms',
  changedOn: '2026-11-15',
  head: {
    title: 'Terms',
    description: `The terms of ${planName}: price, weekly renewal, no refunds, one person per account, and what we promise.`,
    image: 'og-terms',
  },
  inShort: (site) => (
    <>
      <p className="font-semibold">In short</p>
      <ul>
        <li>The subscription is weekly.</li>
        <li>
          It costs {describePlan(site).rupees} rupees {describePlan(site).period}.
        </li>
        <li>It auto-renews weekly unless canceled.</li>
        <li>
          Nothing is charged automatically: {describePlan(site).price} opens your courses for {describePlan(site).days}{' '}
          days.
        </li>
        <li>Payments are non-refundable.</li>
        <li>Account sharing is prohibited.</li>
      </ul>
    </>
  ),
  clauses,
})
