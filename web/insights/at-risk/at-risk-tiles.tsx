import { Link } from 'react-router'
import type { AtRiskCount } from '#contract/insights/at-risk.ts'
import { useMay } from '#web/identity/index.ts'
import { count } from '#web/kit/format.ts'
import { FigureTile, tilesFrame } from '../overview-tiles.tsx'
import { atRiskLabels, writeTo } from './labels.ts'

/** How many learners are on each list, with links to the list and to a message. */
export function AtRiskTiles({ atRisk }: { atRisk: AtRiskCount[] }) {
  const may = useMay()
  return (
    <ul className={`${tilesFrame} lg:grid-cols-5`}>
      {atRisk.map(({ list, count: learners }) => (
        <FigureTile
          key={list}
          label={atRiskLabels[list]}
          to={`/admin/at-risk?list=${list}`}
          figure={count(learners)}
          isEmpty={learners === 0}
        >
          {learners === 0 ? (
            <p className="type-small text-soft">Nobody</p>
          ) : (
            may('messages:act') && (
              <Link
                to={writeTo(list)}
                aria-label={`Write to them: ${atRiskLabels[list]}`}
                className="touch link type-small relative z-1"
              >
                Write to them
              </Link>
            )
          )}
        </FigureTile>
      ))}
    </ul>
  )
}
