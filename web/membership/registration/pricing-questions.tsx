import type { ReactNode } from 'react'
import type { HiringFigures } from '#contract/site/hiring-figures.ts'
import type { Plan, Site } from '#contract/site/settings.ts'
import { plural, rupees } from '#web/kit/format.ts'
import { ChevronDown } from '#web/kit/icons.tsx'
import { describeHiring, describePlan } from '#web/site/index.ts'

const formatPlan = ({ rupees: amount, days }: Plan) => `${rupees(amount)} for ${days} days`

/** "a, b and c" */
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' })

type Asked = { site: Site; figures: HiringFigures }

function questions({ site, figures }: Asked): { question: string; answer: ReactNode }[] {
  const { plans, supportEmail, supportPhone, referralRupees, devicesPerLearner } = site
  const { price, days } = describePlan(site)
  const renewals = plans.filter(({ isJoining }) => !isJoining)
  return [
    {
      question: 'How do I pay, and when do my courses open?',
      answer:
        'Pay by UPI or bank transfer, then create your account with the transaction ID from your bank. We check it against our bank statement, usually within 5-10 minutes, and your courses open.',
    },
    {
      question: 'Do I pay weekly or monthly?',
      answer: (
        <>
          You pay when you want to learn. {price} opens every course for {days} days. Nothing is charged automatically:
          when the days are over, your courses close until you pay again.
          {renewals.length > 0 && ` You can also renew with ${list.format(renewals.map(formatPlan))}.`}
        </>
      ),
    },
    {
      question: 'Can I get a refund?',
      answer: (
        <>
          No. Payments are non-refundable, so please try the <a href="/5day-demo">free demo</a> first. If you were
          charged twice, write to us and we’ll sort it out.
        </>
      ),
    },
    {
      question: 'What happens to my work when I stop?',
      answer:
        'We keep it. Your solutions, feedback and certificates are there when you come back, and your certificates stay valid.',
    },
    {
      question: 'Do you guarantee a job?',
      answer: `No, and be careful with anyone who does. You get reviewed work to show, a certificate anyone can verify, and introductions to companies if you ask for them. ${describeHiring(figures)} Our jobs board is open to everyone, members or not.`,
    },
    {
      question: 'Can I share my account?',
      answer: `No. Each account is for one person, on ${plural(devicesPerLearner, 'device')} at a time. Friends and family can join with your referral code${referralRupees > 0 ? `, and you get ${rupees(referralRupees)} in your wallet once their first payment is verified` : ''}.`,
    },
    {
      question: 'I have another question.',
      answer: (
        <>
          Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> or call{' '}
          <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>{supportPhone}</a>.
        </>
      ),
    },
  ]
}

/** For search engines: only the answers without links. */
export const questionsJsonLd = (asked: Asked) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions(asked).flatMap(({ question, answer }) =>
    typeof answer === 'string'
      ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }]
      : [],
  ),
})

export function PricingQuestions(asked: Asked) {
  return (
    <section className="section pt-0" aria-labelledby="questions">
      <div className="container-page grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions" className="type-h2">
          Before you pay
        </h2>
        <div className="border-t border-line">
          {questions(asked).map(({ question, answer }) => (
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
