import { setTimeout as delay } from 'node:timers/promises'
import type { Product } from '../bench/product.ts'
import {
  addAdmin,
  clients,
  type Damage,
  increment,
  type Outcome,
  repeatable,
  request,
  type StartWorkload,
  stopwatch,
  untilKnown,
  withDatabase,
  fullEffort,
} from './workload.ts'

type Correction = 'undo' | 'refund'

const payers = 5_000

/** An admin verifies payments and then undoes the verification or refunds all of it, each with an idempotency key. */
export const corrections: StartWorkload = async (product, effort = fullEffort) => {
  const { token, ids } = await addPayers(product, payers * effort.share)
  const acknowledged = new Map<number, Correction>()
  const unexpected = new Map<string, number>()
  const watch = stopwatch()
  const post = (stopped: AbortSignal, path: string, body: object): Promise<Outcome<unknown>> => {
    const init = repeatable(token, body)
    return untilKnown(stopped, () => request(watch, `${product.url}/v1/payments/${path}`, init))
  }
  const stop = clients({ count: 2, restMs: effort.restMs }, async (stopped) => {
    const paymentId = ids.pop()
    if (paymentId === undefined) return delay(50)
    const correction: Correction = paymentId % 2 === 0 ? 'undo' : 'refund'
    const verified = await post(stopped, 'verify', { paymentIds: [paymentId] })
    if (verified === 'retry') return
    const outcome =
      'done' in verified ? await post(stopped, `${paymentId}/${correction}`, bodies[correction]) : verified
    if (outcome === 'retry') return
    if ('done' in outcome) acknowledged.set(paymentId, correction)
    else increment(unexpected, outcome.unexpected)
  })
  return {
    name: 'verifications undone or refunded',
    acknowledged: () => acknowledged.size,
    unexpected,
    slowest: watch.slowest,
    stop,
    check: (product) => check(product, acknowledged),
    sabotage: async (product) => {
      acknowledged.set(999_999_999, 'undo')
      await withDatabase(product, async (client) => {
        await client.query('set session_replication_role = replica')
        await client.query('delete from credit_notes where serial = 1')
      })
    },
  }
}

const bodies = {
  undo: { reason: 'The wrong row' },
  refund: { rupees: 399, creditRupees: 0, days: 30, method: 'cash', reason: 'They moved away', endsNow: true },
}

/** What each payment left behind: everything a correction adds is there once, or nothing of it. */
const findPayments = `
  select p.id::int as "paymentId",
    p.state || ', ' || p.undone || ' undone, ' || p.refunded_paise || ' refunded, '
      || (select count(*) from receipts where payment_id = p.id) || ' receipts, '
      || (select count(*) from refunds where payment_id = p.id) || ' refunds, '
      || (select count(*) from credit_notes join refunds on refunds.id = refund_id where payment_id = p.id)
      || ' notes, access ' || coalesce(payer.access_ends_at > now() + interval '1 day', false) as found,
    array(select kind from refunds where payment_id = p.id) as kinds
  from payments p join people payer on payer.id = p.person_id where payer.username like 'corrected-%'`

const complete = new Set([
  'pending, 0 undone, 0 refunded, 0 receipts, 0 refunds, 0 notes, access false',
  'verified, 0 undone, 0 refunded, 1 receipts, 0 refunds, 0 notes, access true',
  'pending, 1 undone, 0 refunded, 1 receipts, 1 refunds, 1 notes, access false',
  'verified, 0 undone, 39900 refunded, 1 receipts, 1 refunds, 1 notes, access false',
])

const findGaps = `select 'gap in credit notes of ' || financial_year as wrong from credit_note_counters c
  where last <> (select count(*) from credit_notes n where n.financial_year = c.financial_year)`

type Found = { paymentId: number; found: string; kinds: Correction[] }

async function check(product: Product, acknowledged: Map<number, Correction>): Promise<Damage> {
  return withDatabase(product, async (client) => {
    const { rows } = await client.query<Found>(findPayments)
    const { rows: gaps } = await client.query<{ wrong: string }>(findGaps)
    const kindsOf = new Map(rows.map(({ paymentId, kinds }) => [paymentId, kinds.join()]))
    return {
      lost: [...acknowledged]
        .filter(([id, correction]) => kindsOf.get(id) !== correction)
        .map(([id, correction]) => `${correction} of payment ${id}`),
      incomplete: [
        ...rows.filter(({ found }) => !complete.has(found)).map(({ paymentId, found }) => `${paymentId}: ${found}`),
        ...gaps.map(({ wrong }) => wrong),
      ],
    }
  })
}

const addPayers = (product: Product, count: number) =>
  withDatabase(product, async (client) => {
    const token = await addAdmin(client, 'corrections-admin')
    const { rows } = await client.query<{ id: number }>(
      `with person as (
         insert into people (email, username, first_name)
         select 'corrected-' || n || '@example.in', 'corrected-' || n, 'Corrected' from generate_series(1, $1) n
         returning id
       ) insert into payments (person_id, transaction_id, amount_paise, method)
       select id, '5' || lpad(id::text, 11, '0'), 39900, 'upi' from person returning id::int`,
      [count],
    )
    return { token, ids: rows.map(({ id }) => id) }
  })
