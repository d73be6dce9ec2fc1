import type { Standing } from '#contract/kit/access.ts'
import { type NewReply, placesOf, type SavedReply } from '#contract/threads/saved-replies.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, eq, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { savedReplies } from '../tables.ts'
import { mayChange } from './rules.ts'

type Reader = Standing & { id: number }

const { id, personId, title, body, places, isShared, createdAt } = savedReplies

const selectReplies = (db: Db) =>
  db
    .select({ reply: savedReplies, author: { firstName: people.firstName, lastName: people.lastName } })
    .from(savedReplies)
    .innerJoin(people, eq(people.id, personId))
    .$dynamic()

type ReplyRow = Awaited<ReturnType<typeof selectReplies>>[number]

const toReply = ({ reply, author }: ReplyRow, reader: Reader): SavedReply => ({
  replyId: reply.id,
  title: reply.title,
  body: reply.body,
  places: reply.places,
  isShared: reply.isShared,
  author: fullName(author),
  isMine: reply.personId === reader.id,
  mayChange: mayChange(reader, reply),
})

/** Their own and the shared ones, of places where they see what learners write. */
const isFor = (reader: Reader): SQL | undefined =>
  and(or(eq(personId, reader.id), isShared), sql`${places} && ${sql.param(placesOf(reader, 'see'))}::text[]`)

/** By title, their own first. */
export async function repliesFor(db: Db, reader: Reader): Promise<SavedReply[]> {
  if (placesOf(reader, 'see').length === 0) return []
  const rows = await selectReplies(db)
    .where(isFor(reader))
    .orderBy(sql`${personId} <> ${reader.id}`, sql`lower(${title})`, asc(id))
  return rows.map((row) => toReply(row, reader))
}

export async function replyById(db: Db, reader: Reader, replyId: number): Promise<SavedReply> {
  const [row] = await selectReplies(db).where(eq(id, replyId))
  return toReply(row!, reader)
}

/** Null if there is no such reply, or it’s a colleague’s own. */
export async function lockReply(db: Db, readerId: number, replyId: number) {
  const [row = null] = await db
    .select()
    .from(savedReplies)
    .where(and(eq(id, replyId), or(eq(personId, readerId), isShared)))
    .for('update')
  return row
}

export async function replyCount(db: Db, authorId: number): Promise<number> {
  const [row] = await db.select({ replies: count() }).from(savedReplies).where(eq(personId, authorId))
  return row!.replies
}

export async function insertReply(db: Db, authorId: number, reply: NewReply): Promise<number> {
  const [row] = await db
    .insert(savedReplies)
    .values({ ...reply, personId: authorId })
    .returning({ id })
  return row!.id
}

export async function updateReply(db: Db, replyId: number, reply: NewReply): Promise<void> {
  await db.update(savedReplies).set(reply).where(eq(id, replyId))
}

export async function removeReply(db: Db, replyId: number): Promise<void> {
  await db.delete(savedReplies).where(eq(id, replyId))
}

/** For the download of their data. */
export const repliesSavedBy = (db: Db, authorId: number) =>
  db.select({ title, body, savedAt: createdAt }).from(savedReplies).where(eq(personId, authorId)).orderBy(asc(id))

/** What they shared stays with the team. */
export async function removeOwnReplies(db: Db, authorId: number): Promise<void> {
  await db.delete(savedReplies).where(and(eq(personId, authorId), eq(isShared, false)))
}
