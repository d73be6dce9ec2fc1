import { testPassword } from '../makers.ts'
import { newWebhook } from './receiver.ts'
import { insertDeliveries } from '#server/webhooks/deliveries.store.ts'
import { newMessageId } from '#server/webhooks/rules.ts'
import { type Give, type Rows, shared } from '../access-matrix/row.ts'

const about =
  (body?: () => unknown): Give =>
  async (world) => ({ params: { webhookId: (await newWebhook(world)).webhookId }, ...(body && { body: body() }) })

const delivery: Give = async (world) => {
  const { webhookId } = await newWebhook(world)
  const event = { webhookId, type: 'webhook.test', messageId: newMessageId(), body: '{}', state: 'failed' } as const
  const [row] = await insertDeliveries(world.db, [event])
  return { params: { deliveryId: row!.id } }
}

let drafted = 0
const draft = () => ({
  url: `https://hooks.example/draft/${drafted++}`,
  events: ['payment.verified'],
  includesContact: true,
  password: testPassword,
})
const confirmation = () => ({ password: testPassword })

export const webhooks: Rows = {
  listWebhooks: shared(),
  getWebhook: shared(about()),
  addWebhook: shared(() => ({ body: draft() })),
  editWebhook: shared(about(draft)),
  setWebhookState: shared(about(() => ({ state: 'paused' }))),
  deleteWebhook: shared(about()),
  showWebhookSecret: shared(about(confirmation)),
  rotateWebhookSecret: shared(about(confirmation)),
  sendTestWebhook: shared(about()),
  listDeliveries: shared(about()),
  getDelivery: shared(delivery),
  replayDelivery: shared(delivery),
  replayFailed: shared(about(() => ({ since: '2026-11-01T00:00:00.000Z' }))),
}
