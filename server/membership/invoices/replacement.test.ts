import { asc, desc, eq } from '#server/kit/db/orm.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDataLink } from '#contract/identity/my-data.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { getMySubscription } from '#contract/membership/access.ts'
import { getDay } from '#contract/membership/daily-close.ts'
import { correctInvoice, requestInvoice } from '#contract/membership/invoices.ts'
import { getMonth } from '#contract/membership/months.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { getRefundable } from '#contract/membership/refunds.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { indiaDate } from '#server/kit/india.ts'
import { readPdf, unzipped } from '#server/testing/documents.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { differingDays } from '#server/testing/membership/months.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { creditNotes, receipts, refunds } from '../tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')
const stopTax = await desk.chargeTax()
afterAll(stopTax)

const noon = new Date('2026-11-16T06:30:00Z')
const moveTo = (moment: Date) => void (desk.deps.clock = () => moment)
beforeEach(() => moveTo(noon))

const company = { legalName: 'Acme Private Limited', gstin: '29AAGCB7383J1Z4', address: '4 MG Road\nBengaluru 560001' }
const typed = { ...company, gstin: ' 29aagcb7383j1z4 ' }

async function newMember(rupees = 399) {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id, { rupees })
  await desk.verify(admin, payment.id)
  const [receipt] = await receiptsOf(payment.id)
  return { payer, payment, receipt: receipt! }
}
const receiptsOf = (paymentId: number) =>
  db.select().from(receipts).where(eq(receipts.paymentId, paymentId)).orderBy(asc(receipts.round))
const ask = (payer: TestActor, paymentId: number, receiptNumber: string | null, body: object = typed) =>
  desk.call(payer, requestInvoice, { params: { paymentId }, body: { ...body, receiptNumber } })
/** The newest note of a payment. */
async function noteOf(paymentId: number) {
  const [row] = await db
    .select({ note: creditNotes })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(desc(creditNotes.serial))
    .limit(1)
  return row!.note
}

test('an invoice for a company replaces a receipt and changes nothing else', async () => {
  const { payer, payment, receipt } = await newMember()
  const before = {
    access: await desk.load(payer, getMySubscription),
    wallet: await desk.load(payer, getWallet),
    refundable: await desk.load(admin, getRefundable, { params: { paymentId: payment.id } }),
  }
  moveTo(new Date(noon.getTime() + 3 * dayMs))
  const answer = await ask(payer, payment.id, receipt.number)
  expect(answer.http).toBe(200)
  const [old, invoice] = await receiptsOf(payment.id)
  expect(old).toEqual(receipt)
  expect(invoice).toMatchObject({
    round: 1,
    isRenewal: false,
    details: { customer: company, placeOfSupply: '29', paise: 399_00, days: 30, replaces: { number: receipt.number } },
  })
  const note = await noteOf(payment.id)
  expect(note.details).toMatchObject({
    kind: 'replacement',
    receiptNumber: receipt.number,
    replacedBy: invoice!.number,
    amountPaise: 399_00,
    days: 0,
  })
  expect(answer.body.data).toMatchObject({
    state: 'verified',
    receiptNumber: invoice!.number,
    refundedRupees: 0,
    planDays: 30,
  })
  expect((await desk.auditsOf(`payment ${payment.id}`)).at(-1)).toMatchObject({
    actorId: payer.id,
    action: 'receipt replaced',
    before: { receiptNumber: receipt.number },
    after: { receiptNumber: invoice!.number, creditNote: note.number, ...company },
  })
  const { payments: mine } = await desk.load(payer, listMyPayments)
  expect(mine[0].creditNotes).toMatchObject([{ kind: 'replacement', number: note.number }])

  expect(await desk.load(payer, getMySubscription)).toEqual(before.access)
  expect(await desk.load(payer, getWallet)).toEqual(before.wallet)
  const after = await desk.load(admin, getRefundable, { params: { paymentId: payment.id } })
  expect({ ...after, whyNoUndo: null, undoUntil: null, refunds: [] }).toEqual({
    ...before.refundable,
    whyNoUndo: null,
    undoUntil: null,
  })

  // Of the day and the month it is two documents that cancel each other; no money came or went.
  const day = indiaDate(desk.deps.clock())
  expect((await desk.load(admin, getDay, { query: { day } })).money).toMatchObject({
    methods: [],
    payments: 0,
    rupees: 0,
    refunds: { payments: 0 },
    receipts: { first: invoice!.number, last: invoice!.number },
    creditNotes: { first: note.number, last: note.number },
    netRupees: 0,
  })
  expect((await desk.load(admin, getDay, { query: { day: indiaDate(noon) } })).money.returnedLater.payments).toBe(0)
  const { wentBack } = await desk.load(admin, getMonth, { query: { month: day.slice(0, 7) } })
  expect(wentBack).toMatchObject({
    refunds: { count: 0 },
    cancelled: { count: 0 },
    replaced: { count: 1, rupees: 399 },
  })
  expect(await differingDays(db)).toEqual([])

  // A refund corrects the new invoice.
  await desk.refund(admin, payment.id, { rupees: 100, days: 5 })
  expect((await noteOf(payment.id)).details).toMatchObject({
    kind: 'refund',
    receiptNumber: invoice!.number,
    receipt: { customer: company },
  })
  expect(await ask(payer, payment.id, invoice!.number, { legalName: 'Other' })).toMatchObject({
    http: 409,
    body: { message: 'Money of this payment went back, so its receipt can’t be replaced any more.' },
  })
})

test('the PDF has what a tax invoice needs, and the old receipt’s file stays as it was', async () => {
  const { payer, payment, receipt } = await newMember()
  const filesOf = async () => {
    const { url } = await desk.load(payer, createDataLink)
    return unzipped((await desk.app.inject({ method: 'GET', url })).rawPayload)
  }
  const name = (number: string) => `${number.replaceAll('/', '-')}.pdf`
  const old = (await filesOf())[`files/receipts/${name(receipt.number)}`]
  const { body } = await ask(payer, payment.id, receipt.number)
  const files = await filesOf()
  expect(files[`files/receipts/${name(receipt.number)}`]).toBe(old)
  const note = await noteOf(payment.id)
  expect(files).toHaveProperty([`files/credit notes/${name(note.number)}`])
  const pdf = await desk.app.inject({ method: 'GET', url: body.data.receiptUrl })
  const { texts } = await readPdf(pdf.rawPayload)
  const all = texts
    .map(({ str }) => str)
    .join('')
    .replaceAll(' ', '')
  for (const words of [
    'TaxInvoice',
    'AcmePrivateLimited',
    '4MGRoad',
    'GSTIN29AAGCB7383J1Z4',
    'GSTIN27AAPFU0939F1ZV',
    'IGSTat18%',
    'Karnataka(29)',
    'ReversechargeNo',
    'SAC999293',
    `Replaces${receipt.number}`,
  ]) {
    expect(all).toContain(words)
  }
})

test('of requests at the same moment one replaces the receipt', async () => {
  const { payer, payment, receipt } = await newMember()
  const answers = await Promise.all([
    ask(payer, payment.id, receipt.number),
    ask(payer, payment.id, receipt.number),
    desk.call(admin, correctInvoice, {
      params: { paymentId: payment.id },
      body: { ...company, receiptNumber: receipt.number },
    }),
  ])
  expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409'])
  expect(await receiptsOf(payment.id)).toHaveLength(2)
  expect(await db.$count(refunds, eq(refunds.paymentId, payment.id))).toBe(1)
})

test('an undone verification cancels the invoice, and the next receipt is for the company', async () => {
  const { payer, payment, receipt } = await newMember()
  await ask(payer, payment.id, receipt.number)
  await desk.undo(admin, payment.id)
  expect((await desk.load(payer, getMySubscription)).hasAccess).toBe(false)
  await desk.verify(admin, payment.id)
  const all = await receiptsOf(payment.id)
  expect(all.map(({ round, replaced }) => [round, replaced])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
  ])
  expect((await noteOf(payment.id)).details).toMatchObject({ kind: 'undo', receiptNumber: all[1]!.number })
  expect(all[2]!.details).toMatchObject({ customer: company })
  expect(all[2]!.details).not.toHaveProperty('replaces')
  const { payments: mine } = await desk.load(payer, listMyPayments)
  expect(mine[0]).toMatchObject({ receiptNumber: all[2]!.number, planDays: 30 })
  expect(await differingDays(db)).toEqual([])
})
