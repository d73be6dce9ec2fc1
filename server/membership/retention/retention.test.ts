import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { insertFile } from '#server/site/index.ts'
import { newTransactionId, testPassword } from '#server/testing/makers.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { anonymizeExpiredRecords } from './service.ts'
import { creditNotes, type PaymentRow, payments, receipts, refunds } from '../tables.ts'
import { statements, statementLines } from '../statements/tables.ts'

// Of the financial year 2015-16 in India, and of the one after it.
const lastMoment = new Date('2016-03-31T18:29:59.999Z')
const nextYear = new Date('2016-03-31T18:30:00Z')
// The return was due on 31 December 2016: the records may be anonymized 72 months later.
const dayBefore = new Date('2022-12-30T22:20:00Z')
const dayAfter = new Date('2022-12-31T22:20:00Z')
const yearAfter = new Date('2023-12-31T22:20:00Z')

const app = await sharedApp()

const leave = async (actor: TestActor) =>
  expect((await app.call(actor, deleteAccount, { body: { password: testPassword } })).http).toBe(200)
const clearAt = (now: Date) => anonymizeExpiredRecords(app.db, now)

type PaymentFields = { decidedAt: Date | null; state?: 'pending' | 'verified' | 'rejected' }

async function newPayment(payer: TestActor, { decidedAt, state = 'verified' }: PaymentFields) {
  const transactionId = newTransactionId()
  const typed = { typedTransactionId: newTransactionId() }
  const paid = { personId: payer.id, transactionId, ...typed, amountPaise: 199_00, method: 'upi' } as const
  const reason = state === 'rejected' ? 'Sent from the account of Meena Devi' : null
  const row = { ...paid, state, reason, decidedAt, createdAt: new Date('2016-03-01T06:00:00Z') }
  const [payment] = await app.db.insert(payments).values(row).returning()
  return { ...payment!, transactionId, ...typed }
}

let serial = 0
/** A payment with its receipt and bank statement line. */
async function newSale(payer: TestActor, decidedAt: Date): Promise<PaymentRow> {
  const payment = await newPayment(payer, { decidedAt })
  const { id: paymentId, transactionId, typedTransactionId } = payment
  const named = { payerName: 'Meena Devi', payerEmail: payer.email, transactionId, typedTransactionId }
  const customer = { legalName: 'Meena Traders', gstin: '27AAPFU0939F1ZV', address: 'Pune' }
  const details = { ...named, customer, paise: 199_00, creditPaise: 0, days: 30, schoolName: 'Kaushal', tax: null }
  const number = { number: `KT/15-16/${++serial}`, financialYear: '15-16', serial }
  await app.db.insert(receipts).values({ paymentId, ...number, issuedAt: decidedAt, details })
  await newLine(paymentId, transactionId)
  return payment
}

/** Part of the sale, transferred back. */
async function newRefund({ id: paymentId }: PaymentRow, createdAt: Date): Promise<number> {
  const [receipt] = await app.db.select().from(receipts).where(eq(receipts.paymentId, paymentId))
  const back = { kind: 'refund', amountPaise: 100_00, creditPaise: 0, days: 0, method: 'upi' } as const
  const text = { reference: '512345678901', reason: 'To Meena' }
  const [row] = await app.db
    .insert(refunds)
    .values({ paymentId, round: 0, ...back, ...text, createdAt })
    .returning()
  const ofReceipt = {
    receipt: receipt!.details,
    receiptNumber: receipt!.number,
    receiptIssuedAt: '2016-03-31T18:29:59Z',
  }
  const number = { number: `KTC/15-16/${++serial}`, financialYear: '15-16', serial }
  const details = { ...ofReceipt, ...back, ...text }
  await app.db.insert(creditNotes).values({ refundId: row!.id, ...number, issuedAt: createdAt, details })
  return row!.id
}

async function noteOf(refundId: number) {
  const [row] = await app.db
    .select({ refund: refunds, note: creditNotes })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(eq(refunds.id, refundId))
  return row!
}

async function newLine(paymentId: number, reference: string) {
  const { id: uploadedBy } = await app.newActor('admin')
  const received = { id: randomUUID(), name: 's.csv', kind: 'text/plain', bytes: 1, sha256: randomBytes(32) }
  const { id: fileId } = await insertFile(app.db, received, uploadedBy)
  const [row] = await app.db
    .insert(statements)
    .values({ fileId, name: 's.csv', head: [], state: 'done', uploadedBy })
    .returning()
  const found = { amountPaise: 199_00, narration: `UPI/MEENA DEVI/${reference}`, finding: 'exact', paymentId } as const
  await app.db.insert(statementLines).values({ statementId: row!.id, line: 1, reference, ...found })
}

async function tracesOf({ id }: PaymentRow) {
  const [payment] = await app.db.select().from(payments).where(eq(payments.id, id))
  const [receipt] = await app.db.select().from(receipts).where(eq(receipts.paymentId, id))
  const [line] = await app.db.select().from(statementLines).where(eq(statementLines.paymentId, id))
  return { payment, receipt, line }
}

const auditsOf = async ({ id }: TestActor) => {
  const entries = await app.auditsOf(`person ${id}`)
  return entries.filter(({ action }) => action === 'old records anonymized')
}

test('anonymizes records of a deleted account after 72 months and not a day before', async () => {
  const me = await app.newActor('learner')
  const [old, young] = [await newSale(me, lastMoment), await newSale(me, nextYear)]
  await leave(me)
  const [before, untouched] = [await tracesOf(old), await tracesOf(young)]

  await clearAt(dayBefore)
  expect(await tracesOf(old)).toEqual(before)
  expect(await auditsOf(me)).toEqual([])

  await clearAt(dayAfter)
  const transactionId = `CLEARED${String(old.id).padStart(15, '0')}`
  const { typedTransactionId: _, ...untyped } = before.receipt!.details
  const customer = { legalName: 'Former learner', gstin: 'CLEARED', address: '' }
  const nobody = { payerName: 'Former learner', payerEmail: '', transactionId, customer }
  expect(await tracesOf(old)).toEqual({
    payment: { ...before.payment, transactionId, typedTransactionId: null, reference: transactionId },
    receipt: { ...before.receipt, details: { ...untyped, ...nobody } },
    line: { ...before.line, narration: 'Cleared', reference: null },
  })
  expect(await tracesOf(young)).toEqual(untouched)
  expect(await auditsOf(me)).toMatchObject([{ actorId: null, after: { payments: 1 } }])

  await clearAt(dayAfter)
  expect(await auditsOf(me)).toHaveLength(1)
  await clearAt(yearAfter)
  expect((await tracesOf(young)).receipt!.details).toMatchObject({ payerName: 'Former learner', payerEmail: '' })
})

test('anonymizes what went back with its payment, and only together with the last credit note', async () => {
  const me = await app.newActor('learner')
  const [old, returnedLater] = [await newSale(me, lastMoment), await newSale(me, lastMoment)]
  const notes = [await newRefund(old, lastMoment), await newRefund(returnedLater, nextYear)]
  await leave(me)
  await expect(
    app.db.update(refunds).set({ amountPaise: 1 }).where(eq(refunds.paymentId, old.id)),
  ).rejects.toMatchObject(onlyAdded)
  await clearAt(dayAfter)
  const [cleared, kept] = await Promise.all(notes.map(noteOf))
  expect(cleared!.refund).toMatchObject({ reason: 'Cleared', reference: null, amountPaise: 100_00 })
  expect(cleared!.note.details).toMatchObject({
    reason: 'Cleared',
    reference: null,
    amountPaise: 100_00,
    receipt: {
      payerName: 'Former learner',
      payerEmail: '',
      paise: 199_00,
      customer: { gstin: 'CLEARED', address: '' },
    },
  })
  expect(kept!.note.details).toMatchObject({ reason: 'To Meena', receipt: { payerName: 'Meena Devi' } })
})

test('clears the rejection reason and does not touch a pending payment', async () => {
  const me = await app.newActor('learner')
  const rejected = await newPayment(me, { decidedAt: lastMoment, state: 'rejected' })
  const waiting = await newPayment(me, { decidedAt: null, state: 'pending' })
  await leave(me)
  await clearAt(dayAfter)
  expect((await tracesOf(rejected)).payment).toMatchObject({ state: 'rejected', reason: 'Cleared' })
  expect((await tracesOf(waiting)).payment!.transactionId).toBe(waiting.transactionId)
})

test('does not anonymize records of existing accounts, however old', async () => {
  const me = await app.newActor('learner')
  const sale = await newSale(me, lastMoment)
  const before = await tracesOf(sale)
  await clearAt(dayAfter)
  expect(await tracesOf(sale)).toEqual(before)
})

const onlyAdded = { cause: { message: expect.stringContaining('append-only') } }
const rename = sql`${receipts.details} || '{"payerName":"Somebody else"}'::jsonb`

test('lets the database only anonymize a receipt, not change it', async () => {
  const [gone, here] = [await app.newActor('learner'), await app.newActor('learner')]
  const [old, young, ours] = [
    await newSale(gone, lastMoment),
    await newSale(gone, new Date()),
    await newSale(here, lastMoment),
  ]
  await leave(gone)
  const change = ({ id }: PaymentRow, to: object) => app.db.update(receipts).set(to).where(eq(receipts.paymentId, id))
  await expect(change(ours, { details: rename })).rejects.toMatchObject(onlyAdded)
  await expect(change(young, { details: rename })).rejects.toMatchObject(onlyAdded)
  await expect(change(old, { serial: 9_999 })).rejects.toMatchObject(onlyAdded)
  const cheaper = sql`${receipts.details} || '{"paise":1}'::jsonb`
  await expect(change(old, { details: cheaper })).rejects.toMatchObject(onlyAdded)
  await expect(app.db.delete(receipts).where(eq(receipts.paymentId, old.id))).rejects.toMatchObject(onlyAdded)
})
