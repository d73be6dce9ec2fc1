import { fillLine } from '#contract/messages/merge-fields.ts'
import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, and, eq } from '#server/kit/db/orm.ts'
import { forgetAddress } from './audience.store.ts'
import { messageDeliveries, messages } from './tables.ts'

const { personId, messageId, state, deliveredAt, readAt, mergeValues } = messageDeliveries

async function collect(db: Db, person: number) {
  const rows = await db
    .select({ subject: messages.subject, body: messages.body, values: mergeValues, deliveredAt, readAt })
    .from(messageDeliveries)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(and(eq(personId, person), eq(state, 'notified')))
    .orderBy(asc(messageId))
  return rows.map(({ values, ...row }) =>
    values ? { ...row, subject: fillLine(row.subject, values), body: fillLine(row.body, values) } : row,
  )
}

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
