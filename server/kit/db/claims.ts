import type pg from 'pg'
import type { Db } from './db.ts'

/** Returns what `run` returned, or null if somebody else holds the claim. */
export type WhileClaimed = <Result>(key: string, run: () => Promise<Result>) => Promise<{ result: Result } | null>

/**
 * Claims for work that takes too long for a transaction. They are advisory locks of one connection, however many there
 * are, so they end with the process that holds them, also when it is killed.
 */
export function createClaims(db: Db): WhileClaimed {
  const held = new Set<string>()
  let current: Promise<pg.PoolClient> | null = null

  async function close(opened: Promise<pg.PoolClient>, isBroken: boolean) {
    if (current !== opened) return
    current = null
    await opened.then(
      (client) => client.release(isBroken),
      () => {},
    )
  }

  async function runClaimed<Result>(client: pg.PoolClient, key: string, run: () => Promise<Result>) {
    const { rows } = await client.query<{ claimed: boolean }>(lock, [key])
    return rows[0]!.claimed ? { result: await run() } : null
  }

  return async (key, run) => {
    // The same connection could lock it twice.
    if (held.has(key)) return null
    held.add(key)
    const opened = (current ??= (db.$client as pg.Pool).connect())
    let isBroken = false
    try {
      return await runClaimed(await opened, key, run)
    } finally {
      // Without a connection, its claims are gone. What didn't get this one unlocks nothing.
      await opened.then((client) => client.query(unlock, [key])).catch(() => (isBroken = true))
      held.delete(key)
      if (isBroken || held.size === 0) await close(opened, isBroken)
    }
  }
}

const lock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as claimed'
const unlock = 'select pg_advisory_unlock(hashtextextended($1, 0))'
