import { promisedTime } from '#web/kit/format.ts'
import { TriangleAlert } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { describeDue, dueLevel } from './promise.rules.ts'

/** For staff: when an answer is due, marked if that is soon or past. */
export function Due({ promisedAt, now }: { promisedAt: string; now: number }) {
  const level = dueLevel(promisedAt, now)
  const due = describeDue(promisedAt, now)
  if (level === 'later') return due
  return (
    <Badge tone={level === 'soon' ? 'waiting' : 'bad'} {...(level === 'late' && { icon: TriangleAlert })}>
      <span title={promisedTime(promisedAt)}>{due}</span>
      {level === 'soon' && <span className="sr-only">, due soon</span>}
    </Badge>
  )
}
