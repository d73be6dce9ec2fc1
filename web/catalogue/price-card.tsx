import { Check } from 'lucide-react'
import type { CourseDetails } from '#contract/catalogue/courses.ts'
import type { Site } from '#contract/site/settings.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { describePlan, planName } from '#web/site/index.ts'

const included = ['A mentor reviews every solution', '30-minute weekend sessions', 'A certificate anyone can verify']

export function PriceCard({ course, site }: { course: CourseDetails; site: Site }) {
  return (
    <Card as="section" aria-label="Price" className="lg:sticky lg:top-24">
      <p className="wide text-2xl leading-tight">{describePlan(site).included}</p>
      <p className="mt-3 text-soft text-pretty">
        {planName} gives you this course and all the others. The price of this course is {rupees(course.rupeesPerWeek)}{' '}
        per week; with the plan you pay nothing extra.
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
        Not sure?{' '}
        <a href="/5day-demo" className="link">
          Try it free for 5 days
        </a>{' '}
        first.
      </p>
    </Card>
  )
}
