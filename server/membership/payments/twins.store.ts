import type { Twin } from '#contract/membership/payments.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { asc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { files } from '#server/site/tables.ts'
import { nameOf } from './rules.ts'
import { type Reported, similarReferences, twinReason } from './twins.rules.ts'
import { payments, type PaymentRow } from '../tables.ts'

const maxTwins = 5

type Candidate = Reported & { transactionId: string | null; firstName: string; lastName: string }

/** Payments that may be the same transfer as one of these, by payment ID; only for payments that can still be rejected. */
export async function twinsOf(db: Db, rows: PaymentRow[]): Promise<Map<number, Twin[]>> {
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
    twins.push({ paymentId, payer: nameOf(other), transactionId, state, reason })
    if (twins.length === maxTwins) break
  }
  return twins
}

/** The payments themselves and everything the rules might match, each found through an index. */
async function candidatesFor(db: Db, rows: PaymentRow[]): Promise<Candidate[]> {
  const ids = sql.param(rows.map(({ id }) => id))
  const similar = sql.param(rows.flatMap(({ reference }) => (reference ? similarReferences(reference) : [])))
  const found = sql`
    select unnest(${ids}::bigint[])
    union select other.id from payments p join payments other on right(other.reference, 12) = right(p.reference, 12)
      where p.id = any(${ids}::bigint[])
    union select other.id from payments other where other.reference = any(${similar}::text[])
    union select other.id from payments p join payments other on other.person_id = p.person_id
      where p.id = any(${ids}::bigint[])
    union select other.id from payments p
      join files on files.id = p.screenshot_id
      join files picture on picture.sha256 = files.sha256
      join payments other on other.person_id = picture.owner_id and other.screenshot_id = picture.id
      where p.id = any(${ids}::bigint[])`
  const { id, personId, reference, transactionId, amountPaise, state, createdAt } = payments
  const picture = sql<string | null>`encode(${files.sha256}, 'hex')`
  return db
    .select({ id, personId, reference, transactionId, amountPaise, state, createdAt, picture, ...payerName })
    .from(payments)
    .innerJoin(people, eq(people.id, personId))
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .where(inArray(id, sql`(${found})`))
    .orderBy(asc(id))
}

const payerName = { firstName: people.firstName, lastName: people.lastName }
