import { stepStates, type StepState as State } from '#contract/learning/tasks.ts'
import { Circle } from '#web/kit/icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<State, { tone: BadgeTone; label: string }> = {
  4: { tone: 'plain', label: 'Not submitted' },
  1: { tone: 'waiting', label: 'Submitted' },
  2: { tone: 'good', label: 'Approved' },
  0: { tone: 'bad', label: 'Rejected' },
}

export function StepState({ state }: { state: State }) {
  const { tone, label } = states[state]
  return (
    <Badge tone={tone} {...(state === stepStates.none && { icon: Circle })}>
      {label}
    </Badge>
  )
}
