import { sql } from '#server/kit/db/orm.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Db } from '../db/db.ts'
import { preparedSql } from '../db/prepared.ts'
import { tooManyRequests } from './errors.ts'

const counting = preparedSql(
  'count_rate_limit',
  `insert into rate_limits (key, ends_at, count) values ($1, now() + make_interval(secs => $2), 1)
   on conflict (key) do update set
     count = case when rate_limits.ends_at > now() then rate_limits.count + 1 else 1 end,
     ends_at = case when rate_limits.ends_at > now() then rate_limits.ends_at else excluded.ends_at end
   returning count, ceil(extract(epoch from ends_at - now()))::int as wait`,
)

/**
 * Counts one attempt in a window that starts with the first one. The count is in the database, so the limit holds across
 * instances and for parallel attempts. Returns how many seconds to wait, or 0 if the attempt is allowed.
 */
export async function consumeRateLimit(db: Db, key: string, { times, seconds }: Limit): Promise<number> {
  const [row] = await counting(db)<{ count: number; wait: number }>([key, seconds])
  const { count, wait } = row!
  return count > times ? Math.max(1, wait) : 0
}

export async function enforceRateLimit(db: Db, key: string, limit: Limit): Promise<void> {
  const wait = await consumeRateLimit(db, key, limit)
  if (wait > 0) throw tooManyRequests(wait)
}

/** Takes back an attempt that turned out not to be a guess. */
export async function refundRateLimit(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_limits set count = count - 1 where key = ${key} and ends_at > now()`)
}

export async function deleteExpiredRateLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limits where ends_at < now()`)
}
