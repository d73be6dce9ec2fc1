import { getTableName } from '#server/kit/db/orm.ts'
import type { Twin } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { files } from '#server/site/tables.ts'
import { type Reported, twinReason } from './twins.rules.ts'
import type { PaymentRow } from '../tables.ts'

const maxTwins = 5

type Pending = Pick<PaymentRow, 'id' | 'state' | 'reference'>
type Candidate = Reported & { transactionId: string | null; firstName: string; lastName: string }

/** Payments that may be the same transfer as one of these, by payment ID; only for payments that can still be rejected. */
export async function twinsOf(db: Db, rows: Pending[]): Promise<Map<number, Twin[]>> {
  const pending = rows.filter(({ state }) => state === 'pending')
  if (pending.length === 0) return new Map()
  const candidates = await candidatesFor(db, pending)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return new Map(
    pending.map(({ id }) => {
      const payment = byId.get(id)
      return [id, payment ? twinsAmong(payment, candidates) : []]
    }),
  )
}

function twinsAmong(payment: Candidate, candidates: Candidate[]): Twin[] {
  const twins: Twin[] = []
  for (const other of candidates) {
    const reason = twinReason(payment, other)
    if (!reason) continue
    const { id: paymentId, transactionId, state } = other
    twins.push({ paymentId, payer: fullName(other), transactionId, state, reason })
    if (twins.length === maxTwins) break
  }
  return twins
}

/** Everything the rules might match, each found through an index, and the payments it might match: most have none. */
const candidateRows = preparedSql(
  'payment_twins',
  `with given as materialized (
     select id, person_id, amount_paise, reference, screenshot_id from payments where id = any($1::bigint[])),
   pairs as materialized (
     select given.id, other.id as other_id from given
       join payments other on right(other.reference, 12) = right(given.reference, 12) where other.id <> given.id
     -- Mistyped in the first half, in the second, or where they meet.
     union all select given.id, other.id from given join payments other
       on other.amount_paise = given.amount_paise and right(other.reference, 6) = right(given.reference, 6)
       where other.id <> given.id
     union all select given.id, other.id from given join payments other
       on other.amount_paise = given.amount_paise and left(other.reference, 6) = left(given.reference, 6)
       where other.id <> given.id
     union all select given.id, other.id from given join payments other
       on other.reference = overlay(given.reference placing reverse(substr(given.reference, 6, 2)) from 6)
       where other.id <> given.id
     union all select given.id, other.id from given join payments other on other.person_id = given.person_id
       where other.id <> given.id
     union all select given.id, other.id from given
       join ${getTableName(files)} on files.id = given.screenshot_id
       join ${getTableName(files)} picture on picture.sha256 = files.sha256
       join payments other on other.person_id = picture.owner_id and other.screenshot_id = picture.id
       where other.id <> given.id)
   select payments.id, payments.person_id as "personId", reference, transaction_id as "transactionId",
     amount_paise as "amountPaise", payments.state, payments.created_at as "createdAt",
     encode(files.sha256, 'hex') as picture, first_name as "firstName", last_name as "lastName"
   from payments
   join ${getTableName(people)} on people.id = payments.person_id left join ${getTableName(files)} on files.id = payments.screenshot_id
   where payments.id = any(array(select id from pairs union select other_id from pairs))
   order by payments.id`,
)

const candidatesFor = (db: Db, rows: Pending[]): Promise<Candidate[]> => candidateRows(db)([rows.map(({ id }) => id)])
