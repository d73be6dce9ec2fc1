import { Link } from 'react-router'
import type { Problem, ProblemItem } from '#contract/membership/daily-close.ts'
import { day, rupees } from '#web/kit/format.ts'
import { CircleCheck } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { describeCount, problemKinds } from './daily-close.rules.ts'

/** What doesn't add up now, each with where it is solved. */
export function Problems({ problems }: { problems: Problem[] }) {
  return (
    <Card as="section" aria-labelledby="problems-heading">
      <h2 id="problems-heading" className="type-h3">
        Doesn’t add up
      </h2>
      {problems.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-soft">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />
          No open points.
        </p>
      ) : (
        <>
          <p className="type-small mt-0.5 text-soft">
            All open points, whatever the day. Each disappears when it’s solved.
          </p>
          <ul className="mt-2 grid divide-y divide-line">
            {problems.map((problem) => (
              <ProblemEntry key={problem.kind} problem={problem} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function ProblemEntry({ problem }: { problem: Problem }) {
  const { title, meaning, to } = problemKinds[problem.kind]
  const rest = problem.count - problem.items.length
  return (
    <li className="py-4 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold">{title}</h3>
        <Badge tone="waiting">{describeCount(problem)}</Badge>
      </div>
      <p className="type-small mt-0.5 text-soft">{meaning}</p>
      <ul className="mt-2 grid gap-1">
        {problem.items.map((item) => (
          <li key={keyOf(item)} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={to(item)}
              className="link min-w-0 wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {item.name}
            </Link>
            <span className="type-small text-soft tabular-nums">{describeItem(item)}</span>
            {item.note && <span className="type-small basis-full">{item.note}</span>}
          </li>
        ))}
        {rest > 0 && <li className="type-small text-soft">and {describeCount({ ...problem, count: rest })} more</li>}
      </ul>
    </li>
  )
}

const keyOf = ({ statementId, line, transactionId, userId }: ProblemItem) =>
  [statementId, line, transactionId, userId].join(' ')

function describeItem({ rupees: amount, receivedRupees, transactionId, on }: ProblemItem): string {
  const money =
    receivedRupees !== null && amount !== null
      ? `Reported ${rupees(amount)}, received ${rupees(receivedRupees)}`
      : amount !== null && rupees(amount)
  return [transactionId, money, on && day(on)].filter(Boolean).join(' · ')
}
