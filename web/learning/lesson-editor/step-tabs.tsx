import { NavLink } from 'react-router'

const linkClass =
  '-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-4 font-medium text-soft outline-offset-[-2px] hover:text-ink aria-[current=page]:border-marigold aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** The two pages on which a step is edited. */
export function StepTabs({ courseId, stepId }: { courseId: number; stepId: number }) {
  const lesson = `/admin/tasks/${courseId}/steps/${stepId}`
  return (
    <nav aria-label="Parts of the step" className="mb-5 flex gap-1 border-b border-line">
      <NavLink to={lesson} end className={linkClass}>
        Lesson
      </NavLink>
      <NavLink to={`${lesson}/exercise`} className={linkClass}>
        Exercise
      </NavLink>
    </nav>
  )
}
