import { expect, test } from 'vitest'
import { getWallet } from '#contract/wallet/ledger.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { referrals } from '#server/wallet/tables.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

const setEmail = (id: number, email: string) => desk.db.update(people).set({ email }).where(eq(people.id, id))
async function newFriend(referrer: TestActor, email?: string) {
  const friend = await desk.newActor('learner')
  if (email) await setEmail(friend.id, email)
  await desk.db.insert(referrals).values({ personId: friend.id, referrerId: referrer.id })
  return friend
}
const pay = async (payer: TestActor, rupees = 399) =>
  desk.verify(admin, (await desk.newPayment(payer.id, { rupees })).id)
const earned = async ({ id }: TestActor) => (await desk.walletOf(id)).map(({ amountPaise }) => amountPaise / 100)
const refusalOf = async (referrer: TestActor) =>
  (await desk.call(referrer, getWallet)).body.data.referrals.map(({ refusal }: { refusal: string | null }) => refusal)

test('brings nothing to a referrer who never paid, and says why', async () => {
  const referrer = await desk.newActor('learner')
  await pay(await newFriend(referrer))
  expect(await earned(referrer)).toEqual([])
  expect((await desk.call(referrer, getWallet)).body.data).toMatchObject({
    pendingRupees: 0,
    referrals: [{ state: 'not earned', refusal: 'not paid' }],
  })
})

test('brings at most what the friend paid for a plan cheaper than the joining plan', async () => {
  const referrer = await desk.newActor('learner')
  await desk.newVerifiedPayment(referrer.id)
  for (const rupees of [199, 399, 699]) await pay(await newFriend(referrer), rupees)
  expect(await earned(referrer)).toEqual([199, 500, 500])
})

test('stays earned when the friend pays again', async () => {
  const referrer = await desk.newActor('learner')
  await desk.newVerifiedPayment(referrer.id)
  const friend = await newFriend(referrer)
  for (const rupees of [399, 699]) await pay(friend, rupees)
  expect(await earned(referrer)).toEqual([500])
  expect(await refusalOf(referrer)).toEqual([null])
})

test('counts plus-addresses and Gmail’s dots as one person', async () => {
  const referrer = await desk.newActor('learner')
  await desk.newVerifiedPayment(referrer.id)
  await setEmail(referrer.id, 'asha.rao@gmail.com')
  await pay(await newFriend(referrer, 'asha.rao+friend@gmail.com'))
  await pay(await newFriend(referrer, 'ASHARAO@googlemail.com'.toLowerCase()))
  expect(await refusalOf(referrer)).toEqual(['self', 'self'])

  await pay(await newFriend(referrer, 'ravi@example.in'))
  await pay(await newFriend(referrer, 'ravi+2@example.in'))
  await pay(await newFriend(referrer, 'r.avi@example.in'))
  expect(await earned(referrer)).toEqual([500, 500])
  expect(await refusalOf(referrer)).toEqual([null, 'known person', null, 'self', 'self'])
})

test('brings credit for ten friends a month', async () => {
  const referrer = await desk.newActor('learner')
  await desk.newVerifiedPayment(referrer.id)
  const friends = await Promise.all(Array.from({ length: 12 }, () => newFriend(referrer)))
  await Promise.all(friends.map((friend) => pay(friend)))
  expect(await earned(referrer)).toHaveLength(10)
  expect((await refusalOf(referrer)).filter((refusal: string | null) => refusal === 'monthly limit')).toHaveLength(2)
})
