import { Check } from 'lucide-react'
import type { CourseDetails } from '#contract/catalogue/courses.ts'
import type { ShownClaim, ShownClaims } from '#contract/site/claims.ts'
import type { PublicSession } from '#contract/site/next-session.ts'
import type { Site } from '#contract/site/settings.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { CountedFigure, describeNextSession, describePlan, planName } from '#web/site/index.ts'
import { EnrolButton } from './enrol-button.tsx'

const includedIn = ({ weekendSessions }: ShownClaims, next: PublicSession | null): ShownClaim[] => [
  { text: 'A mentor reviews every solution', counted: null },
  ...(weekendSessions ? [{ text: `${weekendSessions.text}. ${describeNextSession(next)}`, counted: null }] : []),
  { text: 'A certificate anyone can verify', counted: null },
]

type PriceCardProps = { course: CourseDetails; site: Site; next: PublicSession | null }

export function PriceCard({ course, site, next }: PriceCardProps) {
  return (
    <Card as="section" aria-label="Price" className="lg:sticky lg:top-24">
      <p className="wide text-3xl leading-tight">{describePlan(site).included}</p>
      <p className="mt-3 text-pretty">{planName} gives you this course and all the others.</p>
      <p className="type-small mt-2 text-soft text-pretty">
        The price of this course is {rupees(course.rupeesPerWeek)} per week; with the plan you pay nothing extra.
      </p>
      <EnrolButton courseId={course.courseId} className="mt-5 w-full" />
      <ul className="mt-6 grid gap-2.5 border-t border-line pt-5">
        {includedIn(site.claims, next).map((claim) => (
          <li key={claim.text} className="flex gap-2.5 leading-snug">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" strokeWidth={2.5} />
            <span>
              {claim.text}
              <CountedFigure claim={claim} />
            </span>
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
