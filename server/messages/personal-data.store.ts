import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, and, eq } from '#server/kit/db/orm.ts'
import { forgetAddress } from './audience.store.ts'
import { messageDeliveries, messages } from './tables.ts'

const { personId, messageId, state, deliveredAt, readAt } = messageDeliveries

const collect = (db: Db, person: number) =>
  db
    .select({ subject: messages.subject, body: messages.body, deliveredAt, readAt })
    .from(messageDeliveries)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(and(eq(personId, person), eq(state, 'notified')))
    .orderBy(asc(messageId))

async function erase(db: Db, person: number): Promise<string[]> {
  await forgetAddress(db, person)
  await db.delete(messageDeliveries).where(eq(personId, person))
  return []
}

export const messagesData: PersonalData = {
  name: 'messages',
  about: 'the messages our team sent you, and when you read them',
  collect,
  erase,
  removes: ['the record of messages our team sent you'],
  retains: [],
  columns: { 'message_deliveries.person_id': 'removed', 'messages.author_id': 'staff' },
}
