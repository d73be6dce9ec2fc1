import { and, eq, gt, gte, isNotNull, lt, notExists, sql } from '#server/kit/db/orm.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { MissingPayment, StatementReading } from '#contract/membership/statements.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { payments } from '../tables.ts'
import { statementLines } from './tables.ts'

/** Pending transfers reported on the days of the statement, in India, that no line of any statement matches. */
function missingFrom(db: Db, { from, to }: StatementReading) {
  const dayStart = (day: string | null, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone 'Asia/Kolkata'`
  const lines = db.select({ line: statementLines.line }).from(statementLines)
  return and(
    eq(payments.state, 'pending'),
    isNotNull(payments.transactionId),
    gte(payments.createdAt, dayStart(from, 0)),
    lt(payments.createdAt, dayStart(to, 1)),
    notExists(lines.where(eq(statementLines.paymentId, payments.id))),
  )
}

type Missing = Page<MissingPayment> & { total: number }

export async function missingPage(db: Db, reading: StatementReading | null, query: PageQuery): Promise<Missing> {
  if (!reading?.from) return { items: [], next: null, total: 0 }
  const missing = missingFrom(db, reading)
  const [[counted], rows] = await Promise.all([
    db.select({ total: countUpTo(payments, missing).mapWith(Number) }).from(sql`(select) as one`),
    db
      .select({
        id: payments.id,
        payment: payments,
        payer: sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`,
      })
      .from(payments)
      .innerJoin(people, eq(people.id, payments.personId))
      .where(and(missing, gt(payments.id, cursorId(query.after) ?? 0)))
      .orderBy(payments.id)
      .limit(query.size + 1),
  ])
  const page = toPage(rows, query.size, ({ payment, payer }) => ({
    paymentId: payment.id,
    transactionId: payment.transactionId!,
    rupees: payment.amountPaise / 100,
    payer,
    reportedAt: payment.createdAt.toISOString(),
  }))
  return { ...page, total: counted!.total }
}
