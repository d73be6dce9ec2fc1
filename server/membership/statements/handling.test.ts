import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import { reopenPayment } from '#contract/membership/payments.ts'
import {
  assignStatementLine,
  confirmStatementLine,
  type Finding,
  handleStatementLine,
  listMissingPayments,
  listStatementLines,
  verifyStatement,
} from '#contract/membership/statements.ts'
import { axis, matched, type Movement, sendStatement, untilState } from '#server/testing/membership/bank-statements.ts'
import { asPdf, asWorkbook, bankTable, type Entry } from '#server/testing/membership/statement-files.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError, fieldError } from '#server/testing/test-app.ts'
import { payments } from '../tables.ts'

const desk = await moneyDesk()
await desk.registerJobs()
const admin = await desk.newActor('admin')

const day = new Date('2026-11-05T00:00:00Z')
const transfer = (reference: string, rupees = '399.00'): Movement => ({
  day,
  rupees,
  narration: `UPI/P2A/${reference}/RAVI/SBIN`,
})
const linesOf = async (statementId: number, finding: Finding) =>
  (await desk.load(admin, listStatementLines, { params: { statementId }, query: { finding } })).items
const newPayment = async () => desk.newPayment((await desk.newActor('learner')).id)
const stateOf = async (paymentId: number) =>
  (await desk.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!.state
const verifyAll = async (statementId: number) => {
  await desk.call(admin, verifyStatement, { params: { statementId } })
  return untilState(desk, admin, statementId, 'done')
}
const entry = (reference: string, paise: number): Entry => ({
  day: '2026-11-05',
  paise,
  narration: `UPI-RAVI KUMAR-ravi@okaxis-UTIB0000001-${reference}-fee`,
  reference,
})

test('reads a workbook and a locked PDF like a CSV file, and never stores the password', async () => {
  const [first, second] = [await newPayment(), await newPayment()]
  const workbook = asWorkbook(bankTable('ICICI', [entry(first.transactionId, first.amountPaise)]), 'xlsx')
  expect(await matched(desk, admin, workbook)).toMatchObject({
    format: 'workbook',
    layout: 'ICICI',
    counts: { exact: 1 },
  })

  const pdf = await asPdf(bankTable('HDFC', [entry(second.transactionId, second.amountPaise)]), {
    password: 'KAUS1503',
  })
  expect(await sendStatement(desk, admin, pdf)).toMatchObject(
    fieldError('password', expect.stringContaining('has a password')),
  )
  const wrong = await sendStatement(desk, admin, pdf, { password: 'KAUS1504' })
  expect(wrong).toMatchObject(fieldError('password', expect.stringContaining('doesn’t open')))
  const { statementId } = (await sendStatement(desk, admin, pdf, { password: 'KAUS1503' })).body.data
  expect(await untilState(desk, admin, statementId, 'matched')).toMatchObject({
    format: 'pdf',
    counts: { exact: 1 },
    reading: { from: '2026-11-05', to: '2026-11-05', balances: { breakCount: 0 } },
  })
  expect(JSON.stringify(await desk.auditsOf(`statement ${statementId}`))).not.toContain('KAUS1503')
})

test('a rejected payer is saved by the next statement', async () => {
  const payment = await newPayment()
  await desk.reject(admin, 'Not found', payment.id)
  const send = () => matched(desk, admin, axis([transfer(payment.transactionId)]))
  const { statementId, counts } = await send()
  expect(counts).toMatchObject({ exact: 0, 'rejected but received': 1 })
  expect(await linesOf(statementId, 'rejected but received')).toMatchObject([
    { payment: { paymentId: payment.id, state: 'rejected' } },
  ])
  await desk.load(admin, reopenPayment, { params: { paymentId: payment.id }, body: { reason: 'On the statement' } })
  await verifyAll((await send()).statementId)
  expect(await stateOf(payment.id)).toBe('verified')
})

describe('an unclear line of a PDF', () => {
  async function unclear() {
    const payment = await newPayment()
    const table = bankTable('Axis', [
      entry(newTransactionId(), 100_00),
      entry(payment.transactionId, payment.amountPaise),
      entry(newTransactionId(), 200_00),
    ])
    // The second balance doesn't follow from the first.
    const rows = table.map((row) => row.map((cell) => (cell === '1,00,499.00' ? '1,00,498.00' : cell)))
    const statement = await matched(desk, admin, await asPdf(rows))
    return { payment, statement, lines: await linesOf(statement.statementId, 'unclear') }
  }

  test('is matched only after staff confirmed it', async () => {
    const { payment, statement, lines } = await unclear()
    const { statementId } = statement
    expect(statement).toMatchObject({ counts: { exact: 0, unclear: 2 }, reading: { balances: { breakCount: 2 } } })
    expect(lines[0]).toMatchObject({ payment: null, doubt: expect.stringContaining('balance') })
    const params = { statementId, line: lines[0]!.line }
    expect(await desk.load(admin, confirmStatementLine, { params })).toMatchObject({
      finding: 'exact',
      doubt: null,
      payment: { paymentId: payment.id },
    })
    expect(await desk.call(admin, confirmStatementLine, { params })).toMatchObject(apiError(409))
    await verifyAll(statementId)
    expect(await stateOf(payment.id)).toBe('verified')
  })
})

describe('a transfer that nobody reported', () => {
  const unknownLine = async (rupees?: string) => {
    const { statementId } = await matched(desk, admin, axis([transfer(newTransactionId(), rupees)]))
    const [line] = await linesOf(statementId, 'unknown')
    return { statementId, line: line!.line }
  }

  test('becomes the payment of a learner, who is notified, and is verified with the rest', async () => {
    const learner = await desk.newActor('learner')
    const params = await unknownLine()
    const assigned = await desk.load(admin, assignStatementLine, { params, body: { userId: learner.id } })
    expect(assigned).toMatchObject({
      finding: 'exact',
      handling: 'assigned',
      payment: { state: 'pending', rupees: 399 },
    })
    expect(await desk.notificationsOf(learner)).toMatchObject([{ title: 'We’ve found your transfer of ₹399' }])
    const again = await desk.call(admin, assignStatementLine, { params, body: { userId: learner.id } })
    expect(again).toMatchObject(apiError(409))
    await verifyAll(params.statementId)
    expect(await stateOf(assigned.payment!.paymentId)).toBe('verified')
  })

  test('waits in the queue if no plan has its price', async () => {
    const body = { userId: (await desk.newActor('learner')).id }
    const assigned = await desk.load(admin, assignStatementLine, { params: await unknownLine('123.00'), body })
    expect(assigned).toMatchObject({ finding: 'amount differs', payment: { rupees: 123, state: 'pending' } })
  })

  test('isn’t assigned to oneself or to nobody', async () => {
    const params = await unknownLine()
    const assign = (userId: number) => desk.call(admin, assignStatementLine, { params, body: { userId } })
    expect(await assign(admin.id)).toMatchObject(apiError(403))
    expect(await assign(987_654_321)).toMatchObject(fieldError('userId', 'Choose a learner'))
  })

  test('can be noted, ignored, and taken back', async () => {
    const params = await unknownLine()
    const handle = (body: object) => desk.call(admin, handleStatementLine, { params, body })
    expect(await handle({ handling: 'noted' })).toMatchObject(fieldError('note', 'Write a note'))
    expect((await handle({ handling: 'noted', note: 'Rent deposit' })).body.data).toMatchObject({
      note: 'Rent deposit',
    })
    expect((await handle({ handling: 'ignored' })).body.data).toMatchObject({ handling: 'ignored', note: '' })
    expect((await handle({ handling: null })).body.data).toMatchObject({ handling: null })
    expect(await desk.auditsOf(`statement ${params.statementId}, line ${params.line}`)).toHaveLength(3)
  })
})

test('lists payments reported on its days that are not on it', async () => {
  const [missing, present, earlier] = [await newPayment(), await newPayment(), await newPayment()]
  const reported = (id: number, at: string) =>
    desk.db
      .update(payments)
      .set({ createdAt: new Date(at) })
      .where(eq(payments.id, id))
  // The last minute of the statement's last day in India.
  await reported(missing.id, '2026-03-05T18:29:00Z')
  await reported(present.id, '2026-03-05T10:00:00Z')
  await reported(earlier.id, '2026-03-05T18:31:00Z')
  const march = { ...transfer(present.transactionId), day: new Date('2026-03-05T00:00:00Z') }
  const { statementId } = await matched(desk, admin, axis([march]))
  expect(await desk.load(admin, listMissingPayments, { params: { statementId } })).toMatchObject({
    total: 1,
    items: [{ paymentId: missing.id, transactionId: missing.transactionId, rupees: 399 }],
  })
})
