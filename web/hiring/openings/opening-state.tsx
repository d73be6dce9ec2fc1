import type { OpeningState } from '#contract/hiring/hiring.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const looks: Record<OpeningState, { label: string; tone: BadgeTone }> = {
  submitted: { label: 'In review', tone: 'waiting' },
  open: { label: 'Open', tone: 'good' },
  returned: { label: 'Needs changes', tone: 'bad' },
  closed: { label: 'Closed', tone: 'plain' },
}

export const OpeningStateBadge = ({ state }: { state: OpeningState }) => (
  <Badge tone={looks[state].tone}>{looks[state].label}</Badge>
)
