import { insertMessage } from '#server/messages/store.ts'
import { messageDeliveries, type messages } from '#server/messages/tables.ts'
import { newPerson } from '../makers.ts'
import type { TestApp } from '../test-app.ts'

type NewMessage = Partial<typeof messages.$inferInsert>

/** A draft to all learners. */
export async function storeMessage({ db }: Pick<TestApp, 'db'>, changes: NewMessage = {}): Promise<number> {
  const now = new Date()
  return insertMessage(db, {
    subject: 'This weekend',
    body: 'We meet on **Saturday**.',
    segment: { kind: 'everyone' },
    audience: 'All learners',
    authorId: changes.authorId ?? (await newPerson(db, { role: 'admin' })).id,
    createdAt: now,
    updatedAt: now,
    ...changes,
  })
}

/** A message that this person got. */
export async function storeSentTo(app: Pick<TestApp, 'db'>, personId: number): Promise<number> {
  const now = new Date()
  const sent = { state: 'sent', scheduledFor: now, startedAt: now, finishedAt: now } as const
  const messageId = await storeMessage(app, { ...sent, recipients: 1, delivered: 1 })
  await app.db.insert(messageDeliveries).values({ messageId, personId, state: 'notified', deliveredAt: now })
  return messageId
}
