import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { webhookAttempts, webhookDeliveries as deliveries } from './tables.ts'

const isAbout = (personId: number) => eq(deliveries.personId, personId)

const collect = (db: Db, personId: number) =>
  db
    .select({
      event: deliveries.type,
      at: deliveries.createdAt,
      withNameAndEmail: deliveries.hasContact,
      sentAt: deliveries.deliveredAt,
    })
    .from(deliveries)
    .where(isAbout(personId))
    .orderBy(asc(deliveries.id))

/** The name and the address go; answers may repeat them. What isn't sent yet is sent without them. */
async function erase(db: Db, personId: number): Promise<string[]> {
  const withContact = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isAbout(personId), eq(deliveries.hasContact, true)))
  await db.update(webhookAttempts).set({ answer: '' }).where(inArray(webhookAttempts.deliveryId, withContact))
  await db
    .update(deliveries)
    .set({
      personId: null,
      hasContact: false,
      body: sql`case when ${deliveries.hasContact}
        then (${deliveries.body}::jsonb #- '{data,learner,name}' #- '{data,learner,email}')::text
        else ${deliveries.body} end`,
    })
    .where(isAbout(personId))
  return []
}

export const webhooksData: PersonalData = {
  name: 'webhooks',
  about: 'what we reported about you to other systems of the school in the last 30 days',
  collect,
  erase,
  removes: ['your name and email address in reports to other systems of the school'],
  retains: [],
  columns: { 'webhook_deliveries.person_id': 'removed' },
}
