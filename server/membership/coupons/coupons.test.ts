import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import {
  checkCoupon,
  checkMyCoupon,
  createCoupon,
  discountOf,
  endCoupon,
  type NewCoupon,
} from '#contract/membership/coupons.ts'
import { reopenPayment, subscribeUser } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { newRegistration, newTransactionId } from '#server/testing/makers.ts'
import { newCoupon } from '#server/testing/membership/coupons.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError, fieldError, type TestActor } from '#server/testing/test-app.ts'
import { credit } from '#server/wallet/index.ts'
import { payments, receipts, coupons } from '../tables.ts'
import { stateOf, whyInvalid } from './rules.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

const create = (terms: Partial<NewCoupon> = {}) => desk.load(admin, createCoupon, { body: newCoupon(terms) })
const renew = (actor: TestActor, coupon: string, fields: object = {}) =>
  desk.call(actor, subscribeUser, { body: { amount: '399', transactionId: newTransactionId(), coupon, ...fields } })
const usesOf = async (couponId: number) =>
  (await desk.db.select().from(coupons).where(eq(coupons.id, couponId)))[0]!.uses

describe('rules', () => {
  const terms = { percent: null, offPaise: 100_00, courseIds: null, startsOn: '2026-11-01', endsOn: '2026-11-30' }
  const coupon = { ...terms, maxUses: 2, maxUsesPerPerson: 1, uses: 0, endedAt: null }
  const purchase = { today: '2026-11-15', pricePaise: 399_00, courseId: null, usesByPerson: 0 }

  test.each([
    ['active', {}],
    ['planned', { startsOn: '2026-11-16' }],
    ['active', { startsOn: '2026-11-15', endsOn: '2026-11-15' }],
    ['over', { endsOn: '2026-11-14' }],
    ['used up', { uses: 2 }],
    ['ended', { endedAt: new Date() }],
  ])('is %s with %j', (state, change) => {
    expect(stateOf({ ...coupon, ...change }, purchase.today)).toBe(state)
  })

  test.each([
    [{}, {}, null],
    [{ endsOn: '2026-11-14' }, {}, { coupon: 'This coupon is no longer valid.' }],
    [{ startsOn: '2026-11-16' }, {}, { coupon: 'This coupon starts on 16 Nov 2026.' }],
    [{ uses: 2 }, {}, { coupon: 'This coupon has reached its usage limit.' }],
    [{}, { usesByPerson: 1 }, { coupon: 'You’ve already used this coupon.' }],
    [{}, { pricePaise: 100_00 }, { coupon: 'This coupon isn’t for this plan.' }],
    [{ courseIds: [1, 2] }, {}, { courseId: 'Choose the course you want to learn' }],
    [{ courseIds: [1, 2] }, { courseId: 3 }, { courseId: 'This coupon is for other courses.' }],
    [{ courseIds: [1, 2] }, { courseId: 2 }, null],
  ])('coupon %j for purchase %j: %j', (change, other, problem) => {
    expect(whyInvalid({ ...coupon, ...change }, { ...purchase, ...other })).toEqual(problem)
  })

  test('takes off whole rupees, and never everything', () => {
    expect(discountOf({ percent: 33, offPaise: null }, 399_00)).toBe(131_00)
    expect(discountOf({ percent: 99, offPaise: null }, 399_00)).toBe(395_00)
    expect(discountOf({ percent: 1, offPaise: null }, 50_00)).toBeNull()
    expect(discountOf({ percent: null, offPaise: 399_00 }, 399_00)).toBeNull()
  })
})

test('a new learner pays less, gets all days, and the receipt names the coupon', async () => {
  const { code } = await create({ percent: 25, offRupees: null })
  const price = await desk.call(null, checkCoupon, { body: { code: code.toLowerCase(), amount: '399' } })
  expect(price.body.data).toEqual({ code, discountRupees: 99, rupees: 300 })
  const body = { ...newRegistration(), amount: '399', coupon: code }
  const { userId } = (await desk.call(null, register, { body })).body.data
  const [payment] = await desk.db.select().from(payments).where(eq(payments.personId, userId))
  expect(payment).toMatchObject({ amountPaise: 300_00, couponPaise: 99_00 })
  await desk.verify(admin, payment!.id)
  const [receipt] = await desk.db.select().from(receipts).where(eq(receipts.paymentId, payment!.id))
  expect(receipt!.details).toMatchObject({ paise: 300_00, days: 30, coupon: { code, paise: 99_00 } })
})

test('credit pays what the coupon left', async () => {
  const learner = await desk.newActor('learner')
  await desk.db.transaction((db) => credit(db, learner.id, 299_00, { reason: 'A prize', dedupeKey: `${learner.id}` }))
  const { code } = await create()
  const paid = await desk.call(learner, subscribeUser, { body: { amount: '399', creditRupees: 299, coupon: code } })
  expect(paid.body.data).toMatchObject({ state: 'verified', rupees: 0, creditRupees: 299, couponRupees: 100 })
})

test('ten learners at once get exactly the three uses there are', async () => {
  const { code, couponId } = await create({ maxUses: 3 })
  const learners = await Promise.all(Array.from({ length: 10 }, () => desk.newActor('learner')))
  const answers = await Promise.all(learners.map((learner) => renew(learner, code)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(3)
  const refused = answers.filter(({ http }) => http !== 200)
  for (const answer of refused)
    expect(answer).toMatchObject(fieldError('coupon', expect.stringContaining('usage limit')))
  expect(await usesOf(couponId)).toBe(3)
})

test('one learner uses it once, even with two reports at the same time', async () => {
  const { code, couponId } = await create()
  const learner = await desk.newActor('learner')
  const answers = await Promise.all([renew(learner, code), renew(learner, code)])
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  expect(await desk.call(learner, checkMyCoupon, { body: { code, amount: '399' } })).toMatchObject(fieldError('coupon'))
  expect(await usesOf(couponId)).toBe(1)
})

test('the same report sent again doesn’t use it twice', async () => {
  const { code, couponId } = await create({ maxUses: 1 })
  const learner = await desk.newActor('learner')
  const transactionId = newTransactionId()
  const first = await renew(learner, code, { transactionId })
  const again = await renew(learner, code, { transactionId })
  expect(again.body.data.paymentId).toBe(first.body.data.paymentId)
  expect(await usesOf(couponId)).toBe(1)
})

test('a rejected payment gives its use back, and reopening takes it again only if there is one', async () => {
  const { code, couponId } = await create({ maxUses: 1 })
  const { paymentId } = (await renew(await desk.newActor('learner'), code)).body.data
  await desk.reject(admin, 'Not found', paymentId)
  expect(await usesOf(couponId)).toBe(0)
  const other = (await renew(await desk.newActor('learner'), code)).body.data
  const reopen = () => desk.call(admin, reopenPayment, { params: { paymentId }, body: { reason: 'On the statement' } })
  expect(await reopen()).toMatchObject(apiError(409, /no use left/))
  await desk.reject(admin, 'Not found', other.paymentId)
  expect((await reopen()).http).toBe(200)
  expect(await usesOf(couponId)).toBe(1)
})

test('reopening doesn’t give a learner more uses than one person has', async () => {
  const { code, couponId } = await create({ maxUses: 9 })
  const learner = await desk.newActor('learner')
  const { paymentId } = (await renew(learner, code)).body.data
  await desk.reject(admin, 'Not found', paymentId)
  expect((await renew(learner, code)).http).toBe(200)
  const reopen = { params: { paymentId }, body: { reason: 'On the statement' } }
  expect(await desk.call(admin, reopenPayment, reopen)).toMatchObject(apiError(409, /used coupon .* another payment/))
  expect(await usesOf(couponId)).toBe(1)
})

test('is refused after it was ended, with an unknown code, and with terms that make no sense', async () => {
  const { code, couponId } = await create()
  expect(await desk.load(admin, endCoupon, { params: { couponId } })).toMatchObject({ state: 'ended' })
  const learner = await desk.newActor('learner')
  expect(await renew(learner, code)).toMatchObject(fieldError('coupon', 'This coupon is no longer valid.'))
  expect(await renew(learner, 'NOSUCHCODE')).toMatchObject(fieldError('coupon'))
  const refused = (terms: object) => desk.call(admin, createCoupon, { body: { ...newCoupon(), ...terms } })
  expect(await refused({ code })).toMatchObject(fieldError('code', 'There is a coupon with this code already'))
  expect(await refused({ offRupees: null })).toMatchObject(fieldError('percent', 'Enter a discount'))
  expect(await refused({ percent: 10 })).toMatchObject(fieldError('offRupees'))
  expect(await refused({ offRupees: 699 })).toMatchObject(
    fieldError('offRupees', 'It wouldn’t work for any plan. Enter less than ₹699.'),
  )
  expect(await refused({ offRupees: 399 })).toMatchObject(
    fieldError(
      'skipsPlans',
      '₹399 off pays for all of the plans of ₹199, ₹399, so the coupon won’t work there. Confirm it, or change the discount.',
    ),
  )
  expect((await desk.call(admin, createCoupon, { body: newCoupon({ offRupees: 399, skipsPlans: true }) })).http).toBe(
    200,
  )
  expect(await refused({ endsOn: '2019-01-01' })).toMatchObject(fieldError('endsOn'))
  expect(await refused({ courseIds: [987_654] })).toMatchObject(fieldError('courseIds'))
})
