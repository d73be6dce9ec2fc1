import type { CourseDetails } from '#contract/catalogue/courses.ts'
import type { PublicSession } from '#contract/site/next-session.ts'
import type { Site } from '#contract/site/settings.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { rupees } from '#web/kit/format.ts'
import { Check } from '#web/kit/icons.tsx'
import { ClaimMark, describeNextSession, describePlan, planName } from '#web/site/index.ts'
import { EnrolButton } from './enrol-button.tsx'

const includedIn = ({ weekendSessions }: Site['claims'], next: PublicSession | null) => [
  { text: 'A mentor reviews your work; automatic checks approve small practice steps', isClaim: false },
  ...(weekendSessions && next ? [{ text: `${weekendSessions}. ${describeNextSession(next)}`, isClaim: true }] : []),
  { text: 'A certificate anyone can verify', isClaim: false },
]

type PriceCardProps = { course: CourseDetails; site: Site; next: PublicSession | null }

export function PriceCard({ course, site, next }: PriceCardProps) {
  return (
    <Card as="section" aria-label="Price" className="lg:sticky lg:top-24">
      <p className="wide text-[min(1.875rem,10vw)] leading-tight">{describePlan(site).included}</p>
      <p className="mt-3 text-pretty">{planName} opens this course and all the others.</p>
      <p className="type-small mt-2 text-soft text-pretty">
        Price per week: {rupees(course.rupeesPerWeek)}, only to compare courses. You pay for the plan, never per course.
      </p>
      <EnrolButton courseId={course.courseId} className="mt-5 w-full" />
      <ul className="mt-6 grid gap-2.5 border-t border-line pt-5">
        {includedIn(site.claims, next).map(({ text, isClaim }) => (
          <li key={text} className="flex gap-2.5 leading-snug">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" strokeWidth={2.5} />
            <span>
              {text}
              {isClaim && <ClaimMark site={site} />}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <p className="type-small mt-5">
          <a href="/sessions" className="link">
            See the next live sessions
          </a>
        </p>
      )}
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
