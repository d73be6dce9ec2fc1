import { Link } from 'react-router'
import type { WaitingReview } from '#contract/learning/reviews.ts'
import { time } from '#web/kit/format.ts'
import { Eye, Sparkles } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import type { Column } from '#web/kit/lists/table.tsx'

type ListedAttempt = Pick<
  WaitingReview,
  'solutionId' | 'courseTitle' | 'taskTitle' | 'taskStepTitle' | 'attempt' | 'learner'
>
type Checked = ListedAttempt & Pick<WaitingReview, 'checks'>

export const reviewColumns = <Row extends Checked>(): Column<Row>[] => [
  ...attemptColumns<Row>(({ solutionId }) => `/admin/reviews/${solutionId}`),
  {
    key: 'checks',
    header: 'Checks',
    numeric: true,
    cell: ({ checks }) => (checks ? <CheckCount {...checks} /> : <span className="text-soft">None</span>),
  },
]

export function attemptColumns<Row extends ListedAttempt>(pathOf: (row: Row) => string): Column<Row>[] {
  return [
    {
      key: 'learner',
      header: 'Learner',
      heading: true,
      written: true,
      cell: (row) => (
        <Link to={pathOf(row)} className="link pointer-coarse:inline-block pointer-coarse:py-2.5">
          {row.learner.name}
          <span className="sr-only">, open attempt {row.attempt}</span>
        </Link>
      ),
    },
    { key: 'course', header: 'Course', written: true, cell: ({ courseTitle }) => courseTitle },
    {
      key: 'step',
      header: 'Task › Step',
      written: true,
      // Step titles can be long; two lines are enough to tell them apart.
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

function CheckCount({ passed, total }: NonNullable<WaitingReview['checks']>) {
  return (
    <span title={`${passed} of ${total} checks passed`}>
      {passed}/{total}
    </span>
  )
}

type ReviewerProps = Pick<WaitingReview, 'claim'> & { isSuggested?: boolean }

export function Reviewer({ claim, isSuggested = false }: ReviewerProps) {
  if (!claim && isSuggested) return <Badge icon={Sparkles}>Suggested for you</Badge>
  if (!claim) return <span className="text-soft">Nobody</span>
  return (
    <Badge tone={claim.isMine ? 'new' : 'plain'} icon={Eye}>
      {claim.isMine ? 'You' : claim.name}, until {time(claim.until)}
    </Badge>
  )
}
