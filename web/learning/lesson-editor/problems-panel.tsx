import type { LessonEditor } from '#contract/learning/lessons.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { levelNames, patternName } from '../problems/problem-lines.tsx'
import { problemPath } from '../steps/step-path.ts'

/** What learners can practise with at this step. */
export function ProblemsPanel({ problems }: Pick<LessonEditor, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="problems" className="surface grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div>
        <h2 id="problems" className="type-h3">
          Problems
        </h2>
        <p className="type-small mt-1 text-soft">
          Shown below the task, for practice. They can’t be edited here: export the course, change their files in the
          step’s problems folder, and import it again.
        </p>
      </div>
      <ol aria-label="Problems" className="divide-y divide-line rounded-control border border-line">
        {problems.map(({ problemId, name, level, pattern }) => (
          <li key={problemId} className="px-3 py-2">
            <RouteLink to={problemPath(problemId)}>{name}</RouteLink>
            <span className="type-small ml-2 text-soft">
              {levelNames[level]} · {patternName(pattern)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
