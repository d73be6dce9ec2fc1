import { type SQL, sql } from '#server/kit/db/orm.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Db } from '../db/db.ts'
import { prepared } from '../db/prepared.ts'
import { tooManyRequests } from '../errors.ts'

/** Counts one attempt for each row of key and seconds. */
export const countAttempts = (db: Db, rows: SQL) =>
  db.$with('counted', { count: sql<number>`count`.as('count'), wait: sql<number>`wait`.as('wait') }).as(sql`
    insert into rate_limits (key, ends_at, count)
    select key, now() + make_interval(secs => seconds), 1 from (${rows}) as attempts (key, seconds)
    on conflict (key) do update set
      count = case when rate_limits.ends_at > now() then rate_limits.count + 1 else 1 end,
      ends_at = case when rate_limits.ends_at > now() then rate_limits.ends_at else excluded.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait`)

const given = sql.placeholder
const counting = prepared((db) => {
  const counted = countAttempts(db, sql`select ${given('key')}::text, ${given('seconds')}::float8`)
  return db.with(counted).select().from(counted).prepare('count_rate_limit')
})

/**
 * Counts one attempt in a window that starts with the first one. The count is in the database, so the limit holds across
 * instances and for parallel attempts. Returns how many seconds to wait, or 0 if the attempt is allowed.
 */
export async function consumeRateLimit(db: Db, key: string, { times, seconds }: Limit): Promise<number> {
  const [counted] = await counting(db).execute({ key, seconds })
  return secondsToWait(counted!, times)
}

export const secondsToWait = ({ count, wait }: { count: number; wait: number }, times: number): number =>
  count > times ? Math.max(1, wait) : 0

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

/** A rate limit of this instance alone: for reads, which would cost more if the database counted them. */
export function createLocalRateLimit({ times, seconds }: Limit) {
  const counts = new Map<number, number>()
  let endsAt = 0
  return (personId: number, now: number) => {
    // The clock can also be set back.
    if (now >= endsAt || now < endsAt - seconds * 1000) {
      counts.clear()
      endsAt = now + seconds * 1000
    }
    const count = (counts.get(personId) ?? 0) + 1
    counts.set(personId, count)
    if (count > times) throw tooManyRequests(Math.ceil((endsAt - now) / 1000))
  }
}
