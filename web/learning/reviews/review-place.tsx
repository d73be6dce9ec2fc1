import { Link } from 'react-router'
import type { WaitingReview } from '#contract/learning/reviews.ts'
import type { Column } from '#web/kit/lists/table.tsx'

type Place = Pick<WaitingReview, 'solutionId' | 'courseTitle' | 'taskTitle' | 'taskStepTitle' | 'attempt' | 'learner'>

/** What both lists say first: whose attempt it is, and at what. */
export function placeColumns<Row extends Place>(): Column<Row>[] {
  return [
    {
      key: 'learner',
      header: 'Learner',
      heading: true,
      written: true,
      cell: ({ solutionId, learner, attempt }) => (
        <Link to={`/admin/reviews/${solutionId}`} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
          {learner.name}
          <span className="sr-only">, open attempt {attempt}</span>
        </Link>
      ),
    },
    { key: 'course', header: 'Course', written: true, cell: ({ courseTitle }) => courseTitle },
    {
      key: 'step',
      header: 'Task › Step',
      written: true,
      // A step says in full what is to be done; here it need only be told from the others.
      cell: ({ taskTitle, taskStepTitle }) => (
        <span className="line-clamp-2 max-w-prose" title={taskStepTitle}>
          <span className="font-medium">{taskTitle}</span> <span aria-hidden="true">›</span>{' '}
          <span className="text-soft">{taskStepTitle}</span>
        </span>
      ),
    },
    { key: 'attempt', header: 'Attempt', numeric: true, cell: ({ attempt }) => attempt },
  ]
}
