import { bigint, date, pgTable, text } from '#server/kit/db/orm.ts'
import { id, instant } from '#server/kit/tables.ts'
import { payments } from '../tables.ts'

/** A credit on the bank account, whichever statements list it. It pays for one payment at most. */
export const bankCredits = pgTable('bank_credits', {
  id: id(),
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
