import { getTableName } from '#server/kit/db/orm.ts'
import type { Twin } from '#contract/membership/payments.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import { files } from '#server/site/tables.ts'
import { type Reported, similarReferences, twinReason } from './twins.rules.ts'
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
  return new Map(pending.map(({ id }) => [id, twinsAmong(byId.get(id)!, candidates)]))
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

/** The payments themselves and everything the rules might match, each found through an index. */
const candidateRows = preparedSql(
  'payment_twins',
  `select payments.id, payments.person_id as "personId", reference, transaction_id as "transactionId",
     amount_paise as "amountPaise", payments.state, payments.created_at as "createdAt",
     encode(files.sha256, 'hex') as picture, first_name as "firstName", last_name as "lastName"
   from payments join ${getTableName(people)} on people.id = payments.person_id left join ${getTableName(files)} on files.id = payments.screenshot_id
   where payments.id in (
     select unnest($1::bigint[])
     union select other.id from payments p join payments other on right(other.reference, 12) = right(p.reference, 12)
       where p.id = any($1)
     union select other.id from payments other where other.reference = any($2::text[])
     union select other.id from payments p join payments other on other.person_id = p.person_id where p.id = any($1)
     union select other.id from payments p
       join ${getTableName(files)} on files.id = p.screenshot_id
       join ${getTableName(files)} picture on picture.sha256 = files.sha256
       join payments other on other.person_id = picture.owner_id and other.screenshot_id = picture.id
       where p.id = any($1))
   order by payments.id`,
)

const candidatesFor = (db: Db, rows: Pending[]): Promise<Candidate[]> =>
  candidateRows(db)([
    rows.map(({ id }) => id),
    rows.flatMap(({ reference }) => (reference ? similarReferences(reference) : [])),
  ])
