import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { getMySubscription } from '#contract/membership/access.ts'
import { getMonth } from '#contract/membership/months.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { getRefundable, reverseRefund } from '#contract/membership/refunds.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError, type TestActor } from '#server/testing/test-app.ts'
import { credit, spend } from '#server/wallet/index.ts'
import { creditNoteContent } from '../receipts/credit-note.ts'
import { creditNotes, payments, refunds } from '../tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')
const noon = new Date('2026-11-16T06:30:00Z')
const after = (days: number) => new Date(noon.getTime() + days * dayMs)
const moveTo = (moment: Date) => void (desk.deps.clock = () => moment)
beforeEach(() => moveTo(noon))

const paymentOf = async (id: number) => (await db.select().from(payments).where(eq(payments.id, id)))[0]!
const endOf = async (learner: TestActor) => (await desk.load(learner, getMySubscription)).subscriptionEnds
const noteOf = (paymentId: number) =>
  db
    .select({ refund: refunds, number: creditNotes.number, details: creditNotes.details })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.id))

test('a refund that never happened is reversed: days, referral credit and figures are as before', async () => {
  const { referrer, payer } = await desk.newReferral()
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  moveTo(after(10))
  const before = await desk.load(admin, getMonth, { query: { month: '2026-11' } })
  await desk.refund(admin, payment.id, { rupees: 100, days: 0 })
  await desk.refund(admin, payment.id, { rupees: 299, days: 30, endsNow: true })
  expect((await desk.load(referrer, getWallet)).balanceRupees).toBe(0)
  moveTo(after(12))
  const answer = await desk.reverse(admin, payment.id, 'The transfer failed')
  expect(answer.body.data).toMatchObject({ refundedRupees: 100 })
  // Twenty days were left when they were taken.
  expect(await endOf(payer)).toBe(after(32).toISOString())
  expect(await desk.load(referrer, getWallet)).toMatchObject({ balanceRupees: 500, referrals: [{ state: 'earned' }] })
  const [, cancelled, note] = await noteOf(payment.id)
  expect(note).toMatchObject({
    refund: {
      kind: 'reversal',
      amountPaise: -299_00,
      days: -30,
      reversesId: cancelled!.refund.id,
      createdBy: admin.id,
    },
    details: { cancels: { number: cancelled!.number }, reason: 'The transfer failed' },
  })
  expect(creditNoteContent({ ...note!, issuedAt: noon })).toMatchObject({
    title: 'Debit Note',
    item: {
      label: `Credit note ${cancelled!.number} is cancelled`,
      amount: '₹299.00',
      note: '30 days of access given back',
    },
    total: { label: 'Amount cancelled', amount: '₹299.00' },
  })
  const traces = await desk.traces(payment, payer)
  expect(traces.notifications.at(-1)).toMatchObject({
    title: 'Refund of ₹299 taken back',
    body: expect.stringContaining(`now open until 18 Dec 2026. Debit note ${note!.number}.`),
  })
  expect(traces.emails.at(-1)!.subject).toBe('Correction: no refund of ₹299')
  expect(traces.audits.at(-1)).toMatchObject({ action: 'refund reversed', after: { creditNote: cancelled!.number } })

  const left = await desk.load(admin, getRefundable, { params: { paymentId: payment.id } })
  expect(left).toMatchObject({
    rupees: 299,
    days: 30,
    refunds: [{ kind: 'reversal' }, { reversedBy: note!.number }, {}],
  })
  const month = await desk.load(admin, getMonth, { query: { month: '2026-11' } })
  expect(month.total.netRupees).toBe(before.total.netRupees - 100)
  expect(month.wentBack.reversed).toEqual({ count: 1, rupees: 299, creditRupees: 0 })
  expect((await desk.load(payer, listMyPayments)).payments[0]!.creditNotes).toHaveLength(3)

  const reverse = (refundId: number, paymentId = payment.id) =>
    desk.call(admin, reverseRefund, { params: { paymentId, refundId }, body: { reason: 'Again' } })
  expect(await reverse(cancelled!.refund.id)).toMatchObject(
    apiError(409, `This refund was already reversed by ${note!.number}.`),
  )
  expect(await reverse(note!.refund.id)).toMatchObject(
    apiError(409, 'This reverses a refund. Record the refund again instead.'),
  )
  expect((await reverse(999_999)).http).toBe(404)
  // The same transfer can be recorded again.
  const again = await desk.refund(admin, payment.id, { rupees: 299, reference: cancelled!.refund.reference! })
  expect(again.http).toBe(200)
})

test('a reversed refund takes the wallet’s part back, from later credit if it was spent', async () => {
  const payer = await desk.newActor('learner')
  await credit(db, payer.id, 100_00, { reason: 'A gift', dedupeKey: `gift ${payer.id}` })
  const payment = await desk.newPayment(payer.id, { rupees: 299, creditRupees: 100 })
  await spend(db, payer.id, 100_00, { reason: 'Used', dedupeKey: `credit of payment ${payment.id}` })
  await desk.verify(admin, payment.id)
  await desk.refund(admin, payment.id, { creditRupees: 100 })
  await spend(db, payer.id, 30_00, { reason: 'Used', dedupeKey: `elsewhere ${payer.id}` })
  const answers = await Promise.all([desk.reverse(admin, payment.id), desk.reverse(admin, payment.id)])
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await desk.load(payer, getWallet)).toMatchObject({ balanceRupees: 0, owedRupees: 30 })
  expect((await desk.traces(payment, payer)).notifications.at(-1)!.body).toContain('You’ve already used ₹30')
})

test('a rest that wasn’t sent back is in the wallet', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.accept(admin, payment.id, { receivedRupees: 450, restTo: 'payer', method: 'cash' })
  await desk.reverse(admin, payment.id)
  expect((await desk.load(payer, getWallet)).balanceRupees).toBe(51)
  expect(await paymentOf(payment.id)).toMatchObject({ amountPaise: 450_00, refundedPaise: 0, restPaise: 51_00 })
  expect((await desk.traces(payment, payer)).notifications.at(-1)!.body).toContain('₹51 is in your wallet.')
})

test('a reversed payout is in the wallet again', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.accept(admin, payment.id, { receivedRupees: 450 })
  await desk.refund(admin, payment.id, { walletRupees: 20 })
  expect(await paymentOf(payment.id)).toMatchObject({ refundedPaise: 20_00, restPaise: 31_00 })
  await desk.reverse(admin, payment.id)
  expect((await desk.load(payer, getWallet)).balanceRupees).toBe(51)
  expect(await paymentOf(payment.id)).toMatchObject({ refundedPaise: 0, restPaise: 51_00 })
})
