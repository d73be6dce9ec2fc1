import { CircleCheck, ListChecks, Loader, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { StatementState } from '#contract/membership/statements.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<StatementState, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  'needs columns': { label: 'Choose the columns', tone: 'waiting', icon: TriangleAlert },
  matching: { label: 'Matching', tone: 'new', icon: Loader },
  matched: { label: 'Ready to verify', tone: 'waiting', icon: ListChecks },
  verifying: { label: 'Verifying', tone: 'new', icon: Loader },
  done: { label: 'Done', tone: 'good', icon: CircleCheck },
  failed: { label: 'Not read', tone: 'bad', icon: TriangleAlert },
}

export function StatementBadge({ state }: { state: StatementState }) {
  const { label, tone, icon } = states[state]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
