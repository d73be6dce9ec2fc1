import type { Batch, BatchLearner } from '#contract/learning/batches.ts'
import { plural } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import type { Part } from '#web/kit/charts/row-bars.tsx'

type Counts = Pick<Batch, 'learners' | 'onPlan' | 'behind' | 'finished'>

/** 5 on plan, 2 behind */
export function describeStandings({ learners, onPlan, behind, finished }: Counts): string {
  if (learners === 0) return 'No learners yet'
  const parts = [
    [onPlan, 'on plan'],
    [behind, 'behind'],
    [finished, 'finished'],
  ] as const
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
}

export const partsOf = ({ onPlan, behind, finished }: Counts): Part[] => [
  { value: finished, look: 'done' },
  { value: onPlan, look: 'plain' },
  { value: behind, look: 'waiting' },
]

/** Behind is a reason to help, so it isn't red. */
export function StandingBadge({ standing, behind }: Pick<BatchLearner, 'standing' | 'behind'>) {
  if (standing === 'finished') return <Badge tone="good">Finished</Badge>
  if (standing === 'behind') return <Badge tone="waiting">{plural(behind, 'task')} behind</Badge>
  return <Badge>On plan</Badge>
}
