import { Confirmation } from '../identity/second-factor.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, line } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { z } from '../kit/zod.ts'
import { SentEvent, WebhookEvent, webhookEvents } from './events.ts'

export const maxWebhooks = 20

/** `off`: switched off by us, because it answered 410 or failed for days. */
export const WebhookState = z.enum(['active', 'paused', 'off'])
export type WebhookState = z.infer<typeof WebhookState>

export const Webhook = z.object({
  webhookId: z.number(),
  url: z.string(),
  events: z.array(WebhookEvent),
  includesContact: z.boolean(),
  state: WebhookState,
  /** Why it was switched off. */
  offReason: z.string().nullable(),
  /** The first failure since the last success. */
  failingSince: Instant.nullable(),
  /** The endpoint asked for a pause (`Retry-After`); may be over. */
  notBefore: Instant.nullable(),
  /** Until then, the previous secret signs too. */
  previousSecretUntil: Instant.nullable(),
  createdAt: Instant,
  /** Deliveries, each counted up to 1000. */
  pending: z.number(),
  failed: z.number(),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDraft = z.strictObject({
  url: line('the address of your endpoint', 500),
  events: z
    .array(WebhookEvent)
    .min(1, 'Choose at least one event')
    .max(webhookEvents.length)
    .transform((events) => [...new Set(events)]),
  includesContact: z.boolean(),
})
export type WebhookDraft = z.infer<typeof WebhookDraft>

const params = z.strictObject({ webhookId: Id })

export const listWebhooks = endpoint('GET /v1/webhooks', {
  summary: 'The endpoints that get our webhooks, oldest first',
  access: 'site:see',
  reply: z.array(Webhook),
})

export const getWebhook = endpoint('GET /v1/webhooks/:webhookId', {
  summary: 'An endpoint that gets our webhooks',
  access: 'site:see',
  params,
  reply: Webhook,
})

/** Asking for the password takes longer than other calls. */
const limit = { times: 30, seconds: 600 }

export const addWebhook = endpoint('POST /v1/webhooks', {
  summary: 'Add an endpoint; needs the password',
  access: 'site:act',
  limit,
  body: WebhookDraft.extend(Confirmation.shape),
  reply: Webhook,
})

export const editWebhook = endpoint('PUT /v1/webhooks/:webhookId', {
  summary: 'Change an endpoint’s address, events or contact details; needs the password',
  access: 'site:act',
  limit,
  params,
  body: WebhookDraft.extend(Confirmation.shape),
  reply: Webhook,
})

export const setWebhookState = endpoint('PUT /v1/webhooks/:webhookId/state', {
  summary: 'Pause an endpoint: its deliveries wait. Or turn it on again',
  access: 'site:act',
  params,
  body: z.strictObject({ state: WebhookState.exclude(['off']) }),
  reply: Webhook,
})

export const deleteWebhook = endpoint('DELETE /v1/webhooks/:webhookId', {
  summary: 'Delete an endpoint with its deliveries',
  access: 'site:act',
  params,
  reply: Done,
})

const Secret = z.object({ secret: z.string() })

export const showWebhookSecret = endpoint('POST /v1/webhooks/:webhookId/secret', {
  summary: 'The secret that signs an endpoint’s webhooks; needs the password',
  access: 'site:act',
  limit,
  params,
  body: Confirmation,
  reply: Secret,
})

export const rotateWebhookSecret = endpoint('POST /v1/webhooks/:webhookId/secret/rotate', {
  summary: 'Replace the secret; for 24 hours both sign. Needs the password',
  access: 'site:act',
  limit,
  params,
  body: Confirmation,
  reply: Secret,
})

export const sendTestWebhook = endpoint('POST /v1/webhooks/:webhookId/test', {
  summary: 'Send a test event to an endpoint',
  access: 'site:act',
  limit: { times: 30, seconds: 60 },
  params,
  reply: z.object({ deliveryId: z.number() }),
})

export const DeliveryState = z.enum(['pending', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

export const Delivery = z.object({
  deliveryId: z.number(),
  /** The header `webhook-id`, the same in every attempt. */
  messageId: z.string(),
  type: SentEvent,
  state: DeliveryState,
  createdAt: Instant,
  attempts: z.number(),
  /** When it is sent next. */
  dueAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
})
export type Delivery = z.infer<typeof Delivery>

export const listDeliveries = endpoint('GET /v1/webhooks/:webhookId/deliveries', {
  summary: 'What was sent to an endpoint in the last 30 days, newest first',
  access: 'site:see',
  params,
  query: PageQuery.extend({ state: DeliveryState.optional(), type: SentEvent.optional() }),
  reply: pageOf(Delivery),
})

export const DeliveryDetails = Delivery.extend({
  /** As it was sent. */
  body: z.string(),
  /** Newest first. An attempt that was interrupted is missing. */
  log: z.array(
    z.object({
      attempt: z.number(),
      at: Instant,
      /** Null without an answer. */
      status: z.number().nullable(),
      milliseconds: z.number(),
      /** The beginning of the answer’s body. */
      answer: z.string(),
      problem: z.string().nullable(),
    }),
  ),
})
export type DeliveryDetails = z.infer<typeof DeliveryDetails>

const deliveryParams = z.strictObject({ deliveryId: Id })

export const getDelivery = endpoint('GET /v1/webhook-deliveries/:deliveryId', {
  summary: 'What was sent, and what the endpoint answered at each attempt',
  access: 'site:see',
  params: deliveryParams,
  reply: DeliveryDetails,
})

export const replayDelivery = endpoint('POST /v1/webhook-deliveries/:deliveryId/replay', {
  summary: 'Send a delivery again with the same webhook-id',
  access: 'site:act',
  params: deliveryParams,
  reply: Done,
})

export const replayFailed = endpoint('POST /v1/webhooks/:webhookId/replay', {
  summary: 'Send all deliveries again that failed and were created since a time',
  access: 'site:act',
  params,
  body: z.strictObject({ since: Instant }),
  reply: z.object({ replayed: z.number() }),
})
