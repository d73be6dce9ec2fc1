import { useInfiniteQuery } from '@tanstack/react-query'
import type { CompanyIntroduction } from '#contract/hiring/introductions.ts'
import type { OwnOpening } from '#contract/hiring/openings.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { CompanyRow } from '../introductions/company-row.tsx'
import { companyIntroductions } from '../introductions/introductions.api.ts'
import { myOpenings } from '../openings/openings.api.ts'

/** What the company has to do: of introductions and openings, or the first step. */
export function CompanyTasks() {
  const openings = useInfiniteQuery(myOpenings)
  const introductions = useInfiniteQuery(companyIntroductions('open'))
  return (
    <QueryView query={openings}>
      {({ pages: mine }) => (
        <QueryView query={introductions}>
          {({ pages }) => (
            <Tasks openings={mine.flatMap(({ items }) => items)} open={pages.flatMap(({ items }) => items)} />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}

type TasksProps = { openings: OwnOpening[]; open: CompanyIntroduction[] }

function Tasks({ openings, open }: TasksProps) {
  const returned = openings.filter(({ state }) => state === 'returned')
  const waiting = open.filter(({ next }) => next === 'company' || next === 'both')
  if (returned.length + waiting.length === 0) return <NextStep openings={openings} running={open.length} />
  return (
    <section aria-labelledby="your-turn">
      <h2 id="your-turn" className="type-h3 mb-3">
        Your turn
      </h2>
      <ul className="surface divide-y divide-line">
        {waiting.map((introduction) => (
          <CompanyRow key={introduction.introductionId} introduction={introduction} />
        ))}
        {returned.map(({ openingId, title, reason }) => (
          <li key={openingId} className="px-4 py-3 sm:px-5">
            <RouteLink to="/company/openings">Change “{title}”</RouteLink>
            <p className="type-small wrap-anywhere text-soft">We can’t publish it yet: {reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NextStep({ openings, running }: { openings: OwnOpening[]; running: number }) {
  const isOpen = openings.some(({ state }) => state === 'open')
  const isInReview = openings.some(({ state }) => state === 'submitted')
  const [title, text, to, label] = isOpen
    ? [
        running > 0 ? 'Nothing waits for you' : 'Find your candidate',
        running > 0
          ? 'The candidates you asked have the next step. You can ask others too.'
          : 'Your opening is on our jobs board. Read what candidates built, and ask to meet one.',
        '/company/candidates',
        'Find candidates',
      ]
    : isInReview
      ? [
          'We’re reading your opening',
          'You’ll hear from us. You can already look at candidates.',
          '/company/candidates',
          'See candidates',
        ]
      : [
          'Write your first opening',
          'Candidates are introduced for a real job. Describe it; we read it and put it on our jobs board.',
          '/company/openings',
          'Write an opening',
        ]
  return (
    <Card as="section" aria-labelledby="next-step" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-xl flex-1 basis-64">
        <h2 id="next-step" className="type-h3">
          {title}
        </h2>
        <p className="mt-1 text-soft">{text}</p>
      </div>
      <RouteButton to={to} variant="primary">
        {label}
      </RouteButton>
    </Card>
  )
}
