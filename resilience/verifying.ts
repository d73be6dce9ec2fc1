import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '../bench/product.ts'
import { withDatabase } from './compare.ts'

/** A payment that waits, and what staff will say to it. Each has a payer of its own. */
export type Waiting = { paymentId: number; wanted: 'verified' | 'rejected' }
export type Desk = { payments: Waiting[]; tokens: string[] }

/** What staff were told. */
export type Told = {
  acknowledged: Map<number, string>
  /** Answers that are neither a decision nor "try again in a moment", and how often: there must be none. */
  odd: Map<string, number>
}

const callers = 8
const referrers = 10

/**
 * So many payers with a payment that waits, and eight staff who are signed in. Every second payer was brought by one of
 * ten people; every third used 100 rupees of credit for part of the price.
 */
export async function makeDesk(product: Product, count: number): Promise<Desk> {
  const tokens = Array.from({ length: callers }, () => randomBytes(32).toString('base64url'))
  const ids = await withDatabase(product, async (client) => {
    for (const [place, token] of tokens.entries()) {
      const hash = createHash('sha256').update(token).digest()
      await client.query(staff, [`staff-${place}`, hash])
    }
    await client.query(broughtBy, [referrers])
    const { rows } = await client.query<{ id: number }>(payers, [count])
    await client.query(credit)
    await client.query(brought, [referrers])
    return rows.map(({ id }) => id)
  })
  // One in eight is not found on the statement.
  const payments = ids.map(
    (id, place) => ({ paymentId: id, wanted: place % 8 === 7 ? 'rejected' : 'verified' }) as const,
  )
  return { payments, tokens }
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

/** Decides all of them, several staff at once, whether the product is there or not. */
export function driveDecisions(url: string, { payments, tokens }: Desk): { told: Told; done: Promise<unknown> } {
  const told: Told = { acknowledged: new Map(), odd: new Map() }
  const left = { verified: idsWanted(payments, 'verified'), rejected: idsWanted(payments, 'rejected') }
  const work = async (token: string) => {
    while (left.verified.length + left.rejected.length > 0) {
      const isRejection = left.rejected.length > 0 && (left.verified.length === 0 || Math.random() < 0.15)
      const wanted = isRejection ? 'rejected' : 'verified'
      const paymentIds = left[wanted].splice(0, 1 + Math.floor(Math.random() * 4))
      await decideUntilTold(url, { token, wanted, paymentIds }, told)
    }
  }
  return { told, done: Promise.all(tokens.map(work)) }
}

const idsWanted = (payments: Waiting[], said: string) =>
  payments.filter(({ wanted }) => wanted === said).map(({ paymentId }) => paymentId)

type Said = { token: string; wanted: Waiting['wanted']; paymentIds: number[] }

async function decideUntilTold(url: string, said: Said, told: Told) {
  // Half of the pages repeat with their key; one in ten is closed when no answer comes.
  const key = Math.random() < 0.5 ? randomUUID() : null
  const isPatient = Math.random() < 0.9
  for (;;) {
    const answer = await decide(url, said, key).catch(() => null)
    if (answer) return note(answer, said, told)
    if (!isPatient) return
    await delay(100)
  }
}

type Decision = { paymentId: number; outcome: string; state: string | null }
type Answer = { odd: string } | { decisions: Decision[] }

/** Answers null when it has to be tried again. */
async function decide(url: string, { token, wanted, paymentIds }: Said, key: string | null): Promise<Answer | null> {
  const answer = await fetch(`${url}/v1/payments/${wanted === 'verified' ? 'verify' : 'reject'}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ paymentIds, ...(wanted === 'rejected' && { reason: 'Not on the statement' }) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { status, code, data } = (await answer.json()) as { status: number; code?: string; data?: Decision[] }
  if (status === 1) return { decisions: data! }
  return answer.status === 503 ? null : { odd: `${answer.status} ${code}` }
}

/** Who repeats without a key is told that it was decided before; by nobody else, so its state is the one they wanted. */
function note(answer: Answer, { wanted }: Said, { acknowledged, odd }: Told) {
  const count = (what: string) => void odd.set(what, (odd.get(what) ?? 0) + 1)
  if ('odd' in answer) return count(answer.odd)
  for (const { paymentId, outcome, state } of answer.decisions) {
    const isSaid = (outcome === wanted || outcome === 'decided before') && state === wanted
    if (isSaid) acknowledged.set(paymentId, wanted)
    else count(`${outcome} instead of ${wanted}`)
  }
}
