import type { MessageState } from '#contract/messages/messages.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const stateLabels: Record<MessageState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  cancelled: 'Stopped',
}

const tones: Record<MessageState, BadgeTone> = {
  draft: 'plain',
  scheduled: 'waiting',
  sending: 'new',
  sent: 'good',
  cancelled: 'bad',
}

export const MessageBadge = ({ state }: { state: MessageState }) => (
  <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
)
