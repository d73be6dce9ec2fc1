import type { PersonalData } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, inArray } from '#server/kit/db/orm.ts'
import { notifications } from '#server/notifications/tables.ts'
import { deleteFiles } from '#server/site/index.ts'
import { conversationsOf, notesAbout, picturesIn } from '#server/threads/index.ts'
import { inboxLink } from './links.ts'
import { supportRequests } from './tables.ts'

const requestsOf = (db: Db, personId: number) =>
  db.select().from(supportRequests).where(eq(supportRequests.personId, personId)).orderBy(asc(supportRequests.id))

async function collect(db: Db, personId: number) {
  const [conversations, notes] = await Promise.all([conversationsOf(db, personId), notesAbout(db, personId)])
  return (await requestsOf(db, personId)).map(({ topic, subject, state, createdAt, threadId }) => ({
    topic,
    subject,
    state,
    createdAt,
    conversation: conversations.get(threadId) ?? [],
    ourNotes: notes.get(threadId) ?? [],
  }))
}

/** Notifications of staff contain the learner's name and messages, and their links would lead nowhere. */
async function erase(db: Db, personId: number): Promise<string[]> {
  const requests = await requestsOf(db, personId)
  if (requests.length === 0) return []
  const pictures = await picturesIn(
    db,
    requests.map(({ threadId }) => threadId),
  )
  const links = requests.map(({ id }) => inboxLink(id))
  await db.delete(notifications).where(inArray(notifications.link, links))
  // With their threads.
  await db.delete(supportRequests).where(eq(supportRequests.personId, personId))
  await deleteFiles(db, pictures)
  return pictures
}

export const supportData: PersonalData = {
  name: 'support',
  about: 'your messages to support, with our replies and our notes about them',
  collect,
  erase,
  removes: ['your messages to support, with our replies, notes and pictures'],
  retains: [],
  columns: { 'support_requests.person_id': 'removed', 'support_requests.assignee_id': 'staff' },
}
