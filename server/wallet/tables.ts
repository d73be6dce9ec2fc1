import { bigint, integer, pgTable, text } from '#server/kit/db/orm.ts'
import type { ReferralRefusal } from '#contract/wallet/ledger.ts'
import { id, instant } from '#server/kit/tables.ts'
import { person } from '#server/identity/tables.ts'

export const walletEntries = pgTable('wallet_entries', {
  id: id(),
  personId: person().notNull(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
  reason: text().notNull(),
  createdAt: instant().notNull().defaultNow(),
  dedupeKey: text(),
  createdBy: person(),
})

export const walletBalances = pgTable('wallet_balances', {
  personId: person().primaryKey(),
  balancePaise: bigint({ mode: 'number' }).notNull(),
})

/** Credit that was taken back after it was spent: taken from the next credit. */
export const walletDebts = pgTable('wallet_debts', {
  personId: person().primaryKey(),
  paise: bigint({ mode: 'number' }).notNull(),
  reason: text().notNull(),
})

export const referralCodes = pgTable('referral_codes', {
  personId: person().primaryKey(),
  code: text().notNull(),
})

export const referrals = pgTable('referrals', {
  personId: person().primaryKey(),
  referrerId: person().notNull(),
  createdAt: instant().notNull().defaultNow(),
  refusal: text().$type<ReferralRefusal>(),
  /** How often the credit for this friend was taken back. */
  reversed: integer().notNull().default(0),
})
