import type {
  Finding,
  Handling,
  StatementColumns,
  StatementFormat,
  StatementReading,
  StatementState,
} from '#contract/membership/statements.ts'
import { bigint, date, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '#server/kit/db/orm.ts'
import { bytes, id, instant } from '#server/kit/tables.ts'
import { files } from '#server/site/tables.ts'
import { person } from '#server/identity/tables.ts'
import { bankCredits } from '../bank-credits/tables.ts'
import { payments } from '../tables.ts'

export const statements = pgTable('statements', {
  id: id(),
  fileId: uuid()
    .notNull()
    .references(() => files.id),
  name: text().notNull(),
  head: jsonb().$type<string[][]>().notNull(),
  columns: jsonb().$type<StatementColumns & { layout: string }>(),
  state: text().$type<StatementState>().notNull(),
  error: text(),
  lineCount: integer().notNull().default(0),
  doneCount: integer().notNull().default(0),
  totals: jsonb().$type<StatementTotals>(),
  format: text().$type<StatementFormat>().notNull().default('text'),
  doubts: jsonb().$type<Record<number, string>>().notNull().default({}),
  reading: jsonb().$type<StatementReading>(),
  uploadedBy: person().notNull(),
  createdAt: instant().notNull().defaultNow(),
  /** Of the file as it was uploaded; statements of earlier versions have none. */
  sha256: bytes(),
  /** The days whose transfers it shows completely; none if it ends before it starts. */
  coveredFrom: date().generatedAlwaysAs(sql`iso_date(reading ->> 'from')`),
  coveredUntil: date().generatedAlwaysAs(
    sql`least(iso_date(reading ->> 'to'), (created_at at time zone 'Asia/Kolkata')::date - 1)`,
  ),
})
/** Null until the statement is matched. */
export type StatementTotals = {
  counts: Partial<Record<Finding, number>>
  exactPaise: number
  /** Lines that an earlier statement has too. */
  known?: { lines: number; uploadedAt: string }
}
export type StatementRow = typeof statements.$inferSelect

export const statementLines = pgTable(
  'statement_lines',
  {
    statementId: bigint({ mode: 'number' })
      .notNull()
      .references(() => statements.id),
    line: integer().notNull(),
    paidOn: date(),
    amountPaise: bigint({ mode: 'number' }).notNull(),
    narration: text().notNull(),
    reference: text(),
    finding: text().$type<Finding>().notNull(),
    paymentId: bigint({ mode: 'number' }).references(() => payments.id),
    doubt: text(),
    rounded: text(),
    handling: text().$type<Handling>(),
    note: text().notNull().default(''),
    handledBy: person(),
    handledAt: instant(),
    /** Null only for lines of a PDF that staff haven't confirmed. */
    creditId: bigint({ mode: 'number' }).references(() => bankCredits.id),
    balancePaise: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.line] })],
)

export const statementProfiles = pgTable('statement_profiles', {
  headerKey: text().primaryKey(),
  columns: jsonb().$type<StatementColumns>().notNull(),
  createdAt: instant().notNull().defaultNow(),
})
