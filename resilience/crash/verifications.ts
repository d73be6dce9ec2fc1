import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '../../bench/product.ts'
import { judgeDecisions } from './compare-verifications.ts'
import { ask, callers, type Stopwatch, stopwatch, tally, type Work, withDatabase } from './work.ts'

type Wanted = 'verified' | 'rejected'
type Decision = { paymentId: number; outcome: string; state: string | null }

const [staffed, referrers, waiting] = [4, 10, 20_000]

/**
 * Staff keep verifying payments, one to four with a press, and reject one in eight. Half of the pages repeat their call
 * with its key, the others without; one in ten is closed when no answer comes.
 */
export const verifications: Work = async (product) => {
  const { ids, tokens } = await makeDesk(product)
  const left = { verified: ids.filter((_, at) => at % 8 !== 7), rejected: ids.filter((_, at) => at % 8 === 7) }
  const acknowledged = new Map<number, Wanted>()
  const odd = new Map<string, number>()
  const watch = stopwatch()
  const stop = callers(staffed, async (over) => {
    const wanted: Wanted = Math.random() < 0.15 ? 'rejected' : 'verified'
    const paymentIds = left[wanted].splice(0, 1 + Math.floor(Math.random() * 4))
    if (paymentIds.length === 0) return delay(50)
    const said = { token: tokens[paymentIds[0]! % tokens.length]!, wanted, paymentIds }
    const outcome = await decideUntilTold(watch, product.url, said, over)
    if (outcome === 'unknown') return
    if ('odd' in outcome) return tally(odd, outcome.odd)
    for (const decision of outcome.done) {
      if (isAsSaid(decision, wanted)) acknowledged.set(decision.paymentId, wanted)
      else tally(odd, `${decision.outcome} instead of ${wanted}`)
    }
  })
  return {
    name: 'payments verified or rejected',
    acknowledged: () => acknowledged.size,
    odd,
    slowest: watch.slowest,
    stop,
    judge: (product) => judgeDecisions(product, acknowledged),
    spoil: async (product) => {
      acknowledged.set(999_999_999, 'verified')
      await withDatabase(product, async (client) => {
        // The database itself refuses to delete a receipt; only this switches that off.
        await client.query('set session_replication_role = replica')
        await client.query('delete from receipts where serial = 1')
      })
    },
  }
}

/** Who repeats without a key is told that it was decided before; by nobody else, so its state is the one they wanted. */
const isAsSaid = ({ outcome, state }: Decision, wanted: Wanted) =>
  (outcome === wanted || outcome === 'decided before') && state === wanted

type Said = { token: string; wanted: Wanted; paymentIds: number[] }

async function decideUntilTold(watch: Stopwatch, url: string, said: Said, over: AbortSignal) {
  const key = Math.random() < 0.5 ? randomUUID() : null
  const isPatient = Math.random() < 0.9
  for (;;) {
    const outcome = await decide(watch, url, said, key)
    if (outcome !== 'unknown' || !isPatient || over.aborted) return outcome
    await delay(100)
  }
}

const decide = (watch: Stopwatch, url: string, { token, wanted, paymentIds }: Said, key: string | null) =>
  ask<Decision[]>(watch, `${url}/v1/payments/${wanted === 'verified' ? 'verify' : 'reject'}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ paymentIds, ...(wanted === 'rejected' && { reason: 'Not on the statement' }) }),
  })

/**
 * Payers with a payment that waits, and staff who are signed in. Every second payer was brought by one of ten people;
 * every third used 100 rupees of credit for part of the price.
 */
async function makeDesk(product: Product): Promise<{ ids: number[]; tokens: string[] }> {
  const tokens = Array.from({ length: staffed }, () => randomBytes(32).toString('base64url'))
  const ids = await withDatabase(product, async (client) => {
    for (const [place, token] of tokens.entries()) {
      const hash = createHash('sha256').update(token).digest()
      await client.query(staff, [`staff-${place}`, hash])
    }
    await client.query(broughtBy, [referrers])
    const { rows } = await client.query<{ id: number }>(payers, [waiting])
    await client.query(credit)
    await client.query(brought, [referrers])
    return rows.map(({ id }) => id)
  })
  return { ids, tokens }
}

const staff = `with person as (
    insert into people (email, username, first_name, role) values ($1 || '@example.in', $1, 'Staff', 'admin') returning id
  ) insert into sessions (person_id, token_hash, device, expires_at)
  select id, $2, 'Crash', now() + interval '1 day' from person`

const broughtBy = `insert into people (email, username, first_name)
  select 'referrer-' || n || '@example.in', 'referrer-' || n, 'Referrer' from generate_series(0, $1 - 1) n`

const payers = `with person as (
    insert into people (email, username, first_name)
    select 'payer-' || n || '@example.in', 'payer-' || n, 'Payer' from generate_series(1, $1) n returning id, username
  ) insert into payments (person_id, transaction_id, amount_paise, credit_paise, method)
  select id, '4' || lpad(id::text, 11, '0'), 39900 - used, used, 'upi'
  from person, lateral (select case when split_part(username, '-', 2)::int % 3 = 0 then 10000 else 0 end) as it (used)
  order by id returning id::int`

const credit = `insert into wallet_entries (person_id, amount_paise, reason, cause)
  select person_id, sign * credit_paise, 'Crash', case when sign < 0 then 'credit of payment ' || id end
  from payments, (values (1), (-1)) as it (sign) where credit_paise > 0 order by id, sign desc`

const brought = `insert into referrals (person_id, referrer_id)
  select payer.id, referrer.id from people payer join people referrer
    on referrer.username = 'referrer-' || (split_part(payer.username, '-', 2)::int / 2 % $1)
  where payer.username like 'payer-%' and split_part(payer.username, '-', 2)::int % 2 = 0`
