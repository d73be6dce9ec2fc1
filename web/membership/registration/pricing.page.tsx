import { getHiringFigures, type HiringFigures } from '#contract/site/hiring-figures.ts'
import { getNextPublicSession, type PublicSession } from '#contract/site/next-session.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import { listTestimonials, type Testimonial } from '#contract/site/testimonials.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import type { PublicPage } from '#web/kit/api/page.ts'
import { Check } from '#web/kit/icons.tsx'
import {
  ClaimMark,
  describeHiring,
  describeNextSession,
  describePlan,
  planName,
  TestimonialList,
} from '#web/site/index.ts'
import { benefitsFor } from './benefits.ts'
import { PricingQuestions, questionsJsonLd } from './pricing-questions.tsx'

type Data = { site: Site; testimonials: Testimonial[]; next: PublicSession | null; figures: HiringFigures }

/** What the product does for everyone, and what staff have confirmed. */
function achievementsFor({ site, next, figures }: Omit<Data, 'testimonials'>) {
  const { students, hiring, weekendSessions } = site.claims
  const pipelines =
    hiring &&
    `${hiring}: a public jobs board, a resume builder, and introductions that you agree to. ${describeHiring(figures)}`
  const claims = [students, pipelines, next && weekendSessions && `${weekendSessions}. ${describeNextSession(next)}`]
  return [
    ...claims.flatMap((text) => (text ? { text, isClaim: true } : [])),
    { text: 'Hands-on courses from the first week to the last', isClaim: false },
    { text: 'Mentors review your work; automatic checks approve small practice steps at once', isClaim: false },
    { text: 'Certificates anyone can verify, showing which steps a mentor reviewed', isClaim: false },
  ]
}

function PricingPage({ data: { testimonials, ...shown } }: { data: Data }) {
  const { site, next, figures } = shown
  return (
    <>
      <PlanHead {...shown} />
      <section className="section" aria-labelledby="benefits">
        <div className="container-page">
          <h2 id="benefits" className="type-h2 mb-8">
            What’s included
          </h2>
          <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-5">
            {benefitsFor(site.claims, next).map(({ icon: Icon, title, text, isClaim, link }) => (
              <li key={title} className="bg-card p-5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4">
                <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 text-indigo" />
                <h3 className="leading-snug font-semibold sm:mt-3">
                  {title}
                  {isClaim && <ClaimMark site={site} />}
                </h3>
                <p className="type-small mt-1 text-soft text-pretty max-sm:col-start-2">
                  {text}
                  {link && (
                    <>
                      {' '}
                      <a href={link.href} className="link">
                        {link.label}
                      </a>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {testimonials.length > 0 && (
        <section className="section pt-0" aria-labelledby="testimonials">
          <div className="container-page">
            <h2 id="testimonials" className="type-h2 mb-10">
              What our learners say
            </h2>
            <TestimonialList testimonials={testimonials} />
          </div>
        </section>
      )}
      <PricingQuestions site={site} figures={figures} />
    </>
  )
}

function PlanHead(shown: Omit<Data, 'testimonials'>) {
  const { site } = shown
  const plan = describePlan(site)
  return (
    <section className="deep border-b-4 border-marigold">
      <div className="container-page grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-[1.15fr_1fr] lg:py-24">
        <div>
          <h1 className="type-h2 text-marigold">{planName}</h1>
          <p className="mt-5 flex flex-wrap items-baseline gap-x-4">
            <span className="wide text-[clamp(4rem,2.5rem+7vw,7.5rem)] leading-none">{plan.price}</span>
            <span className="text-2xl">{plan.period}</span>
          </p>
          <p className="type-lead mt-4">One plan with everything included, for {plan.perDay}.</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="/subscribe" variant="primary" size="large" className="signed-in:hidden">
              Join Now
            </ButtonLink>
            <ButtonLink href="/dashboard/my-courses" variant="primary" size="large" className="signed-out:hidden">
              See your subscription
            </ButtonLink>
            <ButtonLink href="/5day-demo" size="large">
              Try it free first
            </ButtonLink>
          </div>
        </div>
        <ul className="grid gap-4 text-lg" aria-label="Why learn with us">
          {achievementsFor(shown).map(({ text, isClaim }) => (
            <li key={text} className="flex gap-3.5 leading-snug">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-marigold" strokeWidth={2.5} />
              <span className="text-pretty">
                {text}
                {isClaim && <ClaimMark site={site} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const page: PublicPage<Data> = {
  load: async (call) => {
    const [site, testimonials, next, figures] = await Promise.all([
      call(getSite),
      call(listTestimonials, { query: { place: 'pricing' } }),
      call(getNextPublicSession),
      call(getHiringFigures),
    ])
    return { site, testimonials, next, figures }
  },
  head: ({ data: { site, figures } }) => {
    const { price, period, perDay } = describePlan(site)
    return {
      title: `${planName}: pricing`,
      description: `${planName}: every course, mentor reviews, projects and a certificate for ${price} ${period}, ${perDay}.`,
      image: 'og-pricing',
      jsonLd: [questionsJsonLd({ site, figures })],
    }
  },
  View: PricingPage,
  isInteractive: false,
}
