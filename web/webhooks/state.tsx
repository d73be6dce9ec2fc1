import type { DeliveryState, WebhookState } from '#contract/webhooks/webhooks.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

type Look = { tone: BadgeTone; label: string }

const states: Record<WebhookState, Look> = {
  active: { tone: 'good', label: 'On' },
  paused: { tone: 'waiting', label: 'Paused' },
  off: { tone: 'bad', label: 'Switched off' },
}

export const deliveryStates: Record<DeliveryState, Look> = {
  pending: { tone: 'waiting', label: 'Waiting' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'bad', label: 'Failed' },
}

export const WebhookBadge = ({ state }: { state: WebhookState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
)

export const DeliveryBadge = ({ state }: { state: DeliveryState }) => (
  <Badge tone={deliveryStates[state].tone}>{deliveryStates[state].label}</Badge>
)

export const hostOf = (url: string) => new URL(url).host
