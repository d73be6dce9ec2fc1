import { Check, CircleDashed } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'

export function ReplyBadge({ isUnanswered }: { isUnanswered: boolean }) {
  return isUnanswered ? (
    <Badge tone="waiting" icon={CircleDashed}>
      Open
    </Badge>
  ) : (
    <Badge tone="good" icon={Check}>
      Replied
    </Badge>
  )
}
