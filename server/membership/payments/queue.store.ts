import { alias, and, asc, count, desc, eq, gt, gte, ilike, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import type { listPayments, PayerPayment } from '#contract/membership/payments.ts'
import { canonicalReference, compactReference, isReference } from '#contract/membership/reference.ts'
import { maxCounted } from '#contract/kit/counting.ts'
import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { hasNameOrEmail, personByEmail } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { daysAfter, startOfDay } from '#server/kit/india.ts'
import { eqLiteral, prepared, preparedPages } from '#server/kit/db/prepared.ts'
import { isFirstFound, likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { nameOf } from './rules.ts'
import { toPayment, type View, viewColumns } from './store.ts'
import { twinsOf } from './twins.store.ts'
import { payments, receipts } from '../tables.ts'

type Query = QueryOf<typeof listPayments>

/** Pending payments oldest first, decided ones newest first. */
export async function paymentsPage(db: Db, query: Query, view: View): Promise<Page<PayerPayment>> {
  const rows = await rowsOf(db, query)
  const twins = await twinsOf(
    db,
    rows.map(({ payment }) => payment),
  )
  return toPage(
    rows.map((row) => ({ ...row, id: row.payment.id })),
    query.size,
    (row) => ({
      ...toPayment(row, view),
      payer: { userId: row.payer.id, name: nameOf(row.payer), email: row.payer.email },
      isOwn: row.payer.id === view.readerId,
      twins: twins.get(row.id) ?? [],
      decidedAt: row.payment.decidedAt && row.payment.decidedAt.toISOString(),
      decidedBy: row.decider && nameOf(row.decider),
    }),
  )
}

const decider = alias(people, 'decider')
const { id: payerId, firstName, lastName, email } = people

const selectRows = (db: Db) =>
  db
    .select({
      ...viewColumns,
      payer: { id: payerId, firstName, lastName, email },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .leftJoin(decider, eq(decider.id, payments.decidedBy))
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))

const orderOf = (isPending: boolean) => (isPending ? [asc(payments.id)] : [desc(payments.decidedAt), desc(payments.id)])

const firstPages = preparedPages('first_payments', (db, state: Query['state'], limit) =>
  selectRows(db)
    .where(eqLiteral(payments.state, state))
    .orderBy(...orderOf(state === 'pending'))
    .limit(limit),
)

async function rowsOf(db: Db, query: Query) {
  const { state, search, method, from, until, size } = query
  const cursor = cursorId(query.after)
  const isPending = state === 'pending'
  const limit = size + 1
  const isFirst = cursor === null && !search && !method && !from && !until
  if (isFirst) return firstPages(db, state, limit).execute()
  const after = cursor === null ? undefined : isPending ? gt(payments.id, cursor) : decidedBefore(cursor)
  const where = and(filterOf(query), after)
  const order = orderOf(isPending)
  return selectRows(db)
    .where(await isSought(db, query, { where, order, limit }))
    .orderBy(...order)
    .limit(limit)
}

type Part = { where: SQL | undefined; order: SQL[]; limit: number }

/** A complete address is in a unique index, so its owner is looked up first. */
async function isSought(db: Db, { search }: Query, part: Part): Promise<SQL | undefined> {
  if (!search) return part.where
  const payer = search.includes('@') ? await personByEmail(db, search.toLowerCase()) : null
  if (payer) return and(part.where, eq(payments.personId, payer.id))
  return isFirstFound({ id: payments.id, from: joined, ...part, words: [search], places })
}

function filterOf({ state, method, from, until }: Query) {
  const at = state === 'pending' ? payments.createdAt : payments.decidedAt
  return and(
    eqLiteral(payments.state, state),
    method ? eq(payments.method, method) : undefined,
    from ? gte(at, startOfDay(from)) : undefined,
    until ? lt(at, startOfDay(daysAfter(until, 1))) : undefined,
  )
}

/** Of all pages. Of more payments than we count, the sums are unknown. */
export async function paymentTotals(db: Db, query: Query): Promise<ReplyOf<typeof listPayments>['totals']> {
  const part = { where: filterOf(query), order: orderOf(query.state === 'pending'), limit: maxCounted + 1 }
  const matching = db
    .select({ amountPaise: payments.amountPaise, creditPaise: payments.creditPaise })
    .from(payments)
    .where(await isSought(db, query, part))
    .orderBy(...part.order)
    .limit(part.limit)
    .as('matching')
  const [row] = await db
    .select({
      payments: count(),
      rupees: sql`coalesce(sum(${matching.amountPaise}), 0) / 100.0`.mapWith(Number),
      creditRupees: sql`coalesce(sum(${matching.creditPaise}), 0) / 100.0`.mapWith(Number),
    })
    .from(matching)
  return row!.payments > maxCounted ? { payments: row!.payments, rupees: null, creditRupees: null } : row!
}

const last = alias(payments, 'last')

/** Compared in the database, whose timestamps have microseconds; ours don't. */
const decidedBefore = (paymentId: number) =>
  sql`(${payments.decidedAt}, ${payments.id}) < (select ${last.decidedAt}, ${last.id} from ${payments} ${last} where ${last.id} = ${paymentId})`

/** A reference is found in any spelling, and by its beginning or end. */
const places = [
  hasNameOrEmail,
  (search: string) => {
    const typed = compactReference(search)
    return typed === '' ? undefined : ilike(payments.transactionId, likePattern(typed))
  },
  (search: string) => (isReference(search) ? eq(payments.reference, canonicalReference(search)) : undefined),
]

const joined = sql`${payments} join ${people} on ${people.id} = ${payments.personId}`

const selectPendingCount = prepared((db) =>
  db
    .select({ pending: sql<number>`count(*)` })
    .from(payments)
    .where(eqLiteral(payments.state, 'pending'))
    .prepare('payments_pending'),
)

export const countPending = (db: Db): Promise<number> =>
  selectPendingCount(db)
    .execute()
    .then(([row]) => row!.pending)
