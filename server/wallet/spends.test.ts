import fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { bigint, eq, pgTable, sql } from '#server/kit/db/orm.ts'
import { type Db, openDatabase } from '#server/kit/db/db.ts'
import { AppError } from '#server/kit/errors.ts'
import { inDatabase } from '#server/testing/database.ts'
import { newPerson } from '#server/testing/makers.ts'
import { rounds } from '#server/testing/scale.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { balanceOf, credit, spend } from './index.ts'
import { walletBalances } from './tables.ts'

const atOnce = 20

const app = await sharedApp()
const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`)
const connection = { ...inDatabase(inject('postgres'), rows[0]!.name), max: 1 }
/** Each has its own connection, so that no pool serializes them. */
const databases = Array.from({ length: atOnce }, () => openDatabase(connection, () => {}))
const spenders = databases.map(({ db }) => db)
await Promise.all(spenders.map((db) => db.execute(sql`select 1`)))
afterAll(() => Promise.all(databases.map(({ close }) => close())))

type Ledger = {
  balance: (db: Db, personId: number) => Promise<number>
  /** The reason for a rejection, if any. */
  guarded: (db: Db, personId: number) => Promise<number>
  credit: (db: Db, personId: number, paise: number) => Promise<unknown>
  /** Returns whether it was accepted. */
  spend: (db: Db, personId: number, paise: number) => Promise<boolean>
}

let made = 0
const origin = () => ({ reason: 'Test', dedupeKey: `test ${++made}` })

const ours: Ledger = {
  balance: balanceOf,
  guarded: async (db, personId) => {
    const [guard] = await db.select().from(walletBalances).where(eq(walletBalances.personId, personId))
    return guard!.balancePaise
  },
  credit: (db, personId, paise) => credit(db, personId, paise, origin()),
  spend: async (db, personId, paise) => {
    try {
      await spend(db, personId, paise, origin())
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') return false
      throw error
    }
  },
}

const naiveEntries = pgTable('naive_entries', {
  personId: bigint({ mode: 'number' }).notNull(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
})
const naiveBalance = async (db: Db, personId: number) => {
  const sum = sql`coalesce(sum(${naiveEntries.amountPaise}), 0)`.mapWith(Number)
  const [row] = await db.select({ sum }).from(naiveEntries).where(eq(naiveEntries.personId, personId))
  return row!.sum
}
/** The naive version: reads the sum and inserts if it is enough. */
const naive: Ledger = {
  balance: naiveBalance,
  guarded: naiveBalance,
  credit: (db, personId, amountPaise) => db.insert(naiveEntries).values({ personId, amountPaise }),
  spend: async (db, personId, paise) => {
    if ((await naiveBalance(db, personId)) < paise) return false
    await db.insert(naiveEntries).values({ personId, amountPaise: -paise })
    return true
  },
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** 20 concurrent spends of one person's credit. */
async function round(ledger: Ledger, income: number, amounts: number[]) {
  const { id } = await newPerson(app.db)
  await ledger.credit(app.db, id, income)
  const accepted = await Promise.all(amounts.map((paise, index) => ledger.spend(spenders[index]!, id, paise)))
  const left = await ledger.balance(app.db, id)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(total(amounts.filter((_, index) => accepted[index])) + left).toBe(income)
  expect(await ledger.guarded(app.db, id)).toBe(left)
  // The balance only fell meanwhile, so a rejected spend exceeds what is left.
  for (const [index, paise] of amounts.entries()) if (!accepted[index]) expect(paise).toBeGreaterThan(left)
}

const runs = rounds(15, 1_000)
const spendAgainAndAgain = (ledger: Ledger) =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2_000_00 }),
      fc.array(fc.integer({ min: 1, max: 300_00 }), { minLength: atOnce, maxLength: atOnce }),
      (income, amounts) => round(ledger, income, amounts),
    ),
    { numRuns: runs, endOnFailure: true },
  )

test(`${runs} rounds of 20 concurrent spends never make a balance negative and lose nothing`, async () => {
  await expect(spendAgainAndAgain(ours)).resolves.toBeUndefined()
})

test('the same rounds catch a ledger that reads the balance and then writes', async () => {
  await app.asOwner(`create table naive_entries (person_id bigint not null, amount_paise bigint not null);
    grant all on naive_entries to public`)
  await expect(spendAgainAndAgain(naive)).rejects.toThrow('Property failed')
})
