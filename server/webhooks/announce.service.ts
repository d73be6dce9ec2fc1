import type { WebhookEvent } from '#contract/webhooks/events.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { insertDeliveries } from './deliveries.store.ts'
import { newMessageId } from './rules.ts'
import { type Contact, contactsOf, subscribedTo } from './store.ts'

export const webhookQueue = 'webhooks'
export type WebhookWork = { webhookId: number }

type Event = {
  type: WebhookEvent
  /** The learner whom it is about. */
  personId: number
  data: Record<string, unknown>
}

/** Tells subscribed endpoints what happened, in the caller's transaction: it is sent once that commits. */
export const announce = (db: Db, tools: Tools, { type, ...event }: Event): Promise<void> =>
  announceAll(db, tools, type, [event])

/** The same for many learners at once. */
async function announceAll(db: Db, { jobs, clock }: Tools, type: WebhookEvent, events: Omit<Event, 'type'>[]) {
  const endpoints = await subscribedTo(db, type)
  if (endpoints.length === 0 || events.length === 0) return
  const hasContacts = endpoints.some(({ includesContact }) => includesContact)
  const contacts = hasContacts
    ? await contactsOf(
        db,
        events.map(({ personId }) => personId),
      )
    : new Map<number, Contact>()
  const now = clock()
  const deliveries = events.flatMap(({ personId, data }) =>
    endpoints.map(({ id: webhookId, includesContact }) => {
      const contact = includesContact ? contacts.get(personId) : undefined
      const payload = { type, timestamp: now.toISOString(), data: { learner: { id: personId, ...contact }, ...data } }
      const delivery = { webhookId, type, personId, hasContact: contact !== undefined, body: JSON.stringify(payload) }
      return { ...delivery, messageId: newMessageId(), dueAt: now, createdAt: now }
    }),
  )
  await insertDeliveries(db, deliveries)
  for (const { id: webhookId, state } of endpoints) {
    if (state === 'active') await jobs.add(db, webhookQueue, { webhookId } satisfies WebhookWork)
  }
}

/** Learners whose account was created, and how. Staff who are invited aren't learners. */
export const announceLearners = (
  db: Db,
  tools: Tools,
  personIds: number[],
  source: 'registered' | 'invited' | 'imported',
): Promise<void> =>
  announceAll(
    db,
    tools,
    'learner.registered',
    personIds.map((personId) => ({ personId, data: { source } })),
  )
