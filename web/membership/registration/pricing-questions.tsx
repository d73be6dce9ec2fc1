import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Plan, Site } from '#contract/site/settings.ts'
import { rupees } from '#web/kit/format.ts'
import { plan } from '#web/site/index.ts'

const spell = ({ rupees: amount, days }: Plan) => `${rupees(amount)} for ${days} days`

/** "a, b and c" */
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })

function questions({
  plans,
  supportEmail,
  supportPhone,
  referralRupees,
}: Site): { question: string; answer: ReactNode }[] {
  const other = plans.filter((option) => option.rupees !== plan.rupeesPerMonth)
  return [
    {
      question: 'How do I pay, and how long until my courses open?',
      answer:
        'By UPI or bank transfer. You send the amount, then open your account with the transaction ID from your bank. A person compares it with our statement, usually within 5-10 minutes, and your courses open.',
    },
    {
      question: 'Is it by the week or by the month?',
      answer: (
        <>
          The price is {rupees(plan.rupeesPerMonth)} per month; the subscription itself is weekly and renews every week
          unless you cancel, as the <a href="/terms">terms</a> say. We hold no mandate on your account and cannot take
          money by ourselves: when the days you paid for are over, the courses close until you pay again.
          {other.length > 0 && ` Renewals of other lengths are ${list.format(other.map(spell))}.`}
        </>
      ),
    },
    {
      question: 'Can I have my money back?',
      answer: (
        <>
          No. Payments are non-refundable, so please use the <a href="/5day-demo">free demo</a> first. If the same
          payment left your account twice, write to us and we look into it with you.
        </>
      ),
    },
    {
      question: 'What happens to my work when I stop?',
      answer:
        'It stays. Solutions, approvals and certificates are there when you come back, and certificates remain valid and checkable even if you never do.',
    },
    {
      question: 'Do you guarantee a job?',
      answer:
        'No, and we would not trust anyone who does. You get reviewed work that you can show, a certificate that can be checked, and introductions to companies that hire from us. The interview is yours.',
    },
    {
      question: 'May my brother use my account?',
      answer: `No. An account is for one person, and you can be signed in on a limited number of devices at a time. He can join with your referral code${referralRupees > 0 ? `, which puts ${rupees(referralRupees)} into your wallet when his first payment is verified` : ''}.`,
    },
    {
      question: 'I have a different question.',
      answer: (
        <>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or call{' '}
          <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>{supportPhone}</a>.
        </>
      ),
    },
  ]
}

/** The questions for search engines; those whose answer is plain words. */
export const questionsJsonLd = (site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions(site).flatMap(({ question, answer }) =>
    typeof answer === 'string'
      ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }]
      : [],
  ),
})

export function PricingQuestions({ site }: { site: Site }) {
  return (
    <section className="section pt-0" aria-labelledby="questions">
      <div className="container-page grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions" className="type-h2">
          Before you pay
        </h2>
        <div className="border-t border-line">
          {questions(site).map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex items-center justify-between gap-4 rounded-small py-4 text-lg font-semibold hover:text-indigo">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="prose max-w-2xl pb-5 text-soft">
                <p>{answer}</p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
