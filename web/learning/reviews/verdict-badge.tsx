import type { DecidedReview } from '#contract/learning/reviews.ts'
import { Badge } from '#web/kit/layout/badge.tsx'

export function VerdictBadge({ verdict }: Pick<DecidedReview, 'verdict'>) {
  return verdict === 'approved' ? <Badge tone="good">Approved</Badge> : <Badge tone="bad">Rejected</Badge>
}
