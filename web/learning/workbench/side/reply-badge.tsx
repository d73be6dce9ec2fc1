import type { Comment } from '#contract/learning/solutions.ts'
import { Check, CircleDashed } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { isUnanswered } from '../../solutions/replies.rules.ts'

export function ReplyBadge({ comment }: { comment: Comment }) {
  return isUnanswered(comment) ? (
    <Badge tone="waiting" icon={CircleDashed}>
      Open
    </Badge>
  ) : (
    <Badge tone="good" icon={Check}>
      Replied
    </Badge>
  )
}
