import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import type { Week } from './rules.ts'
import { endedAt } from './store.ts'
import { type FollowerRow, sponsorFollowers, sponsorLinks, sponsorSummaries } from './tables.ts'

/** Confirmed before the hour, without a summary of the week, by id. */
export async function dueFollowers(db: Db, { monday, sendAt }: Week, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: sponsorFollowers.id })
    .from(sponsorFollowers)
    .leftJoin(
      sponsorSummaries,
      and(eq(sponsorSummaries.followerId, sponsorFollowers.id), eq(sponsorSummaries.week, monday)),
    )
    .where(
      and(
        gt(sponsorFollowers.id, after),
        isNotNull(sponsorFollowers.confirmedAt),
        lt(sponsorFollowers.confirmedAt, sendAt),
        isNull(sponsorSummaries.week),
      ),
    )
    .orderBy(asc(sponsorFollowers.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Null if it is gone, or another instance has it. */
export async function lockFollower(db: Db, id: number): Promise<FollowerRow | null> {
  const [row = null] = await db
    .select()
    .from(sponsorFollowers)
    .where(eq(sponsorFollowers.id, id))
    .for('update', { skipLocked: true })
  return row
}

/** Returns false if there is one of this week. */
export async function insertSummary(db: Db, followerId: number, monday: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(sponsorSummaries)
    .values({ followerId, week: monday, sentAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Of links that have ended, and those who didn't confirm in time. */
export function followersToForget(now: Date, limit: number): SQL {
  const isLate = and(isNull(sponsorFollowers.confirmedAt), lt(sponsorFollowers.confirmUntil, now))
  // Two parts, each with its index.
  return sql`${sponsorFollowers.id} in (
    (select ${sponsorFollowers.id} from ${sponsorFollowers} where ${isLate} limit ${limit})
    union all
    (select ${sponsorFollowers.id} from ${sponsorLinks}
      join ${sponsorFollowers} on ${sponsorFollowers.linkId} = ${sponsorLinks.id}
      where ${lt(endedAt, now)} limit ${limit}))`
}
