import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, gte, lt, type PgColumn, sql } from '#server/kit/db/orm.ts'
import type { Span } from '../months/rules.ts'
import { creditNotes, receipts, refunds } from '../tables.ts'

const issuedIn = (issuedAt: PgColumn, { start, end }: Span) => and(gte(issuedAt, start), lt(issuedAt, end))

/** The receipts of recipients with a GSTIN, in the order of their numbers. */
export const registeredReceipts = (db: Db, span: Span) =>
  db
    .select()
    .from(receipts)
    .where(and(issuedIn(receipts.issuedAt, span), sql`${receipts.details} #>> '{customer,gstin}' is not null`))
    .orderBy(asc(receipts.issuedAt), asc(receipts.serial))

export const registeredNotes = (db: Db, span: Span) =>
  db
    .select({ note: creditNotes, kind: refunds.kind })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(
      and(issuedIn(creditNotes.issuedAt, span), sql`${creditNotes.details} #>> '{receipt,customer,gstin}' is not null`),
    )
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.serial))

/** The service codes on the documents of a month. */
export async function sacsIn(db: Db, span: Span): Promise<string[]> {
  const sac = sql<string>`${receipts.details} #>> '{tax,sac}'`
  const noteSac = sql<string>`${creditNotes.details} #>> '{receipt,tax,sac}'`
  const rows = await db
    .selectDistinct({ sac })
    .from(receipts)
    .where(and(issuedIn(receipts.issuedAt, span), sql`${sac} is not null`))
    .union(
      db
        .selectDistinct({ sac: noteSac })
        .from(creditNotes)
        .where(and(issuedIn(creditNotes.issuedAt, span), sql`${noteSac} is not null`)),
    )
  return rows.map((row) => row.sac).toSorted()
}
