import type { SubmissionState } from '#contract/projects/submissions.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<SubmissionState, { tone: BadgeTone; label: string }> = {
  submitted: { tone: 'waiting', label: 'Waiting for review' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Needs changes' },
}

export const projectStateLabel = (state: SubmissionState) => states[state].label

export function ProjectState({ state }: { state: SubmissionState }) {
  const { tone, label } = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
