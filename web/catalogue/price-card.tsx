import { Check } from 'lucide-react'
import type { CourseDetails } from '#contract/catalogue/courses.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { plan } from '#web/site/index.ts'

const included = [
  'Every solution read by a mentor',
  'A weekend session of 30 minutes',
  'A certificate with a number anyone can check',
]

export function PriceCard({ course }: { course: CourseDetails }) {
  return (
    <Card as="section" aria-label="Price" className="lg:sticky lg:top-24">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="wide text-4xl">{rupees(course.rupeesPerWeek)}</span> per week
      </p>
      <p className="mt-3 text-soft text-pretty">
        Members pay nothing on top: {plan.name} is {rupees(plan.rupeesPerMonth)} per month and opens this course and all
        the others.
      </p>
      <ButtonLink href="/subscribe" variant="primary" size="large" className="mt-5 w-full">
        Enroll Now
      </ButtonLink>
      <ul className="mt-6 grid gap-2.5 border-t border-line pt-5">
        {included.map((thing) => (
          <li key={thing} className="flex gap-2.5 leading-snug">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" strokeWidth={2.5} />
            {thing}
          </li>
        ))}
      </ul>
      <p className="type-small mt-5 text-soft">
        Unsure?{' '}
        <a href="/5day-demo" className="link">
          Try five days free
        </a>{' '}
        first.
      </p>
    </Card>
  )
}
