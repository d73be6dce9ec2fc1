import { CalendarClock, Check, CircleDot, type LucideIcon, X } from 'lucide-react'
import type { RequestState } from '#contract/community/feature-requests.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const requestStateLabels: Record<RequestState, string> = {
  open: 'Open',
  planned: 'Planned',
  done: 'Done',
  declined: 'Declined',
}

const badges: Record<RequestState, { tone: BadgeTone; icon: LucideIcon }> = {
  open: { tone: 'plain', icon: CircleDot },
  planned: { tone: 'waiting', icon: CalendarClock },
  done: { tone: 'good', icon: Check },
  declined: { tone: 'bad', icon: X },
}

export function RequestStateBadge({ state }: { state: RequestState }) {
  return <Badge {...badges[state]}>{requestStateLabels[state]}</Badge>
}
