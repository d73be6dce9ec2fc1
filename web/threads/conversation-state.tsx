import type { ConversationState } from '#contract/threads/conversations.ts'
import { promisedTime } from '#web/kit/format.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const stateLabels: Record<ConversationState, string> = {
  open: 'Open',
  answered: 'Answered',
  resolved: 'Resolved',
}
const tones: Record<ConversationState, BadgeTone> = { open: 'waiting', answered: 'new', resolved: 'good' }

export const ConversationBadge = ({ state }: { state: ConversationState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)

type Promised = { state: ConversationState; promisedAt: string }

/** Null once it is answered. */
export const promiseText = ({ state, promisedAt }: Promised, now: number): string | null => {
  if (state !== 'open') return null
  return new Date(promisedAt).getTime() < now
    ? `We promised an answer by ${promisedTime(promisedAt)}. Sorry, it’s late.`
    : `We’ll answer by ${promisedTime(promisedAt)}`
}
