import type { Db } from '#server/kit/db/db.ts'
import { and, asc, count, eq, gt, inArray, isNotNull, type SQL, sql } from '#server/kit/db/orm.ts'
import { hashToken } from '#server/kit/security/tokens.ts'
import { deleteEmails } from '#server/notifications/index.ts'
import { type FollowerRow, sponsorFollowers, sponsorSummaries } from './tables.ts'

/** The emails to a follower have these keys: none is sent twice, and all are deleted with the address. */
export const requestKey = (followerId: number, request: number) => `sponsor follower ${followerId} request ${request}`
export const summaryKey = (followerId: number, monday: string) => `sponsor follower ${followerId} week ${monday}`

export async function countConfirmed(db: Db, linkId: number): Promise<number> {
  const [row] = await db
    .select({ followers: count() })
    .from(sponsorFollowers)
    .where(and(eq(sponsorFollowers.linkId, linkId), isNotNull(sponsorFollowers.confirmedAt)))
  return row!.followers
}

type Request = { linkId: number; email: string; token: string; now: Date; until: Date }

/** A repeated request gets a new token, unless the address is confirmed. */
export async function upsertRequest(db: Db, { linkId, email, token, now, until }: Request): Promise<FollowerRow> {
  const isPending = sql`${sponsorFollowers.confirmedAt} is null`
  const [row] = await db
    .insert(sponsorFollowers)
    .values({ linkId, email, createdAt: now, confirmHash: hashToken(token), confirmUntil: until })
    .onConflictDoUpdate({
      target: [sponsorFollowers.linkId, sponsorFollowers.email],
      set: {
        requests: sql`${sponsorFollowers.requests} + 1`,
        confirmHash: sql`case when ${isPending} then excluded.confirm_hash end`,
        confirmUntil: sql`case when ${isPending} then excluded.confirm_until end`,
      },
    })
    .returning()
  return row!
}

/** Returns null for a token that is unknown, used or too old. */
export async function followerToConfirm(db: Db, token: string, now: Date): Promise<FollowerRow | null> {
  const [row = null] = await db
    .select()
    .from(sponsorFollowers)
    .where(and(eq(sponsorFollowers.confirmHash, hashToken(token)), gt(sponsorFollowers.confirmUntil, now)))
  return row
}

/** Returns false if the token was used meanwhile. */
export async function confirmFollower(db: Db, id: number, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sponsorFollowers)
    .set({ confirmedAt: now, confirmHash: null, confirmUntil: null })
    .where(and(eq(sponsorFollowers.id, id), eq(sponsorFollowers.confirmHash, hashToken(token))))
  return rowCount === 1
}

/** The addresses, what was sent to them and what still waits to be sent. */
export async function forgetFollowers(db: Db, which: SQL): Promise<number> {
  // Locked first: a summary that is being written must be among those that are read then.
  const locked = await db.select().from(sponsorFollowers).where(which).orderBy(asc(sponsorFollowers.id)).for('update')
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return 0
  const summaries = await db.select().from(sponsorSummaries).where(inArray(sponsorSummaries.followerId, ids))
  await deleteEmails(db, [
    ...summaries.map(({ followerId, week }) => summaryKey(followerId, week)),
    ...locked.flatMap(({ id, requests }) => Array.from({ length: requests }, (_, last) => requestKey(id, last + 1))),
  ])
  await db.delete(sponsorFollowers).where(inArray(sponsorFollowers.id, ids))
  return ids.length
}

export const oneFollower = (id: number, linkId?: number): SQL =>
  and(eq(sponsorFollowers.id, id), linkId === undefined ? undefined : eq(sponsorFollowers.linkId, linkId))!
export const followersOfLinks = (linkIds: number[]): SQL => inArray(sponsorFollowers.linkId, linkIds)
