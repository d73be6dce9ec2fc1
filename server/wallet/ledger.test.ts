import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { newPerson } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { balanceOf, credit, returnCredit, insertEntry, spend } from './index.ts'
import { walletEntries, walletBalances } from './tables.ts'
import { sumsOf } from './wallet.store.ts'

const app = await sharedApp()
const db = app.db

let made = 0
const newDedupeKey = () => `test ${++made}`

async function personWith(paise: number): Promise<number> {
  const { id } = await newPerson(db)
  await credit(db, id, paise, { reason: 'A start', dedupeKey: newDedupeKey() })
  return id
}

const entriesOf = (personId: number) => db.select().from(walletEntries).where(eq(walletEntries.personId, personId))
const guardOf = async (personId: number) => {
  const [guard] = await db.select().from(walletBalances).where(eq(walletBalances.personId, personId))
  return guard?.balancePaise ?? 0
}

test('lets entries only be added, even in SQL', async () => {
  const me = await personWith(100_00)
  const onlyAdded = { cause: { message: expect.stringContaining('append-only') } }
  await expect(db.update(walletEntries).set({ amountPaise: 1 })).rejects.toMatchObject(onlyAdded)
  await expect(db.delete(walletEntries)).rejects.toMatchObject(onlyAdded)
  await expect(app.asOwner('truncate wallet_entries')).rejects.toThrow('append-only')
  await expect(app.asOwner('truncate people cascade')).rejects.toThrow('append-only')
  expect(await entriesOf(me)).toMatchObject([{ amountPaise: 100_00 }])
})

test('the database rejects an entry that makes the balance negative', async () => {
  const me = await personWith(100_00)
  const nobody = (await newPerson(db)).id
  const belowZero = { cause: { constraint: 'wallet_balances_not_negative' } }
  await expect(insertEntry(db, me, -100_01, 'Too much')).rejects.toMatchObject(belowZero)
  await expect(insertEntry(db, nobody, -1, 'Never had any')).rejects.toMatchObject(belowZero)
  expect([await balanceOf(db, me), await guardOf(me)]).toEqual([100_00, 100_00])
})

test('allows spending to the last paisa and no further', async () => {
  const me = await personWith(100_50)
  await spend(db, me, 100_00, { reason: 'A renewal', dedupeKey: newDedupeKey() })
  expect(await balanceOf(db, me)).toBe(50)
  await spend(db, me, 50, { reason: 'The rest', dedupeKey: newDedupeKey() })
  expect([await balanceOf(db, me), await guardOf(me)]).toEqual([0, 0])
  await expect(spend(db, me, 1, { reason: 'One more', dedupeKey: newDedupeKey() })).rejects.toThrow(
    'You have ₹0 in your wallet',
  )
})

test('reports the balance on the field when it is too low', async () => {
  const me = await personWith(1_23_456_50)
  const dedupeKey = newDedupeKey()
  await expect(
    spend(db, me, 2_00_000_00, { reason: 'A renewal', dedupeKey, field: 'creditRupees' }),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have ₹1,23,456.50 in your wallet',
    fields: { creditRupees: 'You have ₹1,23,456.50 in your wallet' },
  })
  await spend(db, me, 1_00_000_00, { reason: 'A renewal', dedupeKey })
  expect(await balanceOf(db, me)).toBe(23_456_50)
})

test('the transaction can continue after a rejected spend', async () => {
  const me = await personWith(10_00)
  await db.transaction(async (db) => {
    await expect(spend(db, me, 20_00, { reason: 'Too much', dedupeKey: newDedupeKey() })).rejects.toThrow(
      'You have ₹10',
    )
    await spend(db, me, 4_00, { reason: 'Enough', dedupeKey: newDedupeKey() })
  })
  expect(await balanceOf(db, me)).toBe(6_00)
})

test('rolls back with its transaction', async () => {
  const me = await personWith(10_00)
  const undone = db.transaction(async (db) => {
    await spend(db, me, 4_00, { reason: 'A renewal', dedupeKey: newDedupeKey() })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect([await balanceOf(db, me), await guardOf(me)]).toEqual([10_00, 10_00])
})

test('credits once per dedupe key in 20 concurrent calls', async () => {
  const [me, dedupeKey] = [(await newPerson(db)).id, newDedupeKey()]
  const give = () => credit(db, me, 500_00, { reason: 'Referral', dedupeKey })
  expect((await Promise.all(Array.from({ length: 20 }, give))).filter(Boolean)).toHaveLength(1)
  expect(await give()).toBe(false)
  expect([await balanceOf(db, me), await guardOf(me)]).toEqual([500_00, 500_00])
})

test('spends once per dedupe key', async () => {
  const [me, dedupeKey] = [await personWith(100_00), newDedupeKey()]
  const take = () => spend(db, me, 10_00, { reason: 'A renewal', dedupeKey })
  const taken = await Promise.allSettled(Array.from({ length: 20 }, take))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(take()).rejects.toThrow('This credit has already been used')
  expect(await balanceOf(db, me)).toBe(90_00)
})

test('refunds a spend once, without counting it as earned', async () => {
  const [me, dedupeKey] = [await personWith(100_00), newDedupeKey()]
  await spend(db, me, 60_00, { reason: 'A renewal', dedupeKey })
  const back = await Promise.all(
    Array.from({ length: 5 }, () => returnCredit(db, dedupeKey, 'The payment was rejected')),
  )
  expect(back.filter(Boolean)).toHaveLength(1)
  expect(await sumsOf(db, me)).toEqual({ balancePaise: 100_00, earnedPaise: 100_00, owedPaise: 0 })
  expect(await returnCredit(db, 'a key nobody spent for', 'x')).toBe(false)
})

test('writes nothing for zero and throws for a wrong sign', async () => {
  const me = await personWith(10_00)
  await spend(db, me, 0, { reason: 'Nothing', dedupeKey: newDedupeKey() })
  expect(await credit(db, me, 0, { reason: 'Nothing', dedupeKey: newDedupeKey() })).toBe(false)
  await expect(spend(db, me, -5, { reason: 'A gift', dedupeKey: newDedupeKey() })).rejects.toThrow(RangeError)
  await expect(credit(db, me, -5, { reason: 'A theft', dedupeKey: newDedupeKey() })).rejects.toThrow(RangeError)
  expect(await entriesOf(me)).toHaveLength(1)
})
