import { createContact, type DemoDay, listDemoDays } from '#contract/membership/demos.ts'
import { listTestimonials, type Testimonial } from '#contract/site/testimonials.ts'
import type { Call } from '#web/kit/api/call.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { Check } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { TestimonialList } from '#web/site/index.ts'
import { type Booked, BookedDetails } from './booked-details.tsx'
import { DemoForm } from './demo-form.tsx'
import { demoFormFor, readDemoFields } from './demo.rules.ts'
import { FiveDays } from './five-days.tsx'

const benefits = [
  { title: 'A live session every day', text: 'With a mentor, at a time that suits you.' },
  { title: 'Real work from day one', text: 'You build something small and submit it, just like our learners.' },
  { title: 'Feedback on your work', text: 'A mentor tells you what works and what to improve.' },
  { title: 'A plan for what’s next', text: 'On day five we talk about your goal and the best course to start with.' },
  { title: 'Nothing to pay', text: 'No card, no UPI. The demo ends after five days and nothing renews.' },
]

type Data = { days: DemoDay[]; testimonials: Testimonial[]; posted: PostedForm<Booked> | null }

function DemoPage({ data: { days, testimonials, posted } }: { data: Data }) {
  return (
    <>
      {/* On a phone the form comes before the benefits: most visitors of this page have decided. */}
      <div className="container-page grid items-start gap-x-14 gap-y-10 py-12 sm:py-16 lg:grid-cols-[1fr_minmax(0,32rem)] lg:grid-rows-[auto_1fr] lg:py-20">
        <div className="min-w-0">
          <h1 className="type-h1">Free 5-day demo</h1>
          <p className="type-lead mt-4 max-w-xl">
            Five days, one session a day. See if it’s right for you before you pay anything.
          </p>
          <FiveDays className="mt-8" />
        </div>
        <section
          aria-labelledby="book"
          className="surface p-5 shadow-low sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="book" className="type-h2">
            Book your demo
          </h2>
          <p className="mt-2 mb-6 text-soft">All fields are required. We only use them to arrange your demo.</p>
          {posted?.result ? (
            <Callout tone="good">
              <p className="font-semibold">Your demo is booked</p>
              <BookedDetails booked={posted.result} />
            </Callout>
          ) : (
            <DemoForm days={days} posted={posted} />
          )}
        </section>
        <Benefits />
      </div>
      {testimonials.length > 0 && (
        <section aria-labelledby="testimonials" className="border-t border-line">
          <div className="container-page section">
            <h2 id="testimonials" className="type-h2">
              Learners who started with the demo
            </h2>
            <TestimonialList testimonials={testimonials} className="mt-10" />
          </div>
        </section>
      )}
    </>
  )
}

function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="type-h3">
        What you get
      </h2>
      <ul className="mt-5 grid gap-5">
        {benefits.map(({ title, text }) => (
          <li key={title} className="flex gap-3.5">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
              <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
            </span>
            <p className="min-w-0">
              <strong className="block font-semibold">{title}</strong>
              <span className="text-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function load(call: Call): Promise<Data> {
  const [days, testimonials] = await Promise.all([
    call(listDemoDays),
    call(listTestimonials, { query: { place: 'demo' } }),
  ])
  return { days, testimonials, posted: null }
}

export const page: PublicPage<Data> = {
  load,
  post: async (call, { fields, query }) => {
    const data = await load(call)
    const posted = await submitPostedForm({
      schema: demoFormFor(data.days),
      fields,
      read: readDemoFields,
      submit: async (contact) => ({
        ...contact,
        ...(await call(createContact, { body: { ...contact, campaign: query['utm_source']?.slice(0, 100) } })),
      }),
    })
    return { ...data, posted }
  },
  status: ({ posted }) => (posted && !posted.result ? 400 : 200),
  head: () => ({
    title: 'Free 5-day demo',
    description:
      'Book a free 5-day demo: a live session with a mentor each day, real work from day one, nothing to pay.',
    image: 'og-demo',
  }),
  View: DemoPage,
  isInteractive: true,
  // A slot may fill up at any moment.
  freshness: 'live',
}
