import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import {
  assignStatementLine,
  type Finding,
  listStatementLines,
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
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError } from '#server/testing/test-app.ts'
import { payments, receipts } from '../tables.ts'

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
const cash = (): Movement => ({ ...transfer(''), day: new Date('2026-11-06T00:00:00Z'), narration: 'CASH DEPOSIT SELF' })

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
    message: expect.stringContaining('uploaded this file before'),
    data: { statementId },
  })
  const statement = await untilState(desk, admin, statementId, 'matched')
  expect(statement).toMatchObject({ counts: { exact: 0, possible: 1 }, unverified: { payments: 0 } })
  expect(await outcomeOf(second.id)).toMatchObject({
    outcome: 'credit used',
    state: 'pending',
    paidFor: expect.any(String),
  })
  expect(await desk.accept(admin, second.id, {})).toMatchObject(apiError(409, expect.stringContaining('paid for')))
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
  const [other] = await linesOf(longer.statementId, 'unknown')
  expect((await assign(longer.statementId, other.line, ravi.id)).http).toBe(200)
  const third = await matched(desk, admin, axis([cash(), cash()]))
  expect(third.counts).toMatchObject({ unknown: 0 })
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

test('of two payments verified at once with one credit, one stays pending', async () => {
  const [typed, booked] = newMistyped()
  const [similar, own] = [await newPayment(typed), await newPayment()]
  await matched(desk, admin, axis([transfer(booked)]))
  await desk.db.update(payments).set({ transactionId: booked }).where(eq(payments.id, own.id))
  const decided = await Promise.all([outcomeOf(similar.id), outcomeOf(own.id)])
  const outcomes = decided.map(({ outcome }) => outcome)
  // Without its credit, the payment with the similar reference is only known from its payer.
  expect(outcomes[1] === 'credit used' || outcomes[0] === 'verified').toBe(true)
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
