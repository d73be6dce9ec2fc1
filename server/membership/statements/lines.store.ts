import { alias, and, asc, eq, gt, inArray, or, sql } from '#server/kit/db/orm.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Finding, StatementLine } from '#contract/membership/statements.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import type { Match } from './findings.ts'
import { deleteUnlisted } from '../bank-credits/store.ts'
import type { Credit } from './reading.ts'
import { payments } from '../tables.ts'
import { bankCredits } from '../bank-credits/tables.ts'
import { statementLines } from './tables.ts'

export type MatchedLine = Credit & Match & Handled & { doubt: string | null; creditId: number | null }

/** One statement per batch, with an array per column. A statement that is matched again has the lines already. */
export async function insertLines(db: Db, statementId: number, lines: MatchedLine[]): Promise<void> {
  if (lines.length === 0) return
  const column = <Key extends keyof MatchedLine>(key: Key) => sql.param(lines.map((line) => line[key]))
  await db.execute(sql`
    insert into statement_lines
      (statement_id, line, paid_on, amount_paise, narration, reference, finding, payment_id, doubt, rounded, credit_id,
        balance_paise, handling, note, handled_by, handled_at)
    select ${statementId}, * from unnest(
      ${column('line')}::int[], ${column('paidOn')}::date[], ${column('paise')}::bigint[], ${column('narration')}::text[],
      ${column('reference')}::text[], ${column('finding')}::text[], ${column('paymentId')}::bigint[],
      ${column('doubt')}::text[], ${column('rounded')}::text[], ${column('creditId')}::bigint[],
      ${column('balancePaise')}::bigint[], ${column('handling')}::text[], ${column('note')}::text[],
      ${column('handledBy')}::bigint[], ${column('handledAt')}::timestamptz[])
    on conflict (statement_id, line) do update
      set finding = excluded.finding, reference = excluded.reference, payment_id = excluded.payment_id`)
}

type Possible = { line: number; reference: string | null; paymentId: number }

export async function setPossible(db: Db, statementId: number, possible: Possible[]): Promise<void> {
  if (possible.length === 0) return
  const column = <Key extends keyof Possible>(key: Key) => sql.param(possible.map((line) => line[key]))
  await db.execute(sql`
    update statement_lines set finding = 'possible', reference = near.reference, payment_id = near.payment_id
    from unnest(${column('line')}::int[], ${column('reference')}::text[], ${column('paymentId')}::bigint[])
      as near (line, reference, payment_id)
    where statement_id = ${statementId} and statement_lines.line = near.line`)
}

export async function deleteLines(db: Db, statementId: number): Promise<void> {
  const { creditId } = statementLines
  const deleted = await db
    .delete(statementLines)
    .where(eq(statementLines.statementId, statementId))
    .returning({ creditId })
  await deleteUnlisted(db, [...new Set(deleted.flatMap(({ creditId }) => creditId ?? []))])
}

/** Lines whose money is accounted for: matching them again would change what staff decided. */
export const settledLines = (db: Db, statementId: number) =>
  db
    .select({ line: statementLines.line, paymentId: payments.id, creditId: statementLines.creditId })
    .from(statementLines)
    .innerJoin(payments, eq(payments.id, statementLines.paymentId))
    .where(
      and(
        eq(statementLines.statementId, statementId),
        or(eq(payments.state, 'verified'), eq(statementLines.handling, 'assigned')),
      ),
    )

type Handled = Pick<LineRecord, 'handling' | 'note' | 'handledBy' | 'handledAt'>

/** What staff noted about a credit on another statement holds here too. */
export async function handledCredits(db: Db, creditIds: number[]): Promise<Map<number, Handled>> {
  const { creditId, handling, note, handledBy, handledAt } = statementLines
  const rows = await db
    .select({ creditId, handling, note, handledBy, handledAt })
    .from(statementLines)
    .where(and(sql`${creditId} = any(${sql.param(creditIds)}::bigint[])`, inArray(handling, ['noted', 'ignored'])))
    .orderBy(handledAt)
  return new Map(rows.map(({ creditId, ...handled }) => [creditId!, handled]))
}

const payer = sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`
const paid = alias(payments, 'paid')
const paidBy = alias(people, 'paid_by')
const paidFor = {
  paidPaymentId: paid.id,
  paidTransactionId: paid.transactionId,
  paidPayer: sql<string>`trim(${paidBy.firstName} || ' ' || ${paidBy.lastName})`,
}

const selectLines = (db: Db) =>
  db
    .select({ id: statementLines.line, line: statementLines, payment: payments, payer, ...paidFor })
    .from(statementLines)
    .leftJoin(payments, eq(payments.id, statementLines.paymentId))
    .leftJoin(people, eq(people.id, payments.personId))
    .leftJoin(bankCredits, eq(bankCredits.id, statementLines.creditId))
    .leftJoin(paid, and(eq(paid.id, bankCredits.paymentId), eq(paid.state, 'verified')))
    .leftJoin(paidBy, eq(paidBy.id, paid.personId))

const isLine = (statementId: number, line: number) =>
  and(eq(statementLines.statementId, statementId), eq(statementLines.line, line))

export async function lineView(db: Db, statementId: number, line: number): Promise<StatementLine> {
  const [row] = await selectLines(db).where(isLine(statementId, line))
  return toLine(row!)
}

export type LineRecord = typeof statementLines.$inferSelect

export async function lockLine(db: Db, statementId: number, line: number): Promise<LineRecord | null> {
  const [row = null] = await db.select().from(statementLines).where(isLine(statementId, line)).for('update')
  return row
}

export async function setLine(db: Db, { statementId, line }: LineRecord, changes: Partial<LineRecord>): Promise<void> {
  await db.update(statementLines).set(changes).where(isLine(statementId, line))
}

/** The payments that other lines of the statement match. */
export async function claimedPayments(db: Db, statementId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: statementLines.paymentId })
    .from(statementLines)
    .where(
      and(
        eq(statementLines.statementId, statementId),
        inArray(statementLines.finding, ['exact', 'rejected but received']),
      ),
    )
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

/** The finding is from the matching; the payment is shown as it is now. */
export async function linesPage(
  db: Db,
  statementId: number,
  { finding, after, size }: PageQuery & { finding: Finding },
): Promise<Page<StatementLine>> {
  const rows = await selectLines(db)
    .where(
      and(
        eq(statementLines.statementId, statementId),
        eq(statementLines.finding, finding),
        gt(statementLines.line, cursorId(after) ?? 0),
      ),
    )
    .orderBy(asc(statementLines.line))
    .limit(size + 1)
  return toPage(rows, size, toLine)
}

type LineRow = {
  line: typeof statementLines.$inferSelect
  payment: typeof payments.$inferSelect | null
  payer: string
  paidPaymentId: number | null
  paidTransactionId: string | null
  paidPayer: string
}

const toLine = ({ line, payment, payer, ...paid }: LineRow): StatementLine => ({
  ...line,
  rupees: line.amountPaise / 100,
  payment: payment && {
    paymentId: payment.id,
    // Only payments with a transfer are on a statement.
    transactionId: payment.transactionId!,
    rupees: payment.amountPaise / 100,
    payer,
    state: payment.state,
  },
  paidFor:
    paid.paidPaymentId === null || paid.paidPaymentId === payment?.id
      ? null
      : { paymentId: paid.paidPaymentId, transactionId: paid.paidTransactionId!, payer: paid.paidPayer },
})
