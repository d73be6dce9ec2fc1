import { randomUUID } from 'node:crypto'
import type { Product } from '../bench/product.ts'
import {
  addAdmin,
  clients,
  type Damage,
  increment,
  repeatable,
  request,
  type StartWorkload,
  stopwatch,
  untilKnown,
  withDatabase,
  fullEffort,
} from './workload.ts'

const people = 20

/** An admin credits wallets with one rupee at a time and retries with the same idempotency key. */
export const walletCredits: StartWorkload = async (product, { restMs } = fullEffort) => {
  const { token, ids } = await addPeople(product)
  const acknowledged = new Set<string>()
  const unexpected = new Map<string, number>()
  const watch = stopwatch()
  const stop = clients({ count: 4, restMs }, async (stopped) => {
    const reason = `Crash ${randomUUID()}`
    const url = `${product.url}/v1/users/${ids[Math.floor(Math.random() * people)]}/wallet`
    const init = repeatable(token, { rupees: 1, reason })
    const outcome = await untilKnown(stopped, () => request(watch, url, init))
    if (outcome === 'retry') return
    if ('done' in outcome) acknowledged.add(reason)
    else increment(unexpected, outcome.unexpected)
  })
  return {
    name: 'wallet entries',
    acknowledged: () => acknowledged.size,
    unexpected,
    slowest: watch.slowest,
    stop,
    check: (product) => check(product, acknowledged),
    sabotage: async (product) => {
      acknowledged.add('Crash that never happened')
      await withDatabase(product, async (client) => {
        await client.query('set session_replication_role = replica')
        await client.query(`insert into wallet_entries (person_id, amount_paise, reason)
          select person_id, amount_paise, reason from wallet_entries where reason like 'Crash %' limit 1`)
      })
    },
  }
}

/** Every acknowledged entry is stored exactly once, and every balance is the sum of its entries. */
async function check(product: Product, acknowledged: Set<string>): Promise<Damage> {
  return withDatabase(product, async (client) => {
    const { rows: found } = await client.query<{ reason: string; times: number }>(
      `select reason, count(*)::int as times from wallet_entries where reason like 'Crash %' group by reason`,
    )
    const stored = new Set(found.map(({ reason }) => reason))
    const { rows: wrong } = await client.query<{ person: string }>(
      `select g.person_id as person from wallet_balances g
       where balance_paise <> (select sum(amount_paise) from wallet_entries e where e.person_id = g.person_id)`,
    )
    return {
      lost: [...acknowledged].filter((reason) => !stored.has(reason)),
      incomplete: [
        ...found.filter(({ times }) => times !== 1).map(({ reason }) => reason),
        ...wrong.map(({ person }) => `balance of person ${person}`),
      ],
    }
  })
}

const addPeople = (product: Product) =>
  withDatabase(product, async (client) => {
    const token = await addAdmin(client, 'wallet-admin')
    const { rows } = await client.query<{ id: number }>(
      `insert into people (email, username, first_name)
       select 'wallet-' || n || '@example.in', 'wallet-' || n, 'Wallet' from generate_series(1, $1::int) n
       returning id::int`,
      [people],
    )
    return { token, ids: rows.map(({ id }) => id) }
  })
