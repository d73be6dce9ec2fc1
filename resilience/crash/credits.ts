import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '../../bench/product.ts'
import { ask, callers, type Damage, stopwatch, tally, type Work, withDatabase } from './work.ts'

const people = 20

/** An admin keeps giving credit to some people, a rupee at a time; each press has a key, with which it is repeated. */
export const credits: Work = async (product) => {
  const { token, ids } = await makePeople(product)
  const acknowledged = new Set<string>()
  const odd = new Map<string, number>()
  const watch = stopwatch()
  const stop = callers(4, async (over) => {
    const reason = `Crash ${randomUUID()}`
    const url = `${product.url}/v1/users/${ids[Math.floor(Math.random() * people)]}/wallet`
    const init = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ rupees: 1, reason }),
    }
    for (;;) {
      const outcome = await ask(watch, url, init)
      if (outcome !== 'unknown') {
        if ('odd' in outcome) tally(odd, outcome.odd)
        else acknowledged.add(reason)
        return
      }
      if (over.aborted) return
      await delay(100)
    }
  })
  return {
    name: 'wallet entries',
    acknowledged: () => acknowledged.size,
    odd,
    slowest: watch.slowest,
    stop,
    judge: (product) => judge(product, acknowledged),
    spoil: async (product) => {
      acknowledged.add('Crash that never was')
      await withDatabase(product, async (client) => {
        await client.query('set session_replication_role = replica')
        await client.query(`insert into wallet_entries (person_id, amount_paise, reason)
          select person_id, amount_paise, reason from wallet_entries where reason like 'Crash %' limit 1`)
      })
    },
  }
}

/** Acknowledged means: there. There means: once, noted in the audit log once, and part of a balance that adds up. */
async function judge(product: Product, acknowledged: Set<string>): Promise<Damage> {
  return withDatabase(product, async (client) => {
    const { rows: found } = await client.query<{ reason: string; times: number }>(
      `select reason, count(*)::int as times from wallet_entries where reason like 'Crash %' group by reason`,
    )
    const there = new Map(found.map(({ reason, times }) => [reason, times]))
    const { rows: wrong } = await client.query<{ person: string }>(
      `select g.person_id as person from wallet_guards g
       where balance_paise <> (select sum(amount_paise) from wallet_entries e where e.person_id = g.person_id)`,
    )
    return {
      lost: [...acknowledged].filter((reason) => !there.has(reason)),
      half: [
        ...found.filter(({ times }) => times !== 1).map(({ reason }) => reason),
        ...wrong.map(({ person }) => `balance of person ${person}`),
      ],
    }
  })
}

async function makePeople(product: Product): Promise<{ token: string; ids: number[] }> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  const ids = await withDatabase(product, async (client) => {
    await client.query(admin, [hash])
    const { rows } = await client.query<{ id: number }>(
      `insert into people (email, username, first_name)
       select 'purse-' || n || '@example.in', 'purse-' || n, 'Purse' from generate_series(1, $1::int) n returning id::int`,
      [people],
    )
    return rows.map(({ id }) => id)
  })
  return { token, ids }
}

const admin = `with person as (
    insert into people (email, username, first_name, role)
    values ('purser@example.in', 'purser', 'Purser', 'admin') returning id
  ) insert into sessions (person_id, token_hash, device, expires_at)
  select id, $1, 'Crash', now() + interval '1 day' from person`
