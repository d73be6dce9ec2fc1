import { and, asc, count, eq } from '#server/kit/db/orm.ts'
import type { NewReply, SavedReply } from '#contract/learning/reviews.ts'
import type { Db } from '#server/kit/db/db.ts'
import { savedReplies } from './tables.ts'

const { id, personId, title, body } = savedReplies
const columns = { replyId: id, title, body }

export const repliesOf = (db: Db, mentorId: number): Promise<SavedReply[]> =>
  db.select(columns).from(savedReplies).where(eq(personId, mentorId)).orderBy(asc(id))

export async function replyCount(db: Db, mentorId: number): Promise<number> {
  const [row] = await db.select({ replies: count() }).from(savedReplies).where(eq(personId, mentorId))
  return row!.replies
}

export async function insertReply(db: Db, mentorId: number, reply: NewReply): Promise<SavedReply> {
  const [row] = await db
    .insert(savedReplies)
    .values({ ...reply, personId: mentorId })
    .returning(columns)
  return row!
}

/** Returns false if this mentor has no such reply. */
export async function removeReply(db: Db, mentorId: number, replyId: number): Promise<boolean> {
  const removed = await db.delete(savedReplies).where(and(eq(id, replyId), eq(personId, mentorId)))
  return removed.rowCount === 1
}
