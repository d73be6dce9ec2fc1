import { beforeEach, expect, test } from 'vitest'
import { dayMs as day } from '#contract/kit/durations.ts'
import { getMySubscription } from '#contract/membership/access.ts'
import { listMyPayments, listPayments } from '#contract/membership/payments.ts'
import { getMonth, type Month } from '#contract/membership/months.ts'
import { getRefundable } from '#contract/membership/refunds.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { eq } from '#server/kit/db/orm.ts'
import { credit, spend } from '#server/wallet/index.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { newStatement } from '#server/testing/membership/bank-statements.ts'
import { moneyDesk, outcomesOf } from '#server/testing/membership/money.ts'
import { fieldError, type TestActor } from '#server/testing/test-app.ts'
import { toContent } from '../receipts/content.ts'
import { receiptOf } from '../receipts/store.ts'
import { refunds } from '../tables.ts'
import { statementLines } from '../statements/tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')
const noon = new Date('2026-11-16T06:30:00Z')
beforeEach(() => void (desk.deps.clock = () => noon))

const endOf = async (learner: TestActor) => (await desk.load(learner, getMySubscription)).subscriptionEnds
const afterDays = (days: number) => new Date(noon.getTime() + days * day).toISOString()
const balanceOf = async (learner: TestActor) => (await desk.load(learner, getWallet)).balanceRupees
const receiptLines = async (paymentId: number) => {
  const { item, lines, total } = toContent((await receiptOf(db, paymentId))!)
  return [item, ...lines, total].map(({ label, amount }) => `${label}: ${amount}`)
}

test('a short payment gets the plan it covers, and the rest is in the wallet', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id, { rupees: 399 })
  const transactionId = newTransactionId()
  const { body } = await desk.accept(admin, payment.id, { receivedRupees: 250.5, transactionId })
  expect(body.data).toMatchObject({ state: 'verified', rupees: 250.5, reportedRupees: 399, walletRupees: 51.5 })
  expect(body.data).toMatchObject({ transactionId, typedTransactionId: payment.transactionId })
  // The rest is the payer's own money, so it isn't earned.
  expect(await desk.load(payer, getWallet)).toMatchObject({ balanceRupees: 51.5, earnedRupees: 0 })
  expect(await endOf(payer)).toBe(afterDays(14))
  expect(await receiptLines(payment.id)).toEqual([
    'Subscription, 14 days: ₹199.00',
    'Added to your wallet: ₹51.50',
    'Amount received: ₹250.50',
  ])
  const { notifications, audits } = await desk.traces(payment, payer)
  expect(notifications.at(-1)!.body).toContain('You reported ₹399, and we received ₹250.50. We’ve added ₹51.50')
  expect(audits.at(-1)).toMatchObject({
    action: 'payment accepted as received',
    after: { reportedPaise: 399_00, receivedPaise: 250_50, restPaise: 51_50 },
  })
  const late = await desk.accept(admin, payment.id, {})
  expect([late.http, late.body.message]).toEqual([409, 'This payment isn’t pending. It’s verified.'])
  // What is in the wallet is spent from there.
  expect((await desk.load(admin, getRefundable, { params: { paymentId: payment.id } })).rupees).toBe(199)
})

test('up to ₹10 too little can count as full payment, with a reason', async () => {
  const { referrer, payer } = await desk.newReferral()
  const payment = await desk.newPayment(payer.id)
  const accept = (receivedRupees: number, more: object) => desk.accept(admin, payment.id, { receivedRupees, ...more })
  const full = { isFull: true, reason: 'The bank took its fee' }
  expect(await accept(388.99, full)).toMatchObject(
    fieldError('isFull', '₹10.01 is missing, and at most ₹10 can be let go'),
  )
  expect(await accept(399, full)).toMatchObject(fieldError('isFull', 'Nothing is missing'))
  expect(await accept(389, { isFull: true })).toMatchObject(fieldError('reason', 'Enter a reason'))
  const { body } = await accept(389, full)
  expect(body.data).toMatchObject({ rupees: 389, reportedRupees: 399, waivedRupees: 10, walletRupees: 0, planDays: 30 })
  expect([await endOf(payer), await balanceOf(payer), await balanceOf(referrer)]).toEqual([afterDays(30), 0, 500])
  expect(await receiptLines(payment.id)).toEqual([
    'Subscription, 30 days: ₹399.00',
    'Waived: −₹10.00',
    'Amount received: ₹389.00',
  ])
  const { notifications, audits } = await desk.traces(payment, payer)
  expect(notifications.at(-1)!.body).toContain('we received ₹389. You don’t have to pay the rest.')
  expect(audits.at(-1)!.after).toMatchObject({ waivedPaise: 10_00, reason: 'The bank took its fee' })
  const { cameIn, plans }: Month = await desk.load(admin, getMonth, { query: { month: '2026-11' } })
  expect(cameIn.waivedRupees).toBe(10)
  expect(plans.map(({ plan }) => plan?.rupees ?? null)).not.toContain(389)

  await desk.undo(admin, payment.id)
  expect((await desk.traces(payment, payer)).payment).toMatchObject({ amountPaise: 399_00, waivedPaise: 0 })
})

test('what covers no plan goes to the wallet with a receipt, and the payer is still asked to subscribe', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.accept(admin, payment.id, { receivedRupees: 100 })
  expect([await endOf(payer), await balanceOf(payer)]).toEqual([null, 100])
  expect((await desk.load(payer, listMyPayments)).state).toBe('never paid')
  expect(await receiptLines(payment.id)).toEqual(['Advance, added to your wallet: ₹100.00', 'Amount received: ₹100.00'])
  expect((await desk.traces(payment, payer)).emails.at(-1)!.subject).toBe('Payment received: ₹100 in your wallet')
})

test('credit that isn’t needed goes back, and an undo restores everything', async () => {
  const payer = await desk.newActor('learner')
  await credit(db, payer.id, 100_00, { reason: 'A gift', dedupeKey: `gift ${payer.id}` })
  const payment = await desk.newPayment(payer.id, { rupees: 299, creditRupees: 100 })
  await spend(db, payer.id, 100_00, { reason: 'Used', dedupeKey: `credit of payment ${payment.id}` })
  await desk.accept(admin, payment.id, { receivedRupees: 399 })
  expect([await endOf(payer), await balanceOf(payer)]).toEqual([afterDays(42), 0])
  await desk.undo(admin, payment.id)
  const again = await desk.accept(admin, payment.id, { receivedRupees: 210 })
  expect(again.body.data).toMatchObject({ rupees: 210, creditRupees: 0, walletRupees: 11 })
  expect([await endOf(payer), await balanceOf(payer)]).toEqual([afterDays(14), 111])
  const undone = await desk.undo(admin, payment.id)
  expect(undone.body.data).toMatchObject({ state: 'pending', rupees: 299, creditRupees: 100, reportedRupees: null })
  expect(await balanceOf(payer)).toBe(0)
  await desk.reject(admin, 'Sent back', payment.id)
  expect(await balanceOf(payer)).toBe(100)
})

test('an undo is refused once the rest is spent', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.accept(admin, payment.id, { receivedRupees: 410 })
  await spend(db, payer.id, 11_00, { reason: 'Used', dedupeKey: `spent ${payer.id}` })
  expect((await desk.undo(admin, payment.id)).body.message).toBe(
    'They’ve spent the credit from this payment. Refund it instead.',
  )
})

test('what went to the wallet can be paid out later, once and within what is left', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const pay = (walletRupees: number, more: object = {}) =>
    desk.refund(admin, payment.id, { walletRupees, method: 'upi', reference: '612345678902', ...more })
  await desk.accept(admin, payment.id, { receivedRupees: 420 })
  await spend(db, payer.id, 6_00, { reason: 'Used', dedupeKey: `spent ${payer.id}` })
  const refundable = await desk.load(admin, getRefundable, { params: { paymentId: payment.id } })
  expect(refundable).toMatchObject({ rupees: 399, walletRupees: 15 })
  expect(await pay(15.5)).toMatchObject(fieldError('walletRupees', 'At most ₹15 can be paid out from their wallet'))
  const answers = await Promise.all([pay(10), pay(10, { reference: '612345678903' })])
  expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '400'])
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  expect(refund).toMatchObject({ amountPaise: 10_00, creditPaise: 0, days: 0 })
  expect(refund!.reference).toMatch(/^61234567890[23]$/)
  expect([await balanceOf(payer), await endOf(payer)]).toEqual([5, afterDays(30)])
  const { notifications, emails } = await desk.traces(payment, payer)
  expect(notifications.at(-1)!.title).toBe('Refunded: ₹10')
  expect(emails.at(-1)!.subject).toBe('Refund of ₹10')
  // Together with the price; the credit that they spent stays with the school.
  const all = { rupees: 399, days: 30, endsNow: true, reference: '612345678904' }
  expect((await pay(5, all)).body.data).toMatchObject({
    refundedRupees: 414,
    walletRupees: 6,
  })
  expect(await balanceOf(payer)).toBe(0)
})

test('the rest can be sent back with a credit note instead', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const missing = await desk.accept(admin, payment.id, { receivedRupees: 420, restTo: 'payer' })
  expect(missing).toMatchObject(fieldError('method', 'Choose how you transferred the rest back'))
  const back = { restTo: 'payer', method: 'upi', reference: '612345678901' } as const
  const { body } = await desk.accept(admin, payment.id, { receivedRupees: 420, ...back })
  expect(body.data).toMatchObject({ rupees: 420, walletRupees: 0, refundedRupees: 21 })
  expect(await balanceOf(payer)).toBe(0)
  const [refund] = await db.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  expect(refund).toMatchObject({ kind: 'refund', amountPaise: 21_00, days: 0, reference: '612345678901' })
  expect(await endOf(payer)).toBe(afterDays(30))
  expect(await receiptLines(payment.id)).toEqual([
    'Subscription, 30 days: ₹399.00',
    'Paid too much, sent back: ₹21.00',
    'Amount received: ₹420.00',
  ])
})

test('a transfer below every plan brings the referrer nothing, and the next one does', async () => {
  const { referrer, payer } = await desk.newReferral()
  await desk.accept(admin, (await desk.newPayment(payer.id)).id, { receivedRupees: 50 })
  expect(await balanceOf(referrer)).toBe(0)
  await desk.verify(admin, (await desk.newPayment(payer.id)).id)
  expect(await balanceOf(referrer)).toBe(500)
})

test('the amount on a statement stays visible on the payment, which can’t be verified along with others', async () => {
  const [payer, other] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const [payment, fine] = [await desk.newPayment(payer.id), await desk.newPayment(other.id)]
  const statementId = await newStatement(desk, admin.id, payment.id)
  await db
    .update(statementLines)
    .set({ finding: 'amount differs', amountPaise: 199_00 })
    .where(eq(statementLines.statementId, statementId))
  const { items } = await desk.load(admin, listPayments, { query: { state: 'pending', search: payer.email } })
  expect(items[0]!.received).toMatchObject({ rupees: 199, statementId })
  expect(outcomesOf(await desk.verify(admin, payment.id, fine.id))).toEqual(['amount differs', 'verified'])
  await desk.accept(admin, payment.id, { receivedRupees: 199 })
  expect(await endOf(payer)).toBe(afterDays(14))
})

test('nobody accepts their own payment', async () => {
  const payment = await desk.newPayment(admin.id)
  expect((await desk.accept(admin, payment.id, { receivedRupees: 199 })).http).toBe(403)
})
