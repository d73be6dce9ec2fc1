import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Product } from '../bench/product.ts'
import { checkPayments } from './compare-payments.ts'
import {
  addAdmin,
  clients,
  increment,
  request,
  type StartWorkload,
  type Stopwatch,
  stopwatch,
  untilKnown,
  withDatabase,
  fullEffort,
} from './workload.ts'

type Decision = 'verified' | 'rejected'
type Result = { paymentId: number; outcome: string; state: string | null }
type Batch = { token: string; decision: Decision; paymentIds: number[] }

const [staff, referrers, pending] = [4, 10, 20_000]

/**
 * Staff verify payments, one to four at a time, and reject one in eight. Half of the retries use an idempotency key;
 * one client in ten gives up when there is no response.
 */
export const payments: StartWorkload = async (product, effort = fullEffort) => {
  const { ids, tokens } = await addPayments(product, pending * effort.share)
  const left = { verified: ids.filter((_, at) => at % 8 !== 7), rejected: ids.filter((_, at) => at % 8 === 7) }
  const acknowledged = new Map<number, Decision>()
  const unexpected = new Map<string, number>()
  const watch = stopwatch()
  const stop = clients({ count: staff, restMs: effort.restMs }, async (stopped) => {
    const decision: Decision = Math.random() < 0.15 ? 'rejected' : 'verified'
    const paymentIds = left[decision].splice(0, 1 + Math.floor(Math.random() * 4))
    if (paymentIds.length === 0) return delay(50)
    const batch = { token: tokens[paymentIds[0]! % tokens.length]!, decision, paymentIds }
    const outcome = await decideWithRetries(watch, product.url, batch, stopped)
    if (outcome === 'retry') return
    if ('unexpected' in outcome) return increment(unexpected, outcome.unexpected)
    for (const result of outcome.done) {
      if (isAsDecided(result, decision)) acknowledged.set(result.paymentId, decision)
      else increment(unexpected, `${result.outcome} instead of ${decision}`)
    }
  })
  return {
    name: 'payments verified or rejected',
    acknowledged: () => acknowledged.size,
    unexpected,
    slowest: watch.slowest,
    stop,
    check: (product) => checkPayments(product, acknowledged),
    sabotage: async (product) => {
      acknowledged.set(999_999_999, 'verified')
      await withDatabase(product, async (client) => {
        // A trigger forbids deleting receipts; this switches it off.
        await client.query('set session_replication_role = replica')
        await client.query('delete from receipts where serial = 1')
      })
    },
  }
}

/** A retry without a key gets "decided before", with the state that the same client asked for. */
const isAsDecided = ({ outcome, state }: Result, decision: Decision) =>
  (outcome === decision || outcome === 'decided before') && state === decision

async function decideWithRetries(watch: Stopwatch, url: string, batch: Batch, stopped: AbortSignal) {
  const key = Math.random() < 0.5 ? randomUUID() : null
  const givesUp = Math.random() < 0.1
  const send = () => decide(watch, url, batch, key)
  return givesUp ? send() : untilKnown(stopped, send)
}

const decide = (watch: Stopwatch, url: string, { token, decision, paymentIds }: Batch, key: string | null) =>
  request<Result[]>(watch, `${url}/v1/payments/${decision === 'verified' ? 'verify' : 'reject'}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ paymentIds, ...(decision === 'rejected' && { reason: 'Not on the statement' }) }),
  })

/** Every second payer was referred by one of ten people; every third paid 100 rupees from the wallet. */
const addPayments = (product: Product, count: number) =>
  withDatabase(product, async (client) => {
    const tokens: string[] = []
    for (let number = 0; number < staff; number += 1) tokens.push(await addAdmin(client, `staff-${number}`))
    await client.query(insertReferrers, [referrers])
    const ids = await insertPayers(client, count)
    await client.query(insertCredit)
    await client.query(insertReferrals, [referrers])
    return { ids, tokens }
  })

async function insertPayers(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with person as (
       insert into people (email, username, first_name)
       select 'payer-' || n || '@example.in', 'payer-' || n, 'Payer' from generate_series(1, $1) n
       returning id, username
     ) insert into payments (person_id, transaction_id, amount_paise, credit_paise, method)
     select id, '4' || lpad(id::text, 11, '0'), 39900 - credit, credit, 'upi'
     from person, lateral (
       select case when split_part(username, '-', 2)::int % 3 = 0 then 10000 else 0 end) as it (credit)
     order by id returning id::int`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** They have paid, so that they earn credit for the first ten friends of the month. */
const insertReferrers = `with person as (
    insert into people (email, username, first_name)
    select 'referrer-' || n || '@example.in', 'referrer-' || n, 'Referrer' from generate_series(0, $1 - 1) n
    returning id
  ) insert into payments (person_id, transaction_id, amount_paise, method, state, decided_at)
  select id, '3' || lpad(id::text, 11, '0'), 39900, 'upi', 'verified', now() from person`

const insertCredit = `insert into wallet_entries (person_id, amount_paise, reason, dedupe_key)
  select person_id, sign * credit_paise, 'Crash', case when sign < 0 then 'credit of payment ' || id end
  from payments, (values (1), (-1)) as it (sign) where credit_paise > 0 order by id, sign desc`

const insertReferrals = `insert into referrals (person_id, referrer_id)
  select payer.id, referrer.id from people payer join people referrer
    on referrer.username = 'referrer-' || (split_part(payer.username, '-', 2)::int / 2 % $1)
  where payer.username like 'payer-%' and split_part(payer.username, '-', 2)::int % 2 = 0`
