import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  sql,
  sum,
} from '#server/kit/db/orm.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import {
  type Finding,
  findings,
  type MissingPayment,
  type Statement,
  type StatementColumns,
  type StatementReading,
} from '#contract/membership/statements.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { countUpTo } from '#server/kit/db/counting.ts'
import type { KnownPayment } from './findings.ts'
import { payments } from '../tables.ts'
import { type StatementRow, statements, type StatementTotals, statementLines, statementProfiles } from './tables.ts'
import { hasNameOrEmail, fullName } from '#server/identity/index.ts'
import { isNewestFound } from '#server/kit/db/search-pattern.ts'

export async function insertStatement(db: Db, statement: typeof statements.$inferInsert): Promise<StatementRow> {
  const [row] = await db.insert(statements).values(statement).returning()
  return row!
}

export async function statementById(db: Db, statementId: number): Promise<StatementRow | null> {
  const [row = null] = await db.select().from(statements).where(eq(statements.id, statementId))
  return row
}

export async function lockStatement(db: Db, statementId: number): Promise<StatementRow | null> {
  const [row = null] = await db.select().from(statements).where(eq(statements.id, statementId)).for('update')
  return row
}

export async function setStatement(db: Db, statementId: number, changes: Partial<StatementRow>): Promise<void> {
  await db.update(statements).set(changes).where(eq(statements.id, statementId))
}

/** The statement of this file. The lock lets two uploads of it create one. */
export async function lockStatementOfFile(db: Db, sha256: Buffer): Promise<StatementRow | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256.toString('hex')}, 0))`)
  const [row = null] = await db.select().from(statements).where(eq(statements.sha256, sha256)).for('update')
  return row
}

const withUploader = (db: Db) =>
  db
    .select({
      id: statements.id,
      statement: statements,
      uploadedBy: sql<string>`trim(${people.firstName} || ' ' || ${people.lastName})`,
    })
    .from(statements)
    .innerJoin(people, eq(people.id, statements.uploadedBy))

export async function statementsPage(db: Db, { after, size }: PageQuery): Promise<Page<Statement>> {
  const cursor = cursorId(after)
  const rows = await withUploader(db)
    .where(cursor === null ? undefined : lt(statements.id, cursor))
    .orderBy(desc(statements.id))
    .limit(size + 1)
  return toPage(rows, size, ({ statement, uploadedBy }) => toStatement(statement, uploadedBy))
}

export async function statementDetails(db: Db, statementId: number) {
  const [row] = await withUploader(db).where(eq(statements.id, statementId))
  return row ? { view: toStatement(row.statement, row.uploadedBy), row: row.statement } : null
}

/** Counts all lines. */
export async function totalsOf(db: Db, statementId: number): Promise<StatementTotals> {
  const { finding, amountPaise } = statementLines
  const rows = await db
    .select({ finding, lines: count(), paise: sum(amountPaise).mapWith(Number) })
    .from(statementLines)
    .where(eq(statementLines.statementId, statementId))
    .groupBy(finding)
  const known = await knownLines(db, statementId)
  return {
    counts: Object.fromEntries(rows.map(({ finding, lines }) => [finding, lines])),
    exactPaise: rows.find(({ finding }) => finding === 'exact')?.paise ?? 0,
    ...(known && { known }),
  }
}

async function knownLines(db: Db, statementId: number): Promise<StatementTotals['known'] | null> {
  const { rows } = await db.execute<{ lines: number; earlier: string }>(sql`
    select count(distinct line.line)::int as lines, max(other.statement_id)::float8 as earlier
    from statement_lines line
    join statement_lines other on other.credit_id = line.credit_id and other.statement_id < line.statement_id
    where line.statement_id = ${statementId}`)
  const { lines, earlier } = rows[0]!
  if (lines === 0) return null
  const statement = await statementById(db, Number(earlier))
  return { lines, uploadedAt: statement!.createdAt.toISOString() }
}

const noCounts = Object.fromEntries(findings.map((finding) => [finding, 0])) as Record<Finding, number>

const toStatement = (row: StatementRow, uploadedBy: string): Statement => ({
  ...row,
  statementId: row.id,
  layout: row.columns?.layout ?? null,
  problem: row.error,
  counts: { ...noCounts, ...row.totals?.counts },
  exactRupees: (row.totals?.exactPaise ?? 0) / 100,
  createdAt: row.createdAt.toISOString(),
  uploadedBy,
  known: row.totals?.known ?? null,
})

/** The columns that staff chose for the first known header. */
export async function profileOf(db: Db, keys: (string | null)[]): Promise<StatementColumns | null> {
  const headerKeys = keys.filter((key) => key !== null)
  if (headerKeys.length === 0) return null
  const rows = await db.select().from(statementProfiles).where(inArray(statementProfiles.headerKey, headerKeys))
  const columnsOf = new Map(rows.map(({ headerKey, columns }) => [headerKey, columns]))
  const headerLine = keys.findIndex((key) => key !== null && columnsOf.has(key))
  return headerLine < 0 ? null : { ...columnsOf.get(keys[headerLine]!)!, headerLine }
}

export async function saveProfile(db: Db, headerKey: string, columns: StatementColumns): Promise<void> {
  await db
    .insert(statementProfiles)
    .values({ headerKey, columns })
    .onConflictDoUpdate({ target: statementProfiles.headerKey, set: { columns } })
}

const { id, reference, amountPaise, state } = payments
const knownColumns = { id, reference, amountPaise, state }

export const pendingPayments = (db: Db): Promise<KnownPayment[]> =>
  db.select(knownColumns).from(payments).where(eq(payments.state, 'pending')).orderBy(payments.id)

/** One array parameter, because a batch can have more references than a query can have parameters. */
export const paymentsByReferences = (db: Db, references: string[]): Promise<KnownPayment[]> =>
  db
    .select(knownColumns)
    .from(payments)
    .where(sql`${payments.reference} = any(${sql.param(references)}::text[])`)
    .orderBy(payments.id)

export async function exactPendingPayments(db: Db, statementId: number, actorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(statementLines)
    .innerJoin(payments, eq(payments.id, statementLines.paymentId))
    .where(exactPending(statementId, actorId))
    .orderBy(statementLines.line)
  return rows.map(({ id }) => id)
}

/** What a press of the button would verify now: colleagues may have decided some in the queue. */
export async function unverifiedOf(db: Db, statementId: number, actorId = 0) {
  const [row] = await db
    .select({ payments: count(), paise: sum(statementLines.amountPaise).mapWith(Number) })
    .from(statementLines)
    .innerJoin(payments, eq(payments.id, statementLines.paymentId))
    .where(exactPending(statementId, actorId))
  return { payments: row!.payments, rupees: (row!.paise ?? 0) / 100 }
}

export async function exactCounts(db: Db, statementId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: payments.state, lines: count() })
    .from(statementLines)
    .innerJoin(payments, eq(payments.id, statementLines.paymentId))
    .where(exactLines(statementId))
    .groupBy(payments.state)
  return Object.fromEntries(rows.map(({ state, lines }) => [state, lines]))
}

const exactLines = (statementId: number) =>
  and(eq(statementLines.statementId, statementId), eq(statementLines.finding, 'exact'))

/** Without those of the person who verifies: nobody decides about their own money. */
const exactPending = (statementId: number, actorId: number) =>
  and(exactLines(statementId), eq(payments.state, 'pending'), ne(payments.personId, actorId))

const maxFound = 6
const isLearner = and(eq(people.role, 'learner'), isNull(people.deletedAt))

/** Learners with this name or address, the newest if there are many. */
export async function payersNamed(db: Db, search: string) {
  const matches = hasNameOrEmail(search)
  const rows = await db
    .select({ userId: people.id, firstName: people.firstName, lastName: people.lastName, email: people.email })
    .from(people)
    .where(
      isNewestFound({ table: people, id: people.id, where: isLearner, limit: maxFound, matches, places: [matches] }),
    )
    .orderBy(people.firstName, people.id)
    .limit(maxFound)
  return rows.map(({ userId, email, ...names }) => ({ userId, name: fullName(names), email }))
}

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
