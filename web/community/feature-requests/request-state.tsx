import type { RequestState } from '#contract/community/feature-requests.ts'
import { CalendarClock, Check, CircleDot, type Icon, X } from '#web/kit/icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const requestStateLabels: Record<RequestState, string> = {
  open: 'Open',
  planned: 'Planned',
  done: 'Done',
  declined: 'Declined',
}

const badges: Record<RequestState, { tone: BadgeTone; icon: Icon }> = {
  open: { tone: 'plain', icon: CircleDot },
  planned: { tone: 'waiting', icon: CalendarClock },
  done: { tone: 'good', icon: Check },
  declined: { tone: 'bad', icon: X },
}

export function RequestStateBadge({ state }: { state: RequestState }) {
  return <Badge {...badges[state]}>{requestStateLabels[state]}</Badge>
}
