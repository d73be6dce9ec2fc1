import { Link } from 'react-router'
import type { AtRiskCount } from '#contract/insights/at-risk.ts'
import { count } from '#web/kit/format.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { atRiskLabels, writeTo } from './labels.ts'

/** How many learners are on each list, with links to the list and to a message. */
export function AtRiskTiles({ atRisk }: { atRisk: AtRiskCount[] }) {
  return (
    <ul className="surface grid grid-cols-2 gap-px overflow-hidden lg:grid-cols-5">
      {atRisk.map(({ list, count: learners }) => (
        <li
          key={list}
          className="relative min-w-0 bg-card p-3.5 outline outline-line hover:bg-haze has-focus-visible:bg-haze sm:p-4"
        >
          <p className="type-small">
            <Link to={`/admin/at-risk?list=${list}`} className="card-link rounded-small text-ink">
              {atRiskLabels[list]}
            </Link>
          </p>
          <p className={classes('wide mt-1 text-[1.75rem] leading-tight tabular-nums', learners === 0 && 'text-soft')}>
            {count(learners)}
          </p>
          {learners === 0 ? (
            <p className="type-small text-soft">Nobody</p>
          ) : (
            <Link
              to={writeTo(list)}
              aria-label={`Write to them: ${atRiskLabels[list]}`}
              className="link type-small relative z-1 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              Write to them
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
