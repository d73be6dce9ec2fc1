import { maxCounted } from '#contract/kit/counting.ts'
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  like,
  lt,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { type listPayments, maxSummed, type PayerPayment } from '#contract/membership/payments.ts'
import { canonicalReference, compactReference, isReference } from '#contract/membership/reference.ts'
import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { hasNameOrEmail, personByEmail, fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { daysAfter, startOfDay } from '#server/kit/india.ts'
import { eqLiteral, prepared, preparedPages, preparedSql } from '#server/kit/db/prepared.ts'
import { isFirstFound, likePattern } from '#server/kit/db/search-pattern.ts'
import { files } from '#server/site/tables.ts'
import { arrivalsOf } from './arrivals.store.ts'
import { toPayment, toPaymentRow, type View, viewColumns } from '../payments/store.ts'
import { twinsOf } from './twins.store.ts'
import { totalsOf, totalsOfFound } from './totals.store.ts'
import { isOfGatewayPayment, onlineOf } from '../gateway/store.ts'
import { currentReceipt } from '../receipts/store.ts'
import { coupons, type PaymentRow, payments, receipts } from '../tables.ts'

type Query = QueryOf<typeof listPayments>

/** The page, pending payments oldest first, decided ones newest first. */
export const paymentsPage = async (db: Db, query: Query, view: View): Promise<Page<PayerPayment>> =>
  toPayerPage(db, query, view, await rowsOf(db, query))

type Listed = Page<PayerPayment> & { totals: ReplyOf<typeof listPayments>['totals'] }

/** The page and, if it is the first, the totals of all pages. */
export async function paymentsList(db: Db, query: Query, view: View): Promise<Listed> {
  if (cursorId(query.after) !== null) return { ...(await paymentsPage(db, query, view)), totals: null }
  if (!query.search) {
    const [page, totals] = await Promise.all([paymentsPage(db, query, view), totalsOf(db, query)])
    return { ...page, totals }
  }
  const limit = Math.max(maxSummed, query.size) + 1
  const { found, isAll } = await findPayments(db, query, limit)
  const rows = await rowsById(db, query.state, found.slice(0, query.size + 1))
  return { ...(await toPayerPage(db, query, view, rows)), totals: totalsOfFound(found, isAll) }
}

async function toPayerPage(db: Db, query: Query, view: View, rows: Row[]): Promise<Page<PayerPayment>> {
  const listed = rows.map(({ payment }) => payment)
  const pending = listed.filter(({ state }) => state === 'pending')
  const [twins, arrivals, online] = await Promise.all([
    twinsOf(db, listed),
    arrivalsOf(db, pending),
    onlineOf(db, listed),
  ])
  return toPage(
    rows.map((row) => ({ ...row, id: row.payment.id })),
    query.size,
    (row) => ({
      ...toPayment(row, view),
      payer: { userId: row.payer.id, name: fullName(row.payer), email: row.payer.email },
      isOwn: row.payer.id === view.readerId,
      twins: twins.get(row.id) ?? [],
      received: arrivals.get(row.id)?.received ?? null,
      onStatement: arrivals.get(row.id)?.onStatement ?? null,
      online: online.get(row.id) ?? null,
      decidedAt: row.payment.decidedAt && row.payment.decidedAt.toISOString(),
      decidedBy: row.decider && fullName(row.decider),
    }),
  )
}

const decider = alias(people, 'decider')
const { id: payerId, firstName, lastName, email } = people

const selectRows = (db: Db) =>
  db
    .select({
      ...viewColumns,
      // One value instead of 26 columns, each of which the driver and Drizzle would convert.
      payment: sql`to_json(${payments})`.mapWith(toPaymentRow),
      payer: { id: payerId, firstName, lastName, email },
      decider: { firstName: decider.firstName, lastName: decider.lastName },
    })
    .from(payments)
    .innerJoin(people, eq(people.id, payments.personId))
    .leftJoin(decider, eq(decider.id, payments.decidedBy))
    .leftJoin(files, eq(files.id, payments.screenshotId))
    .leftJoin(coupons, eq(coupons.id, payments.couponId))
    .leftJoin(receipts, currentReceipt)

const orderOf = (state: Query['state']) =>
  state === 'pending' ? [asc(payments.id)] : [desc(payments.decidedAt), desc(payments.id)]

const firstPages = preparedPages('first_payments', (db, state: Query['state'], limit) =>
  selectRows(db)
    .where(eqLiteral(payments.state, state))
    .orderBy(...orderOf(state))
    .limit(limit),
)

async function rowsOf(db: Db, query: Query): Promise<Row[]> {
  const { state, search, method, from, until, size } = query
  const limit = size + 1
  if (search) return rowsById(db, state, (await findPayments(db, query, limit)).found.slice(0, limit))
  if (cursorId(query.after) === null && !method && !from && !until) return firstPages(db, state, limit).execute()
  return selectRows(db)
    .where(and(filterOf(query), isAfter(query)))
    .orderBy(...orderOf(state))
    .limit(limit)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

function isAfter({ state, after }: Query): SQL | undefined {
  const cursor = cursorId(after)
  if (cursor === null) return undefined
  return state === 'pending' ? gt(payments.id, cursor) : decidedBefore(cursor)
}

type Found = Pick<PaymentRow, 'id' | 'amountPaise' | 'creditPaise' | 'refundedPaise' | 'refundedCreditPaise'>

/**
 * Found on their own, in the order of the list: what the rows show is looked up only for those on the page. All of a
 * payer's complete address, and otherwise up to the limit.
 */
async function findPayments(db: Db, query: Query, limit: number): Promise<{ found: Found[]; isAll: boolean }> {
  const { state, search = '' } = query
  const where = and(filterOf(query), isAfter(query))
  const order = orderOf(state)
  // A complete address is in a unique index.
  const payer = search.includes('@') ? await personByEmail(db, search.toLowerCase()) : null
  const { id, amountPaise, creditPaise, refundedPaise, refundedCreditPaise } = payments
  const listed = db
    .select({ id, amountPaise, creditPaise, refundedPaise, refundedCreditPaise })
    .from(payments)
    .orderBy(...order)
  if (payer) return { found: await listed.where(and(where, eq(payments.personId, payer.id))), isAll: true }
  const sought = { id: payments.id, from: joined, where, order, limit, words: [search], places: placesOf[state] }
  const found = await listed.where(isFirstFound(sought)).limit(limit)
  return { found, isAll: found.length < limit }
}

const rowsByIds = {
  pending: prepared((db) => selectByIds(db, 'pending').prepare('payments_by_id pending')),
  verified: prepared((db) => selectByIds(db, 'verified').prepare('payments_by_id verified')),
  rejected: prepared((db) => selectByIds(db, 'rejected').prepare('payments_by_id rejected')),
}

const selectByIds = (db: Db, state: Query['state']) =>
  selectRows(db)
    .where(sql`${payments.id} = any(${sql.placeholder('ids')})`)
    .orderBy(...orderOf(state))

const rowsById = (db: Db, state: Query['state'], found: Found[]): Promise<Row[]> =>
  rowsByIds[state](db).execute({ ids: found.map(({ id }) => id) })

function filterOf({ state, method, from, until }: Query) {
  const at = state === 'pending' ? payments.createdAt : payments.decidedAt
  return and(
    eqLiteral(payments.state, state),
    method ? eq(payments.method, method) : undefined,
    from ? gte(at, startOfDay(from)) : undefined,
    until ? lt(at, startOfDay(daysAfter(until, 1))) : undefined,
  )
}

const last = alias(payments, 'last')

/** Compared in the database, whose timestamps have microseconds; ours don't. */
const decidedBefore = (paymentId: number) =>
  sql`(${payments.decidedAt}, ${payments.id}) < (select ${last.decidedAt}, ${last.id} from ${payments} ${last} where ${last.id} = ${paymentId})`

const wasTypedAs = (reference: string) =>
  sql`${payments.typedTransactionId} is not null and canonical_reference(${payments.typedTransactionId}) = ${reference}`

/** A reference is found in any spelling, also as its payer typed it, and by its beginning or end; the gateway's own ID only as a whole. */
const referencePlaces = [
  (search: string) => {
    const typed = compactReference(search)
    return typed === '' ? undefined : ilike(payments.transactionId, likePattern(typed))
  },
  (search: string) => (isReference(search) ? eq(payments.reference, canonicalReference(search)) : undefined),
  (search: string) => (isReference(search) ? wasTypedAs(canonicalReference(search)) : undefined),
  (search: string) => (/^pay_\w+$/.test(search) ? isOfGatewayPayment(search) : undefined),
]

const hasPendingPayer = (search: string) => like(payments.payerText, sql`lower(${likePattern(search)})`)

const placesOf = {
  pending: [hasPendingPayer, ...referencePlaces],
  verified: [hasNameOrEmail, ...referencePlaces],
  rejected: [hasNameOrEmail, ...referencePlaces],
}

const joined = sql`${payments} join ${people} on ${people.id} = ${payments.personId}`

const pendingCount = preparedSql(
  'payments_pending',
  `select count(*)::int as pending from (select from payments where state = 'pending' limit ${maxCounted + 1}) as waiting`,
)

export async function countPending(db: Db): Promise<number> {
  const [row] = await pendingCount(db)<{ pending: number }>([])
  return row!.pending
}

/** Whether the totals of this list count every pending payment. */
export const isOfAllPending = ({ state, after, search, method, from, until }: Query) =>
  state === 'pending' && cursorId(after) === null && !search && !method && !from && !until

/** Prices without pending payments are left out. */
export async function countPendingByPrice(db: Db, prices: number[]): Promise<{ rupees: number; payments: number }[]> {
  const price = sql<number>`((${payments.amountPaise} + ${payments.creditPaise} + ${payments.couponPaise}) / 100)::int`
  return db
    .select({ rupees: price, payments: count() })
    .from(payments)
    .where(and(eqLiteral(payments.state, 'pending'), inArray(price, prices)))
    .groupBy(price)
    .orderBy(price)
}
