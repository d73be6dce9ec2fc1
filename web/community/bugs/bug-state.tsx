import type { BugState } from '#contract/community/bugs.ts'
import { CircleDot } from '#web/kit/icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const bugStateLabels: Record<BugState, string> = { open: 'Open', 'in progress': 'In progress', fixed: 'Fixed' }

const tones: Record<BugState, BadgeTone> = { open: 'new', 'in progress': 'waiting', fixed: 'good' }

export function BugStateBadge({ state }: { state: BugState }) {
  return (
    <Badge tone={tones[state]} {...(state === 'open' && { icon: CircleDot })}>
      {bugStateLabels[state]}
    </Badge>
  )
}
