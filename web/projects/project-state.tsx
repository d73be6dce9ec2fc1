import type { HandInState } from '#contract/projects/submissions.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

const states: Record<HandInState, { tone: BadgeTone; word: string }> = {
  submitted: { tone: 'waiting', word: 'Waiting for a teacher' },
  approved: { tone: 'good', word: 'Approved' },
  rejected: { tone: 'bad', word: 'Needs another try' },
}

export const projectStateWords = (state: HandInState) => states[state].word

export function ProjectState({ state }: { state: HandInState }) {
  const { tone, word } = states[state]
  return <Badge tone={tone}>{word}</Badge>
}
