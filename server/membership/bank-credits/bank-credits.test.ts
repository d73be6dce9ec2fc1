import { eq } from '#server/kit/db/orm.ts'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { getDay } from '#contract/membership/daily-close.ts'
import { listPayments, subscribeUser, verifyPayments } from '#contract/membership/payments.ts'
import {
  assignStatementLine,
  type Finding,
  handleStatementLine,
  listStatementLines,
  uploadStatement,
  verifyStatement,
} from '#contract/membership/statements.ts'
import {
  axis,
  hdfc,
  icici,
  matched,
  type Movement,
  sendStatement,
  untilState,
} from '#server/testing/membership/bank-statements.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { formOf } from '#server/testing/forms.ts'
import { asWorkbook, bankTable } from '#server/testing/membership/statement-files.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError } from '#server/testing/test-app.ts'
import { files } from '#server/site/tables.ts'
import { upload } from '../statements/service.ts'
import { bankCredits } from './tables.ts'
import { payments, receipts } from '../tables.ts'
import { statements } from '../statements/tables.ts'

const desk = await moneyDesk()
await desk.registerJobs()
const admin = await desk.newActor('admin')

const day = new Date('2026-11-05T00:00:00Z')
const transfer = (reference: string, rupees = '399.00'): Movement => ({
  day,
  rupees,
  narration: `UPI/P2A/${reference}/RAVI/SBIN`,
})
// A day of its own: the files of these tests start with the same balance.
const cash = (): Movement => ({
  ...transfer(''),
  day: new Date('2026-11-06T00:00:00Z'),
  narration: 'CASH DEPOSIT SELF',
})

const newPayment = async (transactionId = newTransactionId()) =>
  desk.newPayment((await desk.newActor('learner')).id, { transactionId })
const stateOf = async ({ id }: { id: number }) =>
  (await desk.db.select().from(payments).where(eq(payments.id, id)))[0]!.state
const linesOf = async (statementId: number, finding: Finding) =>
  (await desk.load(admin, listStatementLines, { params: { statementId }, query: { finding } })).items
const outcomeOf = async (paymentId: number) => (await desk.verify(admin, paymentId)).body.data[0]
const verifyExact = (statementId: number) => desk.call(admin, verifyStatement, { params: { statementId } })

/** What the payer typed, and what the bank has. */
function newMistyped(): [typed: string, booked: string] {
  const booked = newTransactionId()
  return [booked.slice(0, -1) + String((Number(booked.at(-1)) + 1) % 10), booked]
}

test('a credit that paid for one person doesn’t pay for another when the same file comes again', async () => {
  const [typed, booked] = newMistyped()
  const content = axis([transfer(booked)])
  const first = await newPayment(typed)
  const { statementId, counts } = await matched(desk, admin, content)
  expect(counts).toMatchObject({ possible: 1 })
  expect(await outcomeOf(first.id)).toMatchObject({ outcome: 'verified' })

  const second = await newPayment(booked)
  const again = await sendStatement(desk, admin, content)
  expect(again.body).toMatchObject({
    message: expect.stringContaining('uploaded before'),
    data: { statementId },
  })
  const statement = await untilState(desk, admin, statementId, 'matched')
  expect(statement).toMatchObject({ counts: { exact: 0, possible: 1 }, unverified: { payments: 0 } })
  expect(await outcomeOf(second.id)).toMatchObject({
    outcome: 'credit used',
    state: 'pending',
    paidFor: expect.any(String),
  })
  expect(await desk.accept(admin, second.id, {})).toMatchObject(apiError(409, expect.stringContaining('has paid for')))
  expect(await stateOf(second)).toBe('pending')
})

test('a credit is the same in another bank’s layout, and every statement says whom it paid for', async () => {
  const [typed, booked] = newMistyped()
  const first = await newPayment(typed)
  const possible = await matched(desk, admin, axis([transfer(booked)]))
  await desk.verify(admin, first.id)
  const second = await newPayment(booked)
  const { statementId, counts, known } = await matched(
    desk,
    admin,
    icici([transfer(newTransactionId()), transfer(booked)]),
  )
  expect(counts).toMatchObject({ exact: 0, 'already used': 1, unknown: 1 })
  expect(known).toMatchObject({ lines: 1, uploadedAt: possible.createdAt })
  expect(await linesOf(statementId, 'already used')).toMatchObject([{ payment: { paymentId: first.id } }])
  await verifyExact(statementId)
  expect(await stateOf(second)).toBe('pending')
  expect(await desk.db.$count(receipts, eq(receipts.paymentId, second.id))).toBe(0)
})

test('a credit without a reference stays with the learner it was assigned to; an equal one is another', async () => {
  const [asha, ravi] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const { statementId } = await matched(desk, admin, hdfc([cash()]))
  const [line] = await linesOf(statementId, 'unknown')
  const assign = (statementId: number, line: number, userId: number) =>
    desk.call(admin, assignStatementLine, { params: { statementId, line }, body: { userId } })
  const { paymentId } = (await assign(statementId, line.line, asha.id)).body.data.payment
  expect(await outcomeOf(paymentId)).toMatchObject({ outcome: 'verified' })

  const longer = await matched(desk, admin, hdfc([cash(), cash()]))
  expect(longer.counts).toMatchObject({ 'already used': 1, unknown: 1 })
  expect(await linesOf(longer.statementId, 'already used')).toMatchObject([{ payment: { paymentId } }])
  const unknown = async () => {
    const { problems } = await desk.load(admin, getDay, { query: {} })
    return problems.find(({ kind }: { kind: string }) => kind === 'unknown credit')?.count ?? 0
  }
  const before = await unknown()
  const [other] = await linesOf(longer.statementId, 'unknown')
  expect((await assign(longer.statementId, other.line, ravi.id)).http).toBe(200)
  const third = await matched(desk, admin, axis([cash(), cash()]))
  expect(third.counts).toMatchObject({ unknown: 0 })
  expect(await unknown()).toBe(before - 1)
})

test('a note on a credit is on every statement that lists it', async () => {
  const grant = transfer(newTransactionId(), '5000.00')
  const { statementId } = await matched(desk, admin, axis([grant]))
  const [line] = await linesOf(statementId, 'unknown')
  const body = { handling: 'noted', note: 'A grant' }
  await desk.call(admin, handleStatementLine, { params: { statementId, line: line.line }, body })
  const other = await matched(desk, admin, hdfc([grant]))
  expect(await linesOf(other.statementId, 'unknown')).toMatchObject([body])
})

test('an undone verification frees the credit, and so does the payment’s own line', async () => {
  const [typed, booked] = newMistyped()
  const [first, second] = [await newPayment(typed), await newPayment(booked)]
  await desk.reject(admin, 'Not found', second.id)
  await matched(desk, admin, axis([transfer(booked)]))
  await desk.verify(admin, first.id)
  // The payer of the similar reference had paid after all.
  await matched(desk, admin, axis([transfer(typed)]))
  const third = await desk.newPayment(second.personId, { transactionId: booked })
  expect(await outcomeOf(third.id)).toMatchObject({ outcome: 'verified' })
  await desk.undo(admin, third.id)
  expect(await outcomeOf(third.id)).toMatchObject({ outcome: 'verified' })
})

test('of two payments verified at once, one has the credit', async () => {
  const [typed, booked] = newMistyped()
  const [similar, own] = [await newPayment(typed), await newPayment()]
  await matched(desk, admin, axis([transfer(booked)]))
  await desk.db.update(payments).set({ transactionId: booked }).where(eq(payments.id, own.id))
  const decided = await Promise.all([outcomeOf(similar.id), outcomeOf(own.id)])
  // The faster one has the credit. Without it, the similar one is only known from its payer.
  const [credit] = await desk.db.select().from(bankCredits).where(eq(bankCredits.reference, booked))
  expect(credit!.paymentId).toBe(decided[1].outcome === 'verified' ? own.id : similar.id)
  const used = await matched(desk, admin, axis([transfer(booked), transfer(newTransactionId())]))
  expect(used.counts).toMatchObject({ exact: 0, 'already used': 1 })
})

test('one file is one statement, however often and at whatever moment it is sent', async () => {
  const content = axis([transfer((await newPayment()).transactionId)])
  const answers = await Promise.all([1, 2, 3].map(() => sendStatement(desk, admin, content)))
  const ids = new Set(answers.map(({ body }) => body.data.statementId))
  expect(ids.size).toBe(1)
  expect(await matched(desk, admin, content)).toMatchObject({ statementId: [...ids][0], counts: { exact: 1 } })
})

test('a key stands for one file', async () => {
  const send = (content: string) =>
    desk.call(admin, uploadStatement, {
      body: formOf({}, 'statement', { name: 'november.csv', content }),
      headers: { 'idempotency-key': 'statement-of-november' },
    })
  const content = axis([transfer(newTransactionId())])
  const first = await send(content)
  expect((await send(content)).body).toEqual(first.body)
  expect(await send(axis([transfer(newTransactionId())]))).toMatchObject(
    apiError(409, expect.stringContaining('Idempotency-Key')),
  )
})

test('a workbook that takes long is acknowledged and read by a job', async () => {
  const payment = await newPayment()
  const entry = { day: '2026-11-05', paise: 399_00, narration: `UPI-RAVI-${payment.transactionId}`, reference: '' }
  const bytes = asWorkbook(bankTable('ICICI', [entry]), 'xlsx')
  const stored = await desk.deps.files.put(Readable.from([bytes]))
  const file = { ...stored, name: 'year.xlsx', sentPath: '', kind: 'application/zip', discard: async () => {} }
  const { statement } = await upload(desk.db, desk.deps, admin.id, { file, password: '', waitMs: 1 })
  expect(statement).toMatchObject({ state: 'reading', lineCount: 0 })
  expect(await untilState(desk, admin, statement.statementId, 'matched')).toMatchObject({
    format: 'workbook',
    layout: 'ICICI',
    counts: { exact: 1 },
  })
  expect(await desk.db.$count(files, eq(files.id, stored.id))).toBe(0)

  // Uploaded again after it couldn't be read, it gets another chance.
  const failed = { state: 'failed', error: 'Too large', columns: null } as const
  await desk.db.update(statements).set(failed).where(eq(statements.id, statement.statementId))
  expect((await sendStatement(desk, admin, bytes)).body.data).toMatchObject({ state: 'reading', problem: null })
  await untilState(desk, admin, statement.statementId, 'matched')
})

test('the queue names the statement that has a pending payment, also one that was reported later', async () => {
  const [typed, booked] = newMistyped()
  const later = newTransactionId()
  const [exact, similar] = [await newPayment(), await newPayment(typed)]
  const { statementId } = await matched(
    desk,
    admin,
    axis([transfer(exact.transactionId), transfer(booked), transfer(later)]),
  )
  const reported = await newPayment(later)
  const rowOf = async (search: string) => (await desk.load(admin, listPayments, { query: { search } })).items[0]
  const seen = { statementId, similar: null, paidFor: null }
  expect((await rowOf(exact.transactionId)).onStatement).toMatchObject(seen)
  expect((await rowOf(later)).onStatement).toMatchObject(seen)
  expect((await rowOf(typed)).onStatement).toMatchObject({ ...seen, similar: booked })
  expect((await rowOf((await newPayment()).transactionId)).onStatement).toBeNull()
  expect(await outcomeOf(reported.id)).toMatchObject({ outcome: 'verified' })

  // Verified with the bank's reference: nobody else can report that transfer.
  const body = { paymentIds: [similar.id], transactionId: booked }
  expect((await desk.call(admin, verifyPayments, { body })).body.data).toMatchObject([{ outcome: 'verified' }])
  const again = await desk.call(await desk.newActor('learner'), subscribeUser, {
    body: { amount: '399', transactionId: booked },
  })
  expect(again.http).toBe(409)
})

test('the daily close names two payments that were verified with one credit', async () => {
  const [typed, booked] = newMistyped()
  const similar = await newPayment(typed)
  await matched(desk, admin, axis([transfer(booked)]))
  await desk.verify(admin, similar.id)
  const own = await newPayment(booked)
  // As it was possible before credits were known across statements.
  await desk.db.update(payments).set({ state: 'verified', decidedAt: new Date() }).where(eq(payments.id, own.id))
  const { problems } = await desk.load(admin, getDay, { query: {} })
  const twice = problems.find(({ kind }: { kind: string }) => kind === 'credit used twice')
  const item = twice?.items.find(({ transactionId }: { transactionId: string }) => transactionId === booked)
  expect(item?.name).toContain(' and ')
})
