import { Link } from 'react-router'
import type { ProblemLine } from '#contract/learning/problems/problems.ts'
import { Circle, CircleCheck } from '#web/kit/icons.tsx'
import { languageNames } from '../practice/language-names.ts'
import { problemPath } from '../steps/step-path.ts'

export const levelNames = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

export const patternName = (pattern: string) => `${pattern[0]!.toUpperCase()}${pattern.slice(1)}`

const stateOf = ({ solvedIn, isBegun }: ProblemLine) =>
  solvedIn.length > 0
    ? `Solved in ${solvedIn.map((one) => languageNames[one]).join(' and ')}`
    : isBegun
      ? 'Started'
      : 'Not solved yet'

/** Problems with their level, pattern and state. */
export function ProblemLines({ problems, label }: { problems: readonly ProblemLine[]; label: string }) {
  return (
    <ul aria-label={label} className="surface divide-y divide-line">
      {problems.map((problem) => {
        const isSolved = problem.solvedIn.length > 0
        const Icon = isSolved ? CircleCheck : Circle
        return (
          <li key={problem.problemId} className="relative flex items-start gap-3 px-4 py-3 hover:bg-haze/60">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${isSolved ? 'text-leaf-ink' : 'text-soft'}`} />
            <div className="min-w-0">
              <Link to={problemPath(problem.problemId)} className="card-link font-semibold wrap-anywhere">
                {problem.name}
              </Link>
              <p className="type-small text-soft">
                {levelNames[problem.level]} · {patternName(problem.pattern)} · {stateOf(problem)}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
