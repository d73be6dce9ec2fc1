import type { SubmissionState } from '#contract/projects/submissions.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<SubmissionState, { tone: BadgeTone; word: string }> = {
  submitted: { tone: 'waiting', word: 'Waiting for a teacher' },
  approved: { tone: 'good', word: 'Approved' },
  rejected: { tone: 'bad', word: 'Needs changes' },
}

export const projectStateWords = (state: SubmissionState) => states[state].word

export function ProjectState({ state }: { state: SubmissionState }) {
  const { tone, word } = states[state]
  return <Badge tone={tone}>{word}</Badge>
}
