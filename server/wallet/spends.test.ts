import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bigint, eq, pgTable, sql } from '#server/kit/orm.ts'
import type { Db } from '#server/kit/db.ts'
import { AppError } from '#server/kit/errors.ts'
import { newPerson } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { balanceOf, credit, spend } from './index.ts'
import { walletGuards } from './tables.ts'

let app: Awaited<ReturnType<typeof testApp>>
let db: Db
beforeAll(async () => {
  app = await testApp()
  db = app.db
})
afterAll(() => app.close())

type Ledger = {
  balance: (personId: number) => Promise<number>
  /** What the guard says, where there is one. */
  guarded: (personId: number) => Promise<number>
  credit: (personId: number, paise: number) => Promise<unknown>
  /** Answers whether it was accepted. */
  spend: (personId: number, paise: number) => Promise<boolean>
}

let made = 0
const origin = () => ({ reason: 'Test', cause: `test ${++made}` })

const ours: Ledger = {
  balance: (personId) => balanceOf(db, personId),
  guarded: async (personId) => {
    const [guard] = await db.select().from(walletGuards).where(eq(walletGuards.personId, personId))
    return guard!.balancePaise
  },
  credit: (personId, paise) => credit(db, personId, paise, origin()),
  spend: async (personId, paise) => {
    try {
      await spend(db, personId, paise, origin())
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') return false
      throw error
    }
  },
}

/** As one would write it first: read the sum, and insert where it is enough. */
const naiveEntries = pgTable('naive_entries', {
  personId: bigint({ mode: 'number' }).notNull(),
  amountPaise: bigint({ mode: 'number' }).notNull(),
})
const naiveBalance = async (db: Db, personId: number) => {
  const sum = sql`coalesce(sum(${naiveEntries.amountPaise}), 0)`.mapWith(Number)
  const [row] = await db.select({ sum }).from(naiveEntries).where(eq(naiveEntries.personId, personId))
  return row!.sum
}
const naive: Ledger = {
  balance: (personId) => naiveBalance(db, personId),
  guarded: (personId) => naiveBalance(db, personId),
  credit: (personId, amountPaise) => db.insert(naiveEntries).values({ personId, amountPaise }),
  spend: (personId, paise) =>
    db.transaction(async (db) => {
      if ((await naiveBalance(db, personId)) < paise) return false
      await db.insert(naiveEntries).values({ personId, amountPaise: -paise })
      return true
    }),
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** One round: credit comes in, and 20 spends at once try to use it. */
async function round(ledger: Ledger, personId: number, income: number, amounts: number[]) {
  await ledger.credit(personId, income)
  const had = await ledger.balance(personId)
  const accepted = await Promise.all(amounts.map((paise) => ledger.spend(personId, paise)))
  const left = await ledger.balance(personId)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(sum(amounts.filter((_, index) => accepted[index])) + left).toBe(had)
  expect(await ledger.guarded(personId)).toBe(left)
  // Credit only shrank meanwhile: what was refused would not fit in what is left, either.
  for (const [index, paise] of amounts.entries()) if (!accepted[index]) expect(paise).toBeGreaterThan(left)
}

/** Rounds of eight people side by side, so that the wallets do not wait for each other. */
async function survives(ledger: Ledger, rounds: number) {
  const people = await Promise.all(Array.from({ length: 8 }, async () => (await newPerson(db)).id))
  const paise = fc.integer({ min: 1, max: 400_00 })
  const spends = fc.array(paise, { minLength: 20, maxLength: 20 })
  const roundsOf = (personId: number) =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_00 }), spends, (income, amounts) =>
        round(ledger, personId, income, amounts),
      ),
      { numRuns: rounds / people.length, endOnFailure: true },
    )
  await Promise.all(people.map(roundsOf))
}

test('1,000 rounds of 20 spends at once never go below zero and lose nothing', async () => {
  await expect(survives(ours, 1_000)).resolves.toBeUndefined()
})

test('the same rounds find out a ledger that reads the balance before it writes', async () => {
  await db.execute(sql`create table naive_entries (person_id bigint not null, amount_paise bigint not null)`)
  await expect(survives(naive, 1_000)).rejects.toThrow('Property failed')
})
