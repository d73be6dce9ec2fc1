import type { Db } from '#server/kit/db/db.ts'
import { and, eq, sql } from '#server/kit/db/orm.ts'
import { factLikes, facts, featureRequests, featureVotes } from './tables.ts'

/** Likes and votes: a row for each person, counted by a trigger. */
const marks = {
  likes: {
    table: factLikes,
    postId: factLikes.factId,
    post: facts,
    count: facts.likeCount,
    insert: (db: Db, factId: number, personId: number) => db.insert(factLikes).values({ factId, personId }),
  },
  votes: {
    table: featureVotes,
    postId: featureVotes.requestId,
    post: featureRequests,
    count: featureRequests.voteCount,
    insert: (db: Db, requestId: number, personId: number) => db.insert(featureVotes).values({ requestId, personId }),
  },
}
type Mark = keyof typeof marks

/** A subquery by primary key, so that a list takes one query. */
export function isMarked(mark: Mark, personId: number) {
  const { table, postId, post } = marks[mark]
  return sql<boolean>`exists (select from ${table} where ${postId} = ${post.id} and ${table.personId} = ${personId})`
}

/** Repeating it changes nothing. Returns the new count, or null when there is no such post. */
export async function setMark(
  db: Db,
  mark: Mark,
  id: number,
  personId: number,
  isSet: boolean,
): Promise<number | null> {
  const { table, postId, post, count, insert } = marks[mark]
  // Prevents deletion until the transaction ends, but not other marks.
  const locked = await db.select({ id: post.id }).from(post).where(eq(post.id, id)).for('key share')
  if (locked.length === 0) return null
  if (isSet) await insert(db, id, personId).onConflictDoNothing()
  else await db.delete(table).where(and(eq(postId, id), eq(table.personId, personId)))
  const [row] = await db.select({ count }).from(post).where(eq(post.id, id))
  return row!.count
}
