import type { ProblemLine } from '#contract/learning/problems/problems.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { problemsPath } from '../steps/step-path.ts'
import { ProblemLines } from './problem-lines.tsx'

/** The problems of a step, below its task. */
export function StepProblems({ courseId, problems }: { courseId: number; problems: ProblemLine[] }) {
  const solved = problems.filter(({ solvedIn }) => solvedIn.length > 0).length
  return (
    <section aria-labelledby="problems" className="no-print mt-8">
      <h3 id="problems" className="type-h3">
        Problems
      </h3>
      <p className="mt-1 mb-3 text-soft">
        {solved} of {problems.length} solved. They’re for practice: this step doesn’t wait for them, and only you see
        them. <RouteLink to={problemsPath(courseId)}>All problems of this course</RouteLink>
      </p>
      <ProblemLines problems={problems} label="Problems of this step" />
    </section>
  )
}
