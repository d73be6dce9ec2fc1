import { Check } from '#web/kit/icons.tsx'
import { CircleDashed } from '#web/kit/staff-icons.tsx'
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
