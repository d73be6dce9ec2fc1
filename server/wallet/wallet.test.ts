import { expect, test } from 'vitest'
import { getWallet, listWalletEntries } from '#contract/wallet/ledger.ts'
import { writeSettings } from '#server/site/index.ts'
import { newPerson } from '#server/testing/makers.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { dedupeKeyOfReferral, credit, insertEntry, storeReferrer, referrerOf } from './index.ts'

const app = await sharedApp()

const walletOf = (actor: TestActor) => app.load(actor, getWallet)

/** Registers a person of this name with the actor's referral code. */
async function newFriendOf(actor: TestActor, firstName: string): Promise<number> {
  const { id } = await newPerson(app.db, { firstName, lastName: 'Yadav' })
  expect(await storeReferrer(app.db, id, (await walletOf(actor)).referralCode)).toBe(true)
  return id
}

test('returns the balance as the sum of entries, and all credits as earned', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  await insertEntry(app.db, me.id, 500_00, 'Referral')
  await insertEntry(app.db, me.id, -400_00, 'Renewal')
  await insertEntry(app.db, other.id, 900_00, 'Referral')
  expect(await walletOf(me)).toMatchObject({
    balanceRupees: 100,
    earnedRupees: 500,
    referralCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
    entries: [{ rupees: -400 }, { rupees: 500 }],
    referrals: [],
    pendingRupees: 0,
  })
})

test('lists entries newest first, page by page', async () => {
  const me = await app.newActor('learner')
  for (const rupees of [1, 2, 3, 4, 5]) await insertEntry(app.db, me.id, rupees * 100, `Entry ${rupees}`)
  const read = (query: Record<string, unknown>) => app.load(me, listWalletEntries, { query })
  const first = await read({ size: 2 })
  const second = await read({ size: 2, after: first.next })
  const last = await read({ size: 2, after: second.next })
  const pages = [first, second, last].map(({ items }) => items.map(({ rupees }: { rupees: number }) => rupees))
  expect(pages).toEqual([[5, 4], [3, 2], [1]])
  expect(last.next).toBeNull()
})

test('hides the wallets of others, even with their cursor', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  await insertEntry(app.db, other.id, 900_00, 'Theirs')
  const [{ entryId }] = (await walletOf(other)).entries
  expect((await app.load(me, listWalletEntries, { query: { after: entryId + 1 } })).items).toEqual([])
  expect(await walletOf(me)).toMatchObject({ balanceRupees: 0, entries: [] })
})

test('lists referred friends by first name, pending until credited', async () => {
  const me = await app.newActor('learner')
  const ravi = await newFriendOf(me, 'Ravi')
  await newFriendOf(me, 'Meera')
  expect(await referrerOf(app.db, ravi)).toBe(me.id)
  await credit(app.db, me.id, 500_00, { reason: 'Referral', dedupeKey: dedupeKeyOfReferral(ravi) })
  const { referrals, pendingRupees, earnedRupees } = await walletOf(me)
  expect(referrals).toEqual([
    { firstName: 'Meera', state: 'pending', refusal: null, at: expect.any(String) },
    { firstName: 'Ravi', state: 'earned', refusal: null, at: expect.any(String) },
  ])
  expect([pendingRupees, earnedRupees]).toEqual([500, 500])
})

test('shows the pending credit from the settings', async () => {
  const me = await app.newActor('learner')
  await newFriendOf(me, 'Asha')
  await writeSettings(app.db, { referralRupees: 250 }, null)
  expect((await walletOf(me)).pendingRupees).toBe(250)
  await writeSettings(app.db, { referralRupees: 500 }, null)
})

test('accepts a referral code in any spelling and rejects an unknown one', async () => {
  const me = await app.newActor('learner')
  const { referralCode } = await walletOf(me)
  const { id } = await newPerson(app.db)
  expect(await storeReferrer(app.db, id, 'NOBODYS9')).toBe(false)
  expect(await referrerOf(app.db, id)).toBeNull()
  expect(await storeReferrer(app.db, id, ` ${referralCode.toLowerCase()} `)).toBe(true)
})
