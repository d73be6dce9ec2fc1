import { beforeEach, expect, test } from 'vitest'
import { createDataLink, deleteAccount } from '#contract/identity/my-data.ts'
import { dayMs as day } from '#contract/kit/durations.ts'
import { getMySubscription } from '#contract/membership/access.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { getRefundable } from '#contract/membership/refunds.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { credit, spend } from '#server/wallet/index.ts'
import { unzipped } from '#server/testing/documents.ts'
import { testPassword } from '#server/testing/makers.ts'
import { moneyDesk, outcomesOf } from '#server/testing/membership/money.ts'
import { fieldError, type TestActor } from '#server/testing/test-app.ts'
import { creditNotes, payments, receipts, refunds } from '../tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')
const noon = new Date('2026-11-16T06:30:00Z')
const after = (days: number) => new Date(noon.getTime() + days * day)
const moveTo = (moment: Date) => void (desk.deps.clock = () => moment)
beforeEach(() => moveTo(noon))

async function newMember(rupees = 399) {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id, { rupees })
  await desk.verify(admin, payment.id)
  return { payer, payment }
}
const paymentOf = async (id: number) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!
const endOf = async (learner: TestActor) => (await desk.load(learner, getMySubscription)).subscriptionEnds
const noteOf = (paymentId: number) =>
  db
    .select({ refund: refunds, number: creditNotes.number, details: creditNotes.details })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.id))

test('an undone verification leaves access as it was, cancels the receipt and can be decided again', async () => {
  const { payer, payment } = await newMember()
  const renewal = await desk.newPayment(payer.id, { rupees: 199 })
  await desk.verify(admin, renewal.id)
  moveTo(after(0.5))
  const answer = await desk.undo(admin, renewal.id, 'The wrong row')
  expect(answer.body.data).toMatchObject({ state: 'pending', receiptNumber: null })
  expect(await endOf(payer)).toBe(after(30).toISOString())
  const [note] = await noteOf(renewal.id)
  expect(note).toMatchObject({
    number: expect.stringMatching(/^KTC\/26-27\/\d{6}$/),
    refund: { kind: 'undo', amountPaise: 199_00, days: 14, reason: 'The wrong row', createdBy: admin.id },
    details: { receiptNumber: expect.stringMatching(/^KT\//) },
  })
  const traces = await desk.traces(renewal, payer)
  expect(traces.notifications.at(-1)!.title).toBe('We’re checking your payment of ₹199 again')
  expect(traces.emails.at(-1)!.subject).toBe('We’re checking your payment again')
  expect(traces.audits.at(-1)).toMatchObject({ action: 'verification undone', after: { reason: 'The wrong row' } })

  expect(outcomesOf(await desk.verify(admin, renewal.id))).toEqual(['verified'])
  expect(await endOf(payer)).toBe(after(44).toISOString())
  const both = await db.select().from(receipts).where(eq(receipts.paymentId, renewal.id)).orderBy(asc(receipts.round))
  expect(both.map(({ round }) => round)).toEqual([0, 1])
  expect(both[0]!.number).not.toBe(both[1]!.number)
  expect((await paymentOf(payment.id)).state).toBe('verified')
})

test('a verification can’t be undone when something depends on it, or after 24 hours', async () => {
  const { payer, payment } = await newMember()
  const renewal = await desk.newPayment(payer.id)
  await desk.verify(admin, renewal.id)
  const followed = await desk.undo(admin, payment.id)
  expect([followed.http, followed.body.message]).toEqual([
    409,
    'Their access changed after this payment. Refund it instead.',
  ])
  moveTo(after(1))
  const late = await desk.undo(admin, renewal.id)
  expect([late.http, late.body.message]).toEqual([
    409,
    'You can undo a verification only within 24 hours. Refund it instead.',
  ])
  expect((await desk.load(admin, getRefundable, { params: { paymentId: renewal.id } })).whyNoUndo).toBe(
    late.body.message,
  )
  const pending = await desk.newPayment(payer.id)
  expect((await desk.undo(admin, pending.id)).body.message).toBe('This payment isn’t verified. It’s pending.')
})

test('a refund issues a credit note, takes days away and says what is left', async () => {
  const { payer, payment } = await newMember()
  moveTo(after(3))
  await desk.refund(admin, payment.id, { rupees: 199, days: 15, reference: 'HDFCN52026112012', method: 'bank' })
  expect(await endOf(payer)).toBe(after(15).toISOString())
  expect(await desk.load(admin, getRefundable, { params: { paymentId: payment.id } })).toMatchObject({
    rupees: 200,
    days: 15,
    undoUntil: null,
    refunds: [{ rupees: 199, days: 15, method: 'bank', reference: 'HDFCN52026112012', reason: 'They moved away' }],
  })
  const {
    refunds: [first],
  } = await desk.load(admin, getRefundable, { params: { paymentId: payment.id } })
  const sheet = await desk.app.inject({ method: 'GET', url: first!.creditNoteUrl })
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const traces = await desk.traces(payment, payer)
  expect(traces.notifications.at(-1)).toMatchObject({
    title: 'Refunded: ₹199',
    body: expect.stringContaining('now open until 1 Dec 2026'),
  })
  expect(traces.emails.at(-1)).toMatchObject({
    subject: 'Refund of ₹199',
    text: expect.stringContaining(
      'We’ve returned ₹199 on 19 Nov 2026 by bank transfer (reference HDFCN52026112012). Reason: They moved',
    ),
  })
})

test('a full refund that ends the access is named in the state of the learner', async () => {
  const { payer, payment } = await newMember()
  const mine = () => desk.load(payer, listMyPayments)
  await desk.refund(admin, payment.id, { rupees: 200, days: 15, reference: 'HDFCN52026112013', method: 'bank' })
  expect(await mine()).toMatchObject({ state: 'active', refundedRupees: null })
  await desk.refund(admin, payment.id, {
    rupees: 199,
    days: 15,
    reference: 'HDFCN52026112014',
    method: 'bank',
    endsNow: true,
  })
  moveTo(after(1))
  expect(await mine()).toMatchObject({ state: 'expired', refundedRupees: 399 })
})

test('rejects a second refund of a payment with the same transfer, as from two open tabs', async () => {
  const { payment } = await newMember()
  const part = { rupees: 100, days: 7, reference: '429900011122' }
  expect((await desk.refund(admin, payment.id, part)).http).toBe(200)
  const again = await desk.refund(admin, payment.id, { ...part, reference: 'UPI 4299 0001 1122' })
  const recorded = /^This transfer is recorded already: ₹100, credit note KTC\/\d\d-\d\d\/\d{6}$/
  expect(again).toMatchObject(fieldError('reference', recorded))
  expect((await desk.refund(admin, payment.id, { ...part, reference: '429900011133' })).http).toBe(200)
})

test('a transfer that we made is one refund, of whichever payment, until that is reversed', async () => {
  const [one, other] = [await newMember(), await newMember()]
  const part = { rupees: 100, days: 0, reference: '0000429900022233' }
  const answers = await Promise.all([one, other].map(({ payment }) => desk.refund(admin, payment.id, part)))
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 400])
  const [paid, refused] = answers[0]!.http === 200 ? [one, other] : [other, one]
  expect((await noteOf(paid.payment.id))[0]).toMatchObject({
    refund: { reference: '429900022233' },
    details: { reference: '429900022233' },
  })
  expect(await noteOf(refused.payment.id)).toEqual([])
  const recorded = /This transfer is recorded already: ₹100, credit note KTC/
  const again = await desk.refund(admin, refused.payment.id, { ...part, reference: 'UTR 4299 0002 2233' })
  expect(again).toMatchObject(fieldError('reference', recorded))
  const rest = { receivedRupees: 420, restTo: 'payer', method: 'upi', reference: part.reference } as const
  const { id } = await desk.newPayment(refused.payer.id)
  expect(await desk.accept(admin, id, rest)).toMatchObject(fieldError('reference', recorded))

  await desk.reverse(admin, paid.payment.id)
  expect((await desk.refund(admin, refused.payment.id, part)).http).toBe(200)
  const mistyped = await desk.refund(admin, paid.payment.id, { ...part, reference: '42990002' })
  expect(mistyped).toMatchObject(fieldError('reference', /^Enter a 12-digit UPI or IMPS reference/))
  // Cash has a note, not a bank's reference.
  for (const { payment } of [one, other]) {
    expect(
      (await desk.refund(admin, payment.id, { ...part, method: 'cash', reference: 'Paid at the desk' })).http,
    ).toBe(200)
  }
})

test('a refund never returns more than was paid, and needs what the books need', async () => {
  const { payment } = await newMember()
  const tooMuch = await desk.refund(admin, payment.id, { rupees: 400, days: 0 })
  expect(tooMuch).toMatchObject(fieldError('rupees', 'At most ₹399 can be transferred back'))
  const nothing = await desk.refund(admin, payment.id, { rupees: 0 })
  expect(nothing).toMatchObject(fieldError('rupees', 'Enter how much goes back'))
  const credited = await desk.refund(admin, payment.id, { creditRupees: 10 })
  expect(credited).toMatchObject(fieldError('creditRupees', 'At most ₹0 can go back to the wallet'))
  const days = await desk.refund(admin, payment.id, { rupees: 10, days: 31 })
  expect(days).toMatchObject(fieldError('days', 'This payment has 30 days left to take away'))
  const noWay = await desk.refund(admin, payment.id, { rupees: 10, method: undefined })
  expect(noWay).toMatchObject(fieldError('method', 'Choose how you transferred it back'))
  const noReference = await desk.refund(admin, payment.id, { rupees: 10, reference: undefined })
  expect(noReference).toMatchObject(fieldError('reference', 'Enter the reference of your transfer'))
  moveTo(after(3))
  const ends = await desk.refund(admin, payment.id, { rupees: 399, days: 30 })
  expect(ends).toMatchObject(fieldError('endsNow', 'Confirm that their access ends today'))
  expect(await noteOf(payment.id)).toEqual([])
})

test('of two refunds at once that together exceed the payment, one is refused', async () => {
  const { payment } = await newMember()
  const answers = await Promise.all([300, 300].map((rupees) => desk.refund(admin, payment.id, { rupees })))
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(await paymentOf(payment.id)).toMatchObject({ refundedPaise: 300_00 })
})

test('a full refund ends access today when confirmed, and returns the wallet’s part to the wallet', async () => {
  const payer = await desk.newActor('learner')
  await credit(db, payer.id, 100_00, { reason: 'A gift', dedupeKey: `gift ${payer.id}` })
  const payment = await desk.newPayment(payer.id, { rupees: 299, creditRupees: 100 })
  await db.transaction(async (db) => {
    await spend(db, payer.id, 100_00, { reason: 'Used', dedupeKey: `credit of payment ${payment.id}` })
  })
  await desk.verify(admin, payment.id)
  moveTo(after(2))
  await desk.refund(admin, payment.id, { rupees: 299, creditRupees: 100, days: 30, endsNow: true })
  expect(await endOf(payer)).toBe(after(2).toISOString())
  expect((await desk.load(payer, getWallet)).balanceRupees).toBe(100)
})

test('a refund takes the referral credit back, from later credit if it was spent', async () => {
  const { referrer, payer } = await desk.newReferral()
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  expect((await desk.load(referrer, getWallet)).balanceRupees).toBe(500)
  await spend(db, referrer.id, 450_00, { reason: 'Used for a renewal', dedupeKey: `spent ${referrer.id}` })
  await desk.refund(admin, payment.id, { rupees: 399, days: 30, endsNow: true })
  const wallet = await desk.load(referrer, getWallet)
  expect([wallet.balanceRupees, wallet.referrals[0]]).toMatchObject([0, { state: 'not earned', refusal: 'refunded' }])
  await credit(db, referrer.id, 600_00, { reason: 'Another', dedupeKey: `later ${referrer.id}` })
  expect((await desk.load(referrer, getWallet)).balanceRupees).toBe(150)
  await credit(db, referrer.id, 50_00, { reason: 'Another', dedupeKey: `last ${referrer.id}` })
  expect((await desk.load(referrer, getWallet)).balanceRupees).toBe(200)
})

test('the referrer keeps the credit while another transfer of the friend stands', async () => {
  const { referrer, payer } = await desk.newReferral()
  const [first, second] = [await desk.newPayment(payer.id), await desk.newPayment(payer.id)]
  await desk.verify(admin, first.id)
  await desk.verify(admin, second.id)
  await desk.refund(admin, first.id, { rupees: 399, days: 30 })
  expect((await desk.load(referrer, getWallet)).balanceRupees).toBe(500)
})

test('an undone and repeated verification credits the referrer once', async () => {
  const { referrer, payer } = await desk.newReferral()
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  await desk.undo(admin, payment.id)
  expect((await desk.load(referrer, getWallet)).balanceRupees).toBe(0)
  await desk.verify(admin, payment.id)
  expect(await desk.load(referrer, getWallet)).toMatchObject({
    balanceRupees: 500,
    earnedRupees: 500,
    referrals: [{ state: 'earned' }],
  })
})

test('the referrer is credited for the transfer that stands, whichever it is, and loses it once', async () => {
  const { referrer, payer } = await desk.newReferral()
  const wrong = await desk.newPayment(payer.id)
  await desk.verify(admin, wrong.id)
  await spend(db, referrer.id, 500_00, { reason: 'Used for a renewal', dedupeKey: `spent by ${referrer.id}` })
  await desk.undo(admin, wrong.id)
  await desk.reject(admin, 'Not on the statement', wrong.id)
  const right = await desk.newPayment(payer.id)
  await desk.verify(admin, right.id)
  // The new credit pays what was taken back and had been spent.
  expect(await desk.load(referrer, getWallet)).toMatchObject({ balanceRupees: 0, referrals: [{ state: 'earned' }] })
  await desk.refund(admin, right.id, { rupees: 399, days: 30, endsNow: true })
  expect(await desk.load(referrer, getWallet)).toMatchObject({ balanceRupees: 0, owedRupees: 500 })
  const { items } = await desk.load(referrer, listNotifications)
  expect(items[0]!.body).toContain('You’ve already used ₹500 of it. We’ll take that from credit you get later.')
  await credit(db, referrer.id, 700_00, { reason: 'A gift', dedupeKey: `gift to ${referrer.id}` })
  expect(await desk.load(referrer, getWallet)).toMatchObject({ balanceRupees: 200, owedRupees: 0 })
})

test('what went back is in the payer’s data, with the credit note', async () => {
  const { payer, payment } = await newMember()
  await desk.refund(admin, payment.id, { rupees: 100, days: 5, reason: 'A friendly gesture' })
  const { url } = await desk.load(payer, createDataLink)
  const answer = await desk.app.inject({ method: 'GET', url })
  const entries = await unzipped(answer.rawPayload)
  expect(JSON.parse(entries['payments.json']!).payments[0].returned).toMatchObject([
    { rupees: 100, reason: 'A friendly gesture', creditNoteNumber: expect.stringMatching(/^KTC/) },
  ])
  expect(Object.keys(entries).filter((path) => path.startsWith('files/credit notes/KTC-26-27-'))).toHaveLength(1)
})

test('a payment of a deleted account can still be refunded', async () => {
  const { payer, payment } = await newMember()
  const { http } = await desk.call(payer, deleteAccount, { body: { password: testPassword } })
  expect(http).toBe(200)
  const answer = await desk.refund(admin, payment.id, { rupees: 399, days: 30, endsNow: true })
  expect([answer.http, answer.body.data]).toMatchObject([200, { refundedRupees: 399 }])
})

test('nobody corrects their own payment', async () => {
  const other = await desk.newActor('admin')
  const payment = await desk.newPayment(admin.id)
  await desk.verify(other, payment.id)
  expect((await desk.undo(admin, payment.id)).http).toBe(403)
  expect((await desk.refund(admin, payment.id, { rupees: 10 })).http).toBe(403)
})
