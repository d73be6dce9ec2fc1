import { count, desc, eq, inArray, lt, and, sql, sum } from '#server/kit/db/orm.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import { type Finding, findings, type Statement, type StatementColumns } from '#contract/membership/statements.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import type { KnownPayment } from './findings.ts'
import { payments, statementLines, statementProfiles, type StatementRow, statements } from '../tables.ts'

export async function insertStatement(db: Db, statement: typeof statements.$inferInsert): Promise<StatementRow> {
  const [row] = await db.insert(statements).values(statement).returning()
  return row!
}

export async function statementById(db: Db, statementId: number): Promise<StatementRow | null> {
  const [row = null] = await db.select().from(statements).where(eq(statements.id, statementId))
  return row
}

/** Two who press at once come one after the other. */
export async function lockStatement(db: Db, statementId: number): Promise<StatementRow | null> {
  const [row = null] = await db.select().from(statements).where(eq(statements.id, statementId)).for('update')
  return row
}

export async function setStatement(db: Db, statementId: number, changes: Partial<StatementRow>): Promise<void> {
  await db.update(statements).set(changes).where(eq(statements.id, statementId))
}

// The first half of the key keeps these locks apart from everyone else's.
const matchingLocks = 7_301_958

/** Makes a second matching of the same statement wait for the end of the transaction, and nobody else. */
export async function lockMatching(db: Db, statementId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${matchingLocks}, ${statementId}::int)`)
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
  const found = await foundIn(
    db,
    rows.map(({ id }) => id),
  )
  return toPage(rows, size, ({ id, statement, uploadedBy }) =>
    toStatement(statement, uploadedBy, found.get(id) ?? nothingFound()),
  )
}

/** The statement as the API shows it, with its row for what else is wanted. */
export async function statementShown(db: Db, statementId: number) {
  const [row] = await withUploader(db).where(eq(statements.id, statementId))
  if (!row) return null
  const found = await foundIn(db, [statementId])
  const shown = toStatement(row.statement, row.uploadedBy, found.get(statementId) ?? nothingFound())
  return { shown, row: row.statement }
}

type FoundTotals = { counts: Record<Finding, number>; exactPaise: number }

const nothingFound = (): FoundTotals => ({
  counts: Object.fromEntries(findings.map((finding) => [finding, 0])) as FoundTotals['counts'],
  exactPaise: 0,
})

async function foundIn(db: Db, statementIds: number[]): Promise<Map<number, FoundTotals>> {
  const totals = new Map(statementIds.map((id) => [id, nothingFound()]))
  if (statementIds.length === 0) return totals
  const { statementId, finding, amountPaise } = statementLines
  const rows = await db
    .select({ statementId, finding, lines: count(), paise: sum(amountPaise).mapWith(Number) })
    .from(statementLines)
    .where(inArray(statementId, statementIds))
    .groupBy(statementId, finding)
  for (const row of rows) {
    const found = totals.get(row.statementId)!
    found.counts[row.finding] = row.lines
    if (row.finding === 'exact') found.exactPaise = row.paise
  }
  return totals
}

const toStatement = (row: StatementRow, uploadedBy: string, { counts, exactPaise }: FoundTotals): Statement => ({
  statementId: row.id,
  name: row.name,
  layout: row.columns?.layout ?? null,
  state: row.state,
  problem: row.error,
  lineCount: row.lineCount,
  doneCount: row.doneCount,
  counts,
  exactRupees: exactPaise / 100,
  createdAt: row.createdAt.toISOString(),
  uploadedBy,
})

/** What was chosen for the first of these headers that somebody chose columns for. */
export async function profileOf(db: Db, keys: (string | null)[]): Promise<StatementColumns | null> {
  const given = keys.filter((key) => key !== null)
  if (given.length === 0) return null
  const rows = await db.select().from(statementProfiles).where(inArray(statementProfiles.headerKey, given))
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

const { id, transactionId, amountPaise, state } = payments
const known = { id, transactionId, amountPaise, state }

export const pendingOnes = (db: Db): Promise<KnownPayment[]> =>
  db.select(known).from(payments).where(eq(payments.state, 'pending')).orderBy(payments.id)

/** One array as one parameter: a batch may name more transaction ids than a statement may have parameters. */
export const paymentsNamed = (db: Db, transactionIds: string[]): Promise<KnownPayment[]> =>
  db
    .select(known)
    .from(payments)
    .where(sql`${payments.transactionId} = any(${sql.param(transactionIds)}::text[])`)
    .orderBy(payments.id)

/** The payments that lines of this statement match exactly and that nobody has decided yet. */
export async function exactOnes(db: Db, statementId: number): Promise<number[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(statementLines)
    .innerJoin(payments, eq(payments.id, statementLines.paymentId))
    .where(and(exactLines(statementId), eq(payments.state, 'pending')))
    .orderBy(statementLines.line)
  return rows.map(({ id }) => id)
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
