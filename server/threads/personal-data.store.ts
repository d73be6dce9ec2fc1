import { fullName, type PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, ne } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { removeOwnReplies } from './saved-replies/store.ts'
import { threadMessages, threadPictures, threads } from './tables.ts'

type WrittenMessage = { by: string; text: string; at: Date }

/** The messages of the person's threads, oldest first, by thread. */
export async function conversationsOf(db: Db, personId: number): Promise<Map<number, WrittenMessage[]>> {
  const rows = await db
    .select({ message: threadMessages, by: { id: people.id, firstName: people.firstName, lastName: people.lastName } })
    .from(threads)
    .innerJoin(threadMessages, eq(threadMessages.threadId, threads.id))
    .innerJoin(people, eq(people.id, threadMessages.authorId))
    .where(eq(threads.ownerId, personId))
    .orderBy(asc(threadMessages.id))
  const toWritten = ({ message, by }: (typeof rows)[number]): WrittenMessage => ({
    by: by.id === personId ? 'you' : fullName(by),
    text: message.body,
    at: message.createdAt,
  })
  const byThread = Map.groupBy(rows, ({ message }) => message.threadId)
  return new Map([...byThread].map(([id, messages]) => [id, messages.map(toWritten)]))
}

/** The pictures in these threads; to be read before what the threads are about is deleted. */
export async function picturesIn(db: Db, threadIds: number[]): Promise<string[]> {
  const rows = await db
    .select({ fileId: threadPictures.fileId })
    .from(threadMessages)
    .innerJoin(threadPictures, eq(threadPictures.messageId, threadMessages.id))
    .where(inArray(threadMessages.threadId, threadIds))
  return rows.map(({ fileId }) => fileId)
}

/** Not of companies: what they wrote to learners is theirs only while the learner agrees, which their domain knows. */
const messagesBy = (db: Db, personId: number) =>
  db
    .select({ text: threadMessages.body, at: threadMessages.createdAt })
    .from(threadMessages)
    .innerJoin(people, eq(people.id, threadMessages.authorId))
    .where(and(eq(threadMessages.authorId, personId), ne(people.role, 'company')))
    .orderBy(asc(threadMessages.id))

export const threadsData: PersonalData = {
  name: 'messages',
  about: 'the messages you wrote to us, and the pictures you sent with them',
  collect: (db, personId) => messagesBy(db, personId),
  files: async (db, personId) => {
    const rows = await db
      .select({ fileId: files.id, name: files.name, messageId: threadPictures.messageId })
      .from(threadPictures)
      .innerJoin(threadMessages, eq(threadMessages.id, threadPictures.messageId))
      .innerJoin(files, eq(files.id, threadPictures.fileId))
      .innerJoin(people, eq(people.id, threadMessages.authorId))
      .where(and(eq(threadMessages.authorId, personId), ne(people.role, 'company')))
      .orderBy(asc(threadPictures.messageId), asc(threadPictures.position))
    return rows.map(({ fileId, name, messageId }) => ({ path: `messages/${messageId}/${name}`, fileId }))
  },
  // The domains above have deleted what the threads are about, and with it the threads. What staff sent to others stays.
  erase: async (db, personId) => {
    await removeOwnReplies(db, personId)
    const sent = db.select({ id: threadPictures.fileId }).from(threadPictures)
    await db
      .update(files)
      .set({ ownerId: null })
      .where(and(eq(files.ownerId, personId), inArray(files.id, sent)))
    return []
  },
  removes: [],
  retains: [],
  columns: {
    'threads.owner_id': 'removed',
    'thread_messages.author_id': 'removed',
    'thread_notes.author_id': 'staff',
    'thread_notes.for_id': 'staff',
    'saved_replies.person_id': 'staff',
  },
}
