import { outsideRoles } from '#contract/kit/access.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Message } from '#contract/threads/messages.ts'
import { fullName, pictureUrl } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, gt, inArray, isNull, ne, notInArray, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile, type LinkReader } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { isTeacherHere, mayTakePart } from './rules.ts'
import { threadMessages, threadPictures, threads } from './tables.ts'

/** A conversation and whose it is. */
export type Thread = { id: number; ownerId: number }

export const threadOf = (about: { threadId: number; personId: number }): Thread => ({
  id: about.threadId,
  ownerId: about.personId,
})

/** Returns a link to a picture that works for a while, for one reader. */
export type LinkTo = (file: { id: string; name: string }) => string
/** For threads without pictures. */
export const noLinks: LinkTo = () => ''

type Picture = { id: string; name: string }
type MessageRow = { id: number; body: string; createdAt: Date; writtenAt: Date | null; pictures: Picture[] }
export type Reader = {
  id: number
  linkTo: LinkTo
  /** The owner’s photo has a public address, which works after the reader may not read the thread any more. */
  hidesOwnersPhoto?: boolean
}

const toMessage = (row: MessageRow, author: PersonRow, { ownerId }: Thread, reader: Reader): Message => ({
  messageId: row.id,
  author: fullName(author),
  photo: reader.hidesOwnersPhoto && author.id === ownerId ? null : pictureUrl(author.photoId),
  isTeacher: isTeacherHere(author, ownerId),
  isMine: author.id === reader.id,
  body: row.body,
  pictures: row.pictures.map((file) => ({ name: file.name, url: reader.linkTo(file) })),
  createdAt: row.createdAt.toISOString(),
  writtenAt: row.writtenAt?.toISOString() ?? null,
})

export async function insertThread(db: Db, ownerId: number, createdAt: Date): Promise<number> {
  const [row] = await db.insert(threads).values({ ownerId, createdAt }).returning({ id: threads.id })
  return row!.id
}

const pictures = sql<Picture[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'name', ${files.name}) order by ${threadPictures.position}), '[]')
  from ${threadPictures} join ${files} on ${files.id} = ${threadPictures.fileId}
  where ${threadPictures.messageId} = ${threadMessages.id})`

/** Oldest first. */
export async function messagesPage(
  db: Db,
  thread: Thread,
  reader: Reader,
  { after, size }: PageQuery,
): Promise<Page<Message>> {
  const last = cursorId(after)
  const { id, body, createdAt, writtenAt } = threadMessages
  const rows = await db
    .select({ id, body, createdAt, writtenAt, pictures, author: people })
    .from(threadMessages)
    .innerJoin(people, eq(people.id, threadMessages.authorId))
    .where(and(eq(threadMessages.threadId, thread.id), last === null ? undefined : gt(id, last)))
    .orderBy(asc(id))
    .limit(size + 1)
  return toPage(rows, size, ({ author, ...row }) => toMessage(row, author, thread, reader))
}

/** The messages of short conversations that are shown with what they are about; oldest first, by thread. */
export async function messagesIn(db: Db, found: Thread[], reader: Reader): Promise<Map<number, Message[]>> {
  const { id, threadId, body, createdAt, writtenAt } = threadMessages
  const rows = await db
    .select({ id, threadId, body, createdAt, writtenAt, author: people })
    .from(threadMessages)
    .innerJoin(people, eq(people.id, threadMessages.authorId))
    .where(
      inArray(
        threadId,
        found.map((thread) => thread.id),
      ),
    )
    .orderBy(asc(id))
  const ofThread = (thread: Thread) =>
    rows
      .filter((row) => row.threadId === thread.id)
      .map(({ author, ...row }) => toMessage({ ...row, pictures: [] }, author, thread, reader))
  return new Map(found.map((thread) => [thread.id, ofThread(thread)]))
}

type NewMessage = {
  authorId: number
  body: string
  createdAt: Date
  writtenAt?: Date | null
  pictures?: ReceivedFile[]
  linkTo?: LinkTo
}

export async function insertMessage(db: Db, thread: Thread, message: NewMessage): Promise<Message> {
  const { pictures = [], linkTo = noLinks, ...values } = message
  const [row] = await db
    .insert(threadMessages)
    .values({ ...values, threadId: thread.id })
    .returning()
  for (const picture of pictures) await insertFile(db, picture, message.authorId)
  const attached = pictures.map(({ id }, position) => ({ fileId: id, messageId: row!.id, position }))
  if (attached.length > 0) await db.insert(threadPictures).values(attached)
  const [author] = await db.select().from(people).where(eq(people.id, message.authorId))
  return toMessage({ ...row!, pictures }, author!, thread, { id: message.authorId, linkTo })
}

/** The teacher with the newest message in the thread whose account is active. */
export async function lastTeacherIn(db: Db, { id, ownerId }: Thread): Promise<number | null> {
  const [row] = await db
    .select({ id: people.id })
    .from(threadMessages)
    .innerJoin(people, eq(people.id, threadMessages.authorId))
    .where(
      and(
        eq(threadMessages.threadId, id),
        ne(people.id, ownerId),
        notInArray(people.role, outsideRoles),
        isNull(people.blockedAt),
        isNull(people.deletedAt),
      ),
    )
    .orderBy(desc(threadMessages.id))
    .limit(1)
  return row?.id ?? null
}

/** Whether the file is a picture of a thread that this person takes part in. */
export async function mayReadPicture(db: Db, reader: LinkReader, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ ownerId: threads.ownerId })
    .from(threadPictures)
    .innerJoin(threadMessages, eq(threadMessages.id, threadPictures.messageId))
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .where(eq(threadPictures.fileId, fileId))
  return row !== undefined && mayTakePart(reader, row.ownerId, 'reviews:see')
}
