import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { adjustWallet, getWallet } from '#contract/wallet/ledger.ts'
import { countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { walletEntries } from './tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

const adjust = (userId: number, body: object, headers = {}) =>
  app.call(admin, adjustWallet, { params: { userId }, body, headers })
const balanceOf = async (actor: TestActor) => (await app.load(actor, getWallet)).balanceRupees
const entriesOf = (personId: number) =>
  app.db.select().from(walletEntries).where(eq(walletEntries.personId, personId)).orderBy(walletEntries.id)

test('adds and deducts with a reason, writes an audit entry and notifies the person', async () => {
  const learner = await app.newActor('learner')
  expect((await adjust(learner.id, { rupees: 1500, reason: 'A prize' })).body.data).toEqual({ balanceRupees: 1500 })
  const taken = await adjust(learner.id, { rupees: -500, reason: 'Issued by mistake' })
  expect(taken.body.data).toEqual({ balanceRupees: 1000 })
  expect(await entriesOf(learner.id)).toMatchObject([
    { amountPaise: 1500_00, reason: 'A prize', createdBy: admin.id },
    { amountPaise: -500_00, reason: 'Issued by mistake', createdBy: admin.id },
  ])
  expect(await app.auditsOf(`person ${learner.id}`)).toMatchObject([
    {
      actorId: admin.id,
      action: 'credit adjusted',
      after: { paise: 1500_00, reason: 'A prize', balancePaise: 1500_00 },
    },
    { actorId: admin.id, after: { paise: -500_00, reason: 'Issued by mistake', balancePaise: 1000_00 } },
  ])
  expect(await app.notificationsOf(learner)).toMatchObject([
    { title: '₹500 removed from your wallet', body: 'Issued by mistake' },
    { title: '₹1,500 added to your wallet', body: 'A prize', link: '/dashboard/wallet-balance' },
  ])
})

test('rejects a negative balance and writes nothing', async () => {
  const learner = await app.newActor('learner')
  await adjust(learner.id, { rupees: 100, reason: 'A prize' })
  expect(await adjust(learner.id, { rupees: -101, reason: 'Too much' })).toMatchObject(
    fieldError('rupees', 'They have ₹100 in their wallet. The balance can’t go below zero', 409),
  )
  expect(await balanceOf(learner)).toBe(100)
  expect(await app.notificationsOf(learner)).toHaveLength(1)
})

test('accepts as many concurrent deductions as the balance covers', async () => {
  const learner = await app.newActor('learner')
  await adjust(learner.id, { rupees: 50, reason: 'A prize' })
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => adjust(learner.id, { rupees: -10, reason: 'One of many' })),
  )
  expect(countByStatus(answers)).toEqual({ 200: 5, 409: 7 })
  expect(await balanceOf(learner)).toBe(0)
})

test.each([
  [{ rupees: 1.5, reason: 'x' }, 'rupees'],
  [{ rupees: 100_001, reason: 'x' }, 'rupees'],
  [{ rupees: 5, reason: ' ' }, 'reason'],
])('rejects %o and changes nothing', async (body, field) => {
  const learner = await app.newActor('learner')
  expect(await adjust(learner.id, body)).toMatchObject(fieldError(field))
  expect(await entriesOf(learner.id)).toEqual([])
})
