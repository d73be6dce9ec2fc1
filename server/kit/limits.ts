import { sql } from '#server/kit/orm.ts'
import type { Limit } from '#contract/kit/endpoint.ts'
import type { Db } from './db.ts'
import { tooMany } from './errors.ts'

/**
 * Counts one try in the current window, in the database: the limit holds across instances, and of any number of
 * parallel tries exactly as many pass as are allowed. Answers how many seconds to wait, or 0 when the try may go on.
 */
export async function takeTry(db: Db, key: string, { times, seconds }: Limit): Promise<number> {
  const { rows } = await db.execute<{ count: number; wait: number }>(sql`
    insert into rate_counts (key, window_start, ends_at, count)
    select ${key}, start, start + make_interval(secs => ${seconds}), 1
      from (select to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}) as start) as w
    on conflict (key, window_start) do update set count = rate_counts.count + 1
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait`)
  const { count, wait } = rows[0]!
  return count > times ? Math.max(1, wait) : 0
}

/** The same as a refusal. */
export async function refuseTooMany(db: Db, key: string, limit: Limit): Promise<void> {
  const wait = await takeTry(db, key, limit)
  if (wait > 0) throw tooMany(wait)
}

/** Gives a try back that turned out to be no guess. */
export async function giveTryBack(db: Db, key: string): Promise<void> {
  await db.execute(sql`update rate_counts set count = count - 1 where key = ${key} and ends_at > now()`)
}

/** Removes counts whose window is over. */
export async function forgetOldTries(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_counts where ends_at < now()`)
}
