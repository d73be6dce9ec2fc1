import { Link } from 'react-router'
import type { Claim } from '#contract/learning/reviews.ts'
import type { DeskQuestion } from '#contract/mentoring/questions-desk.ts'
import { time } from '#web/kit/format.ts'
import { Eye } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { placeText } from './place-text.ts'

export const questionColumns: Column<DeskQuestion>[] = [
  {
    key: 'question',
    header: 'Question',
    heading: true,
    written: true,
    cell: ({ questionId, title, place }) => (
      <>
        <Link to={`/admin/questions/${questionId}`} className="link font-semibold">
          {title}
        </Link>
        {placeText(place) && (
          <span className="type-small block text-soft first-letter:uppercase">{placeText(place)}</span>
        )}
      </>
    ),
  },
  { key: 'learner', header: 'Learner', written: true, cell: ({ learner }) => learner.name },
  {
    key: 'step',
    header: 'Step',
    written: true,
    cell: ({ stepName, courseTitle }) => (
      <>
        {stepName}
        <span className="type-small block text-soft">{courseTitle}</span>
      </>
    ),
  },
]

export function ClaimBadge({ claim }: { claim: Claim | null }) {
  if (!claim) return <span className="text-soft">Nobody</span>
  return (
    <Badge tone={claim.isMine ? 'new' : 'plain'} icon={Eye}>
      {claim.isMine ? 'You' : claim.name}, until {time(claim.until)}
    </Badge>
  )
}
