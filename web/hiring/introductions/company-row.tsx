import { Link } from 'react-router'
import type { CompanyIntroduction } from '#contract/hiring/introductions.ts'
import { ago, day } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { IntroductionBadge } from './introduction-state.tsx'
import { nameOf } from './names.ts'

/** One introduction in a company’s lists. */
export function CompanyRow({ introduction }: { introduction: CompanyIntroduction }) {
  const { introductionId, openingTitle, state, answerBy, movedAt, next } = introduction
  const isYourTurn = next === 'company' || next === 'both'
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap sm:px-5">
      <div className="min-w-0">
        <Link to={`/company/introductions/${introductionId}`} className="touch link font-semibold wrap-anywhere">
          {nameOf(introduction)}
        </Link>
        <p className="type-small wrap-anywhere text-soft">
          {openingTitle} ·{' '}
          {state === 'requested' && answerBy ? `they answer by ${day(answerBy)}` : `last step ${ago(movedAt)}`}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {isYourTurn && <Badge tone="waiting">Your turn</Badge>}
        <IntroductionBadge state={state} />
      </span>
    </li>
  )
}
