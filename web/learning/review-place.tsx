import { Link } from 'react-router'
import type { WaitingReview } from '#contract/learning/reviews.ts'
import type { Column } from '#web/kit/table.tsx'

type Place = Pick<WaitingReview, 'solutionId' | 'courseTitle' | 'taskTitle' | 'taskStepTitle' | 'attempt' | 'learner'>

/** What both lists say first: whose attempt it is, and at what. */
export function placeColumns<Row extends Place>(): Column<Row>[] {
  return [
    {
      key: 'learner',
      header: 'Learner',
      heading: true,
      cell: ({ solutionId, learner, attempt }) => (
        <Link to={`/admin/reviews/${solutionId}`} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
          {learner.name}
          <span className="sr-only">, open attempt {attempt}</span>
        </Link>
      ),
    },
    { key: 'course', header: 'Course', cell: ({ courseTitle }) => courseTitle },
    {
      key: 'step',
      header: 'Task › Step',
      cell: ({ taskTitle, taskStepTitle }) => (
        <span>
          {taskTitle} <span aria-hidden="true">›</span> {taskStepTitle}
        </span>
      ),
    },
    { key: 'attempt', header: 'Attempt', numeric: true, cell: ({ attempt }) => attempt },
  ]
}
