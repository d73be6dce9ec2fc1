import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWallet } from '#contract/wallet/ledger.ts'
import { testApp } from '#server/testing/test-app.ts'
import { walletEntries } from './tables.ts'
import { insertEntry } from './wallet.store.ts'

const onlyAdded = { cause: { message: expect.stringContaining('only ever added') } }

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the balance is the sum of the entries, and earned is what came in', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  await insertEntry(app.db, me.id, 500_00, 'Referral')
  await insertEntry(app.db, me.id, -400_00, 'Renewal')
  await insertEntry(app.db, other.id, 900_00, 'Referral')
  expect((await app.call(me, getWallet)).body.data).toMatchObject({
    balanceRupees: 100,
    earnedRupees: 500,
    referralCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
    entries: [{ rupees: -400 }, { rupees: 500 }],
  })
})

test('the ledger can only grow', async () => {
  const me = await app.newActor('learner')
  await insertEntry(app.db, me.id, 100, 'One')
  await expect(app.db.update(walletEntries).set({ amountPaise: 1 })).rejects.toMatchObject(onlyAdded)
  await expect(app.db.delete(walletEntries)).rejects.toMatchObject(onlyAdded)
})
