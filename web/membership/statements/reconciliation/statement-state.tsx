import type { StatementState } from '#contract/membership/statements.ts'
import { CircleCheck, ListChecks, Loader, TriangleAlert, type Icon } from '#web/kit/icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<StatementState, { label: string; tone: BadgeTone; icon: Icon }> = {
  'needs columns': { label: 'Choose columns', tone: 'waiting', icon: TriangleAlert },
  reading: { label: 'Reading', tone: 'new', icon: Loader },
  matching: { label: 'Matching', tone: 'new', icon: Loader },
  matched: { label: 'Ready to verify', tone: 'waiting', icon: ListChecks },
  verifying: { label: 'Verifying', tone: 'new', icon: Loader },
  done: { label: 'Done', tone: 'good', icon: CircleCheck },
  failed: { label: 'Failed', tone: 'bad', icon: TriangleAlert },
}

export function StatementStateBadge({ state }: { state: StatementState }) {
  const { label, tone, icon } = states[state]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
