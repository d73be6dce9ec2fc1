import type { OpeningState } from '#contract/hiring/hiring.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const stateLabels: Record<OpeningState, string> = {
  submitted: 'In review',
  open: 'Open',
  returned: 'Needs changes',
  closed: 'Closed',
}

const tones: Record<OpeningState, BadgeTone> = { submitted: 'waiting', open: 'good', returned: 'bad', closed: 'plain' }

export const OpeningStateBadge = ({ state }: { state: OpeningState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)
