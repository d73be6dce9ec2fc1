import { asc, eq } from '#server/kit/db/orm.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import {
  correctInvoice,
  getInvoiceOf,
  getMyInvoiceDetails,
  removeMyInvoiceDetails,
  requestInvoice,
  saveMyInvoiceDetails,
} from '#contract/membership/invoices.ts'
import { testPassword } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { fieldError, type TestActor } from '#server/testing/test-app.ts'
import { invoiceDetails, payments, receipts } from '../tables.ts'

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

test('a learner’s company is on the receipts of later payments, with the state of its GSTIN', async () => {
  const payer = await desk.newActor('learner')
  expect(await desk.load(payer, getMyInvoiceDetails)).toEqual({ details: null })
  expect(await desk.load(payer, saveMyInvoiceDetails, { body: typed })).toEqual({ details: company })
  expect((await desk.auditsOf(`person ${payer.id}`)).at(-1)).toMatchObject({
    actorId: payer.id,
    action: 'invoice details changed',
    after: company,
  })
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  // Later changes don't change it.
  await desk.load(payer, removeMyInvoiceDetails)
  const [receipt] = await receiptsOf(payment.id)
  expect(receipt!.details).toMatchObject({ customer: company, placeOfSupply: '29' })
  const renewal = await desk.newPayment(payer.id)
  await desk.verify(admin, renewal.id)
  expect((await receiptsOf(renewal.id))[0]!.details).not.toHaveProperty('customer')
})

test.each([
  ['gstin', { gstin: '29AAGCB7383J1Z5' }, 'This GSTIN has a typo. Check each character.'],
  ['gstin', { gstin: '29AAGCB7383J1Z' }, /15-character GSTIN/],
  ['gstin', { gstin: '99AAGCB7383J1ZX' }, 'A GSTIN starts with the code of a state, such as 27'],
  ['address', { address: '' }, 'Enter the address that is registered with this GSTIN'],
  ['legalName', { legalName: '' }, 'Enter the legal name of the company'],
])('rejects company details with a wrong %s', async (field, wrong, message) => {
  const { payer, payment, receipt } = await newMember()
  const body = { ...company, ...wrong }
  expect(await desk.call(payer, saveMyInvoiceDetails, { body })).toMatchObject(fieldError(field, message))
  expect(await ask(payer, payment.id, receipt.number, body)).toMatchObject(fieldError(field, message))
  expect(await desk.load(payer, getMyInvoiceDetails)).toEqual({ details: null })
})

test('staff enter a company before and after the payment is verified, and the learner is notified', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const params = { paymentId: payment.id }
  const load = () => desk.load(admin, getInvoiceOf, { params })
  expect(await load()).toEqual({ details: null, receiptNumber: null, whyNot: null, hasGst: true })
  const asked = { ...company, receiptNumber: null }
  await desk.call(admin, correctInvoice, { params, body: asked })
  expect((await desk.auditsOf(`person ${payer.id}`)).at(-1)).toMatchObject({ actorId: admin.id, after: company })
  await desk.verify(admin, payment.id)
  const [receipt] = await receiptsOf(payment.id)
  expect(await load()).toMatchObject({ details: company, receiptNumber: receipt!.number, whyNot: null })

  const corrected = { ...company, legalName: 'Acme India Private Limited' }
  const replace = (body: object) => desk.call(admin, correctInvoice, { params, body })
  const answer = await replace({ ...corrected, receiptNumber: receipt!.number })
  const { notifications, emails } = await desk.traces(payment, payer)
  expect(notifications.at(-1)!.title).toBe('Your invoice for Acme India Private Limited is ready')
  expect(emails.at(-1)!.subject).toBe(`Your invoice ${answer.body.data.receiptNumber}`)
  expect(await replace({ ...corrected, receiptNumber: answer.body.data.receiptNumber })).toMatchObject(
    fieldError('legalName', 'The receipt already has these details'),
  )
  expect(await replace({ ...company, receiptNumber: receipt!.number })).toMatchObject({
    http: 409,
    body: { message: `This payment’s receipt is ${answer.body.data.receiptNumber} now. Reload the page to see it.` },
  })
  moveTo(new Date('2027-12-01T06:30:00Z'))
  expect(await load()).toMatchObject({ whyNot: 'The law allowed to change this receipt until 30 Nov 2027.' })
})

test('nobody replaces another learner’s receipt, nor staff their own', async () => {
  const { payment, receipt } = await newMember()
  const params = { paymentId: payment.id }
  const body = { ...company, receiptNumber: receipt.number }
  const stranger = await desk.newActor('learner')
  expect(await ask(stranger, payment.id, receipt.number)).toMatchObject({ http: 404 })
  const other = await desk.newActor('admin')
  await db.update(payments).set({ personId: other.id }).where(eq(payments.id, payment.id))
  expect(await desk.call(other, correctInvoice, { params, body })).toMatchObject({ http: 403 })
  const none = { paymentId: 999_999_999 }
  expect(await desk.call(admin, getInvoiceOf, { params: none })).toMatchObject({ http: 404 })
  expect(await desk.call(admin, correctInvoice, { params: none, body })).toMatchObject({ http: 404 })
  const rejected = await desk.newPayment(stranger.id)
  await desk.reject(admin, 'Not on the statement', rejected.id)
  expect(await ask(stranger, rejected.id, null)).toMatchObject({
    http: 409,
    body: { message: 'This payment isn’t verified. It’s rejected.' },
  })
})

test('a school without GST can only name the company', async () => {
  await stopTax()
  const { payer, payment, receipt } = await newMember()
  const refusal = fieldError('gstin', /There is no GST on our receipts/)
  expect(await desk.call(payer, saveMyInvoiceDetails, { body: company })).toMatchObject(refusal)
  expect(await ask(payer, payment.id, receipt.number)).toMatchObject(refusal)
  const named = { legalName: company.legalName, address: '' }
  expect(await ask(payer, payment.id, receipt.number, named)).toMatchObject({ http: 200 })
  expect((await receiptsOf(payment.id))[1]!.details).toMatchObject({ customer: { ...named, gstin: null }, tax: null })

  // Details from before the school gave up its registration.
  await db
    .update(invoiceDetails)
    .set({ gstin: company.gstin, address: 'Pune' })
    .where(eq(invoiceDetails.personId, payer.id))
  const renewal = await desk.newPayment(payer.id)
  await desk.verify(admin, renewal.id)
  expect((await receiptsOf(renewal.id))[0]!.details).toMatchObject({ customer: { gstin: null }, tax: null })
  await desk.chargeTax()
})

test('a deleted account loses its company details', async () => {
  const payer = await desk.newActor('learner')
  await desk.load(payer, saveMyInvoiceDetails, { body: company })
  await desk.call(payer, deleteAccount, { body: { password: testPassword } })
  expect(await db.$count(invoiceDetails, eq(invoiceDetails.personId, payer.id))).toBe(0)
})
