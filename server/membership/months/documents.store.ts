import type { NumberRange, Series } from '#contract/membership/document-numbers.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, between, eq, gte, inArray, lt, type PgColumn, type SQL, sql } from '#server/kit/db/orm.ts'
import { bankDatesOf } from '../bank-credits/store.ts'
import type { Receipt } from '../receipts/content.ts'
import type { CreditNote } from '../receipts/credit-note.ts'
import { accessOfReceipt } from '../receipts/store.ts'
import { accessEntries, creditNotes, payments, receipts, refunds } from '../tables.ts'
import { creditNoteRow, type DocumentRow, isCancelling, receiptRow } from './documents.rules.ts'
import type { Group, Span } from './rules.ts'

type Numbered = { number: PgColumn; issuedAt: PgColumn; serial: PgColumn }

const issuedIn = ({ issuedAt }: Numbered, { start, end }: Span) => and(gte(issuedAt, start), lt(issuedAt, end))

/** Numbers of one moment are in the order of their serials. */
const afterNumber = (table: Numbered & (typeof receipts | typeof creditNotes), number: string | undefined) =>
  number === undefined
    ? undefined
    : sql`(${table.issuedAt}, ${table.serial}) > (select issued_at, serial from ${table} as last where last.number = ${number})`

/** With what its PDF is found by. */
export type StoredDocument = DocumentRow & { paymentId?: number; refundId?: number }

/** The month's receipts, then its credit notes, in the order of their numbers. The cursor is a number. */
export async function documentsPage(db: Db, { after, size }: PageQuery, span: Span): Promise<Page<DocumentRow>> {
  const isInNotes = after?.startsWith('KTC/') ?? false
  const cameIn = and(issuedIn(receipts, span), afterNumber(receipts, after))
  const rows = isInNotes ? [] : await receiptRows(db, cameIn, size + 1)
  const missing = size + 1 - rows.length
  const wentBack = and(issuedIn(creditNotes, span), afterNumber(creditNotes, isInNotes ? after : undefined))
  if (missing > 0) rows.push(...(await creditNoteRows(db, wentBack, missing)))
  const items = rows.slice(0, size)
  return { items, next: rows.length > size ? items.at(-1)!.number : null }
}

async function receiptRows(db: Db, where: SQL | undefined, limit: number): Promise<StoredDocument[]> {
  const { number, issuedAt, isRenewal, details } = receipts
  const rows = await db
    .select({ number, issuedAt, isRenewal, details, method: payments.method, paymentId: payments.id })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(where)
    .orderBy(asc(issuedAt), asc(receipts.serial))
    .limit(limit)
  const bankDates = await bankDatesOf(
    db,
    rows.map(({ paymentId }) => paymentId),
  )
  return rows.map(({ paymentId, ...row }) => ({
    ...receiptRow({ ...row, bankDate: bankDates.get(paymentId) ?? null }, row.details),
    paymentId,
  }))
}

/** In the order in which they are named. */
export async function documentsNumbered(db: Db, numbers: string[]): Promise<StoredDocument[]> {
  const rows = [
    ...(await receiptRows(db, inArray(receipts.number, numbers), numbers.length)),
    ...(await creditNoteRows(db, inArray(creditNotes.number, numbers), numbers.length)),
  ]
  const found = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => found.get(number) ?? [])
}

const correctedReceipt = and(eq(receipts.paymentId, refunds.paymentId), eq(receipts.round, refunds.round))

async function creditNoteRows(db: Db, where: SQL | undefined, limit: number): Promise<StoredDocument[]> {
  const { number, issuedAt, details } = creditNotes
  const rows = await db
    .select({ number, issuedAt, details, isRenewal: receipts.isRenewal, method: payments.method, refund: refunds })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(receipts, correctedReceipt)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(where)
    .orderBy(asc(issuedAt), asc(creditNotes.serial))
    .limit(limit)
  return rows.map(({ refund, details, ...row }) => {
    const method = isCancelling(refund.kind) ? row.method : (refund.method ?? ('credit' as const))
    return { ...creditNoteRow({ ...row, method, bankDate: refund.sentOn }, details), refundId: refund.id }
  })
}

const inRange = (table: typeof receipts | typeof creditNotes, { financialYear, first, last }: NumberRange) =>
  and(eq(table.financialYear, financialYear), between(table.serial, first, last))

const tableOf = (series: Series) => (series === 'receipts' ? receipts : creditNotes)

/** Null before the first of the year. */
export async function lastSerial(db: Db, series: Series, financialYear: string): Promise<number | null> {
  const table = tableOf(series)
  const [row] = await db
    .select({ last: sql<number | null>`max(${table.serial})` })
    .from(table)
    .where(eq(table.financialYear, financialYear))
  return row!.last
}

export async function receiptsIn(db: Db, range: NumberRange): Promise<Receipt[]> {
  const rows = await db
    .select({ receipt: receipts, entry: accessEntries })
    .from(receipts)
    .leftJoin(accessEntries, accessOfReceipt)
    .where(inRange(receipts, range))
    .orderBy(asc(receipts.serial))
  return rows.map(({ receipt: { number, issuedAt, details }, entry: span }) => ({ number, issuedAt, details, span }))
}

export function creditNotesIn(db: Db, range: NumberRange): Promise<CreditNote[]> {
  const { number, issuedAt, details } = creditNotes
  return db
    .select({ number, issuedAt, details })
    .from(creditNotes)
    .where(inRange(creditNotes, range))
    .orderBy(asc(creditNotes.serial))
}

type Figures = Omit<Group, 'day' | 'count' | 'first' | 'last'>

/** The numbers of the documents that some groups of a month count, receipts first. The cursor is a number. */
export async function numbersOfGroups(
  db: Db,
  groups: Group[],
  { span: { start, end }, after = '', limit }: { span: Span; after?: string | undefined; limit: number },
): Promise<string[]> {
  const days = groups.map(({ day }) => day)
  const figures = groups.map(({ day: _day, count: _count, first: _first, last: _last, ...rest }) =>
    JSON.stringify(rest satisfies Figures),
  )
  // A month lies within one financial year, so serials are in the order of time. A join with the view's other
  // documents would read them all.
  const { rows } = await db.execute<{ number: string }>(sql`
    select number from issued_documents
    where number = any(array(
        select number from receipts where issued_at >= ${start} and issued_at < ${end}
        union all select number from credit_notes where issued_at >= ${start} and issued_at < ${end}))
      and (day, figures) in (select * from unnest(${sql.param(days)}::date[], ${sql.param(figures)}::jsonb[]))
      and (kind <> 'receipt', number) > (${after.startsWith('KTC/')}, ${after})
    order by kind <> 'receipt', number limit ${limit}`)
  return rows.map(({ number }) => number)
}
