import type { Finding, Handling, StatementColumns } from '#contract/membership/statements.ts'
import { people } from '#server/identity/tables.ts'
import { bigint, date, integer, jsonb, pgTable, primaryKey, text } from '#server/kit/db/orm.ts'
import { instant } from '#server/kit/tables.ts'
import { payments, statements } from '../tables.ts'

/** A credit on the bank account, whichever statements list it. It pays for one payment at most. */
export const bankCredits = pgTable('bank_credits', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  account: text(),
  paidOn: date(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
  reference: text(),
  narrationHash: text().notNull(),
  balancePaise: bigint({ mode: 'number' }),
  paymentId: bigint({ mode: 'number' }).references(() => payments.id),
  basis: text().$type<'reference' | 'similar' | 'assigned'>(),
  createdAt: instant().notNull().defaultNow(),
})

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
    handledBy: bigint({ mode: 'number' }).references(() => people.id),
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
