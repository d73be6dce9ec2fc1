import type { WebhookEvent } from '#contract/webhooks/events.ts'
import { fullName, isAddressOfDeleted, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { insertDeliveries } from './deliveries.store.ts'
import { newMessageId } from './signing.rules.ts'
import { subscribedTo } from './store.ts'

export const webhookQueue = 'webhooks'
export type WebhookWork = { webhookId: number }

type Event = {
  type: WebhookEvent
  /** The learner whom it is about. */
  personId: number
  data: Record<string, unknown>
}

/** Tells subscribed endpoints what happened, in the caller's transaction: it is sent once that commits. */
export async function announce(db: Db, { jobs, clock }: Tools, { type, personId, data }: Event): Promise<void> {
  const endpoints = await subscribedTo(db, type)
  if (endpoints.length === 0) return
  const contact = endpoints.some(({ includesContact }) => includesContact) ? await contactOf(db, personId) : null
  const now = clock()
  const deliveries = endpoints.map(({ id: webhookId, includesContact }) => {
    const hasContact = includesContact && contact !== null
    const learner = { id: personId, ...(hasContact && contact) }
    const payload = { type, timestamp: now.toISOString(), data: { learner, ...data } }
    const body = JSON.stringify(payload)
    return { webhookId, type, personId, hasContact, body, messageId: newMessageId(), dueAt: now, createdAt: now }
  })
  await insertDeliveries(db, deliveries)
  for (const { id: webhookId, state } of endpoints) {
    if (state === 'active') await jobs.add(db, webhookQueue, { webhookId } satisfies WebhookWork)
  }
}

async function contactOf(db: Db, personId: number) {
  const person = await personById(db, personId)
  if (!person || isAddressOfDeleted(person.email)) return null
  return { name: fullName(person), email: person.email }
}
