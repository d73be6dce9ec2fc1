import { Link } from 'react-router'
import type { ProjectSubmission } from '#contract/projects/submissions.ts'
import { useDeskLinks } from '../desk-links.ts'
import { projectStateLabel } from '../project-state.tsx'

type AttemptsProps = { all: Pick<ProjectSubmission, 'submissionId' | 'attempt' | 'state'>[]; shown: number }

/** Links to the learner's other attempts. */
export function Attempts({ all, shown }: AttemptsProps) {
  const { linkTo } = useDeskLinks()
  return (
    <nav aria-label="Attempts" className="flex flex-wrap gap-x-4 gap-y-1">
      {all.map(({ submissionId, attempt, state }) => (
        <Link
          key={submissionId}
          to={linkTo({ submission: String(submissionId) })}
          aria-current={submissionId === shown ? 'page' : undefined}
          className="touch link type-small inline-flex items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          Attempt {attempt}: {projectStateLabel(state)}
        </Link>
      ))}
    </nav>
  )
}
