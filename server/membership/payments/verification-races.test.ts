import { expect, test } from 'vitest'
import { rejectPayments, verifyPayments } from '#contract/membership/payments.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { notifications } from '#server/notifications/tables.ts'
import { moneyDesk, outcomesOf } from '#server/testing/membership/money.ts'
import { rounds } from '#server/testing/scale.ts'
import { credit, spend } from '#server/wallet/index.ts'
import { dedupeKeyOfCredit } from './rules.ts'
import { receiptCounters, receipts } from '../tables.ts'

const desk = await moneyDesk()
const second = await desk.another()
const asha = await desk.newActor('admin')
const ravi = await desk.newActor('admin')

const all = Array.from({ length: rounds(4, 20) }, (_, round) => round + 1)
const elsewhere = (...paymentIds: number[]) => second.call(ravi, verifyPayments, { body: { paymentIds } })

test.each(all)('verifies once when two instances verify a payment at the same moment (round %i)', async () => {
  const { referrer, payer } = await desk.newReferral()
  const payment = await desk.newPayment(payer.id)
  const answers = await Promise.all([desk.verify(asha, payment.id), elsewhere(payment.id)])
  expect(answers.flatMap(outcomesOf).toSorted()).toEqual(['decided before', 'verified'])
  const { access, receipts, notifications: sent, emails, audits } = await desk.traces(payment, payer)
  expect([access, receipts, sent, emails, audits].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
  expect(await desk.walletOf(referrer.id)).toHaveLength(1)
  expect(await desk.db.$count(notifications, eq(notifications.personId, referrer.id))).toBe(1)
})

test.each(all)('either verifies or rejects on two instances, never both (round %i)', async () => {
  const { referrer, payer } = await desk.newReferral()
  await credit(desk.db, payer.id, 100_00, { reason: 'A gift', dedupeKey: `gift to ${payer.id}` })
  const payment = await desk.newPayment(payer.id, { rupees: 299, creditRupees: 100 })
  await spend(desk.db, payer.id, 100_00, { reason: 'Used', dedupeKey: dedupeKeyOfCredit(payment) })
  const answers = await Promise.all([
    desk.verify(asha, payment.id),
    second.call(ravi, rejectPayments, { body: { paymentIds: [payment.id], reason: 'Not found' } }),
  ])
  const outcomes = answers.flatMap(outcomesOf)
  expect(outcomes.filter((outcome) => outcome === 'decided before')).toHaveLength(1)
  const isVerified = outcomes.includes('verified')
  const happened = isVerified ? 1 : 0
  const traces = await desk.traces(payment, payer)
  expect(traces.payment.state).toBe(isVerified ? 'verified' : 'rejected')
  expect([traces.access.length, traces.receipts.length]).toEqual([happened, happened])
  expect([traces.notifications.length, traces.emails.length, traces.audits.length]).toEqual([1, 1, 1])
  expect(await desk.walletOf(referrer.id)).toHaveLength(happened)
  const back = isVerified ? [] : [100_00]
  expect(traces.wallet.map(({ amountPaise }) => amountPaise)).toEqual([100_00, -100_00, ...back])
})

test('numbers receipts without gaps on two instances', async () => {
  const paymentIds: number[] = []
  for (let count = 0; count < rounds(5, 30); count++) {
    const payer = await desk.newActor('learner')
    paymentIds.push((await desk.newPayment(payer.id)).id)
  }
  const answers = await Promise.all(
    paymentIds.map((id, place) => (place % 2 === 0 ? desk.verify(asha, id) : elsewhere(id))),
  )
  expect(answers.flatMap(outcomesOf)).toEqual(paymentIds.map(() => 'verified'))
  await expectNoGaps()
})

test('does not deadlock when staff verify the same payments in opposite order', async () => {
  const { referrer, payer } = await desk.newReferral()
  const paymentIds = [(await desk.newPayment(payer.id)).id, (await desk.newPayment(referrer.id)).id]
  while (paymentIds.length < rounds(6, 40)) {
    paymentIds.push((await desk.newPayment((await desk.newActor('learner')).id)).id)
  }
  const answers = await Promise.all([
    desk.verify(asha, ...paymentIds),
    elsewhere(...paymentIds.toReversed()),
    desk.reject(asha, 'Not found', ...paymentIds),
  ])
  const decided = answers.flatMap(outcomesOf).filter((outcome) => outcome !== 'decided before')
  expect(decided).toHaveLength(paymentIds.length)
  expect(decided).not.toContain('failed')
  await expectNoGaps()
})

test("does not deadlock when staff verify each other's payments", async () => {
  for (let round = 0; round < rounds(3, 10); round++) {
    const [mine, theirs] = [await desk.newPayment(asha.id), await desk.newPayment(ravi.id)]
    const answers = await Promise.all([desk.verify(asha, theirs.id), elsewhere(mine.id)])
    expect(answers.flatMap(outcomesOf)).toEqual(['verified', 'verified'])
  }
})

/** The serials of each financial year are 1, 2, 3 and so on, up to what its counter says. */
async function expectNoGaps() {
  const counters = await desk.db.select().from(receiptCounters)
  expect(counters.length).toBeGreaterThan(0)
  for (const { financialYear, last } of counters) {
    const rows = await desk.db
      .select()
      .from(receipts)
      .where(eq(receipts.financialYear, financialYear))
      .orderBy(asc(receipts.serial))
    expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
  }
}
