import { eq, inArray } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import {
  type Finding,
  listStatementLines,
  type StatementLine,
  verifyStatement,
} from '#contract/membership/statements.ts'
import {
  axis,
  choosing,
  hdfc,
  matched,
  type Movement,
  sendStatement,
  untilState,
} from '#server/testing/membership/bank-statements.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { rounds } from '#server/testing/scale.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError } from '#server/testing/test-app.ts'
import { matchLines } from './matching.ts'
import { match, verifyExact } from './matching.service.ts'
import { accessEntries, payments, type PaymentRow, receipts } from '../tables.ts'
import { statements } from './tables.ts'

const desk = await moneyDesk()
await desk.registerJobs()
const admin = await desk.newActor('admin')

const day = new Date('2026-11-05T00:00:00Z')
const paid = ({ transactionId, amountPaise }: PaymentRow): Movement => ({
  day,
  rupees: `${amountPaise / 100}.00`,
  narration: `UPI/P2A/${transactionId}/RAVI/SBIN`,
})
const press = (statementId: number, headers: Record<string, string> = {}, actor = admin) =>
  desk.call(actor, verifyStatement, { params: { statementId }, headers })
const linesOf = async (statementId: number, finding: Finding): Promise<StatementLine[]> =>
  (await desk.load(admin, listStatementLines, { params: { statementId }, query: { finding, size: 100 } })).items

async function newPayments(count: number): Promise<PaymentRow[]> {
  const payer = await desk.newActor('learner')
  const all: PaymentRow[] = []
  for (let at = 0; at < count; at++) all.push(await desk.newPayment(payer.id))
  return all
}

const idsOf = (rows: PaymentRow[]) => rows.map(({ id }) => id)
const statesOf = async (rows: PaymentRow[]) =>
  (
    await desk.db
      .select()
      .from(payments)
      .where(inArray(payments.id, idsOf(rows)))
  ).map(({ state }) => state)
const traceCount = async (rows: PaymentRow[]) => ({
  receipts: await desk.db.$count(receipts, inArray(receipts.paymentId, idsOf(rows))),
  access: await desk.db.$count(accessEntries, inArray(accessEntries.paymentId, idsOf(rows))),
})
const auditsOf = async (statementId: number) =>
  (await desk.auditsOf(`statement ${statementId}`)).filter(({ action }) => action === 'statement verified')

/** The same number with its last digit one further. */
const slipped = ({ reference }: PaymentRow) => reference!.slice(0, -1) + String((Number(reference!.at(-1)) + 1) % 10)

const exactCount = rounds(8, 100)

test(`verifies the ${exactCount} exact matches of a statement and leaves the rest`, async () => {
  const all = await newPayments(exactCount + 30)
  const [exact, differing, near, decided] = [
    all.slice(0, exactCount),
    all.slice(exactCount, -20),
    all.slice(-20, -10),
    all.slice(-10),
  ]
  await desk.verify(admin, ...idsOf(decided.slice(0, 5)))
  await desk.reject(admin, 'No such transfer', ...idsOf(decided.slice(5)))
  const statement = await matched(
    desk,
    admin,
    hdfc([
      ...exact.map((payment) => ({ ...paid(payment), narration: 'UPI-RAVI', reference: payment.transactionId })),
      ...differing.map((payment) => ({ ...paid(payment), rupees: '398.99' })),
      ...near.map((payment) => ({ ...paid(payment), narration: `UPI-RAVI-${slipped(payment)}-FEE` })),
      ...decided.map(paid),
      ...Array.from({ length: 40 }, () => ({ day, rupees: '399.00', narration: `UPI-X-${newTransactionId()}` })),
      ...Array.from({ length: 30 }, () => ({ day, rupees: '-1,00,000.00', narration: 'SALARY' })),
    ]),
  )
  const decidedCounts = { 'already used': 5, 'rejected but received': 5 }
  const counts = { exact: exactCount, 'amount differs': 10, possible: 10, ...decidedCounts, unknown: 40 }
  expect(statement).toMatchObject({ counts, exactRupees: exactCount * 399 })
  const possible = await linesOf(statement.statementId, 'possible')
  expect(possible.map(({ payment }) => payment?.paymentId)).toEqual(idsOf(near))
  expect(possible.map(({ reference }) => reference)).toEqual(near.map(slipped))
  // Nothing is verified before staff confirm.
  expect(new Set(await statesOf(exact))).toEqual(new Set(['pending']))

  expect((await press(statement.statementId)).body.data).toMatchObject({ state: 'verifying', doneCount: 0 })
  expect(await untilState(desk, admin, statement.statementId, 'done')).toMatchObject({ counts, doneCount: exactCount })
  expect(new Set(await statesOf(exact))).toEqual(new Set(['verified']))
  expect(await traceCount(exact)).toEqual({ receipts: exactCount, access: exactCount })
  expect(new Set(await statesOf([...differing, ...near]))).toEqual(new Set(['pending']))
  // The finding stays, while the payment shows its current state.
  const [first] = await linesOf(statement.statementId, 'exact')
  expect(first).toMatchObject({ finding: 'exact', payment: { state: 'verified' } })
  expect(await auditsOf(statement.statementId)).toMatchObject([
    { actorId: admin.id, action: 'statement verified', after: { exact: exactCount, verified: exactCount } },
  ])
})

test('leaves the payment of the admin who verifies to another admin', async () => {
  const [own, other] = [await desk.newPayment(admin.id), ...(await newPayments(1))]
  const content = axis([own, other!].map(paid))
  const { statementId } = await matched(desk, admin, content)
  await press(statementId)
  await untilState(desk, admin, statementId, 'done')
  expect([await statesOf([own]), await statesOf([other!])]).toEqual([['pending'], ['verified']])

  const colleague = await desk.newActor('admin')
  const again = await matched(desk, colleague, content)
  await press(again.statementId, {}, colleague)
  await untilState(desk, colleague, again.statementId, 'done')
  expect(await statesOf([own])).toEqual(['verified'])
})

test('changes nothing when the same statement is uploaded twice', async () => {
  const own = await newPayments(3)
  const content = axis(own.map(paid))
  const [first, second] = [await matched(desk, admin, content), await matched(desk, admin, content)]
  expect(second.counts).toEqual(first.counts)
  await press(first.statementId)
  await untilState(desk, admin, first.statementId, 'done')
  await press(second.statementId)
  await untilState(desk, admin, second.statementId, 'done')
  expect(await traceCount(own)).toEqual({ receipts: 3, access: 3 })

  const third = await matched(desk, admin, content)
  expect(third).toMatchObject({ statementId: first.statementId, counts: { exact: 3 }, unverified: { payments: 0 } })
  expect(await press(third.statementId)).toMatchObject(apiError(409, expect.stringMatching('nothing')))
})

test('verifies once when two people confirm many times at once', async () => {
  const own = await newPayments(5)
  const other = await desk.newActor('admin')
  const { statementId } = await matched(desk, admin, axis(own.map(paid)))
  const presses = Array.from({ length: 10 }, (_, at) => press(statementId, {}, at % 2 ? admin : other))
  const answers = await Promise.all(presses)
  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
  await untilState(desk, admin, statementId, 'done')
  const key = { 'idempotency-key': 'press-0001' }
  const again = await press(statementId, key)
  expect(again.body.data.state).toBe('done')
  expect((await press(statementId, key)).body).toEqual(again.body)
  expect(await traceCount(own)).toEqual({ receipts: 5, access: 5 })
  expect(await auditsOf(statementId)).toHaveLength(1)
})

test('leaves a payment rejected that was rejected after the matching', async () => {
  const own = await newPayments(2)
  const { statementId } = await matched(desk, admin, axis(own.map(paid)))
  await desk.reject(admin, 'Paid back', own[0]!.id)
  await press(statementId)
  expect(await untilState(desk, admin, statementId, 'done')).toMatchObject({ counts: { exact: 2 }, doneCount: 2 })
  expect(await statesOf([own[0]!])).toEqual(['rejected'])
  expect(await statesOf([own[1]!])).toEqual(['verified'])
  expect(await auditsOf(statementId)).toMatchObject([{ after: { exact: 2, verified: 1, rejected: 1 } }])
})

test('continues an interrupted verification without repeating payments', async () => {
  const own = await newPayments(4)
  const { statementId } = await matched(desk, admin, axis(own.map(paid)))
  // As after a killed process: two of four are verified, and the job starts again.
  await desk.db.update(statements).set({ state: 'verifying', doneCount: 2 }).where(eq(statements.id, statementId))
  await desk.verify(admin, own[0]!.id, own[1]!.id)
  await Promise.all([
    verifyExact(desk.db, desk.deps, { statementId, actorId: admin.id }),
    verifyExact(desk.db, desk.deps, { statementId, actorId: admin.id }),
  ])
  await untilState(desk, admin, statementId, 'done')
  expect(await traceCount(own)).toEqual({ receipts: 4, access: 4 })
  expect(await auditsOf(statementId)).toHaveLength(1)
})

test('verifies the others if one payment fails, and retries it', async () => {
  const own = await newPayments(3)
  const { statementId } = await matched(desk, admin, axis(own.map(paid)))
  await desk.asOwner(`
    create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger refuse_one before update on payments for each row when (old.id = ${own[0]!.id})
      execute function refuse_one()`)
  await desk.db.update(statements).set({ state: 'verifying' }).where(eq(statements.id, statementId))
  const work = { statementId, actorId: admin.id }
  await expect(verifyExact(desk.db, desk.deps, work)).rejects.toMatchObject({ cause: { message: 'not this one' } })
  expect(await traceCount(own)).toEqual({ receipts: 2, access: 2 })
  await untilState(desk, admin, statementId, 'verifying')
  await desk.asOwner('drop function refuse_one cascade')
  await verifyExact(desk.db, desk.deps, work)
  await untilState(desk, admin, statementId, 'done')
  expect(await traceCount(own)).toEqual({ receipts: 3, access: 3 })
})

test('stores each line once when the matching runs twice', async () => {
  const own = await newPayments(3)
  const { statementId } = (await sendStatement(desk, admin, axis(own.map(paid)))).body.data
  await Promise.all([1, 2].map(() => matchLines(desk.deps, statementId)))
  expect((await untilState(desk, admin, statementId, 'matched')).counts).toMatchObject({ exact: 3, 'already used': 0 })
  await match(desk.db, desk.deps, statementId)
  expect(await linesOf(statementId, 'exact')).toHaveLength(3)
})

test('rejects verifying before matching and new columns after verifying', async () => {
  const columns = { headerLine: 0, date: 0, narration: 1, reference: null, credit: 2 }
  const unknown = (await sendStatement(desk, admin, 'When,Why,How much\n05/11/26,X,1.00\n')).body.data
  expect((await press(unknown.statementId)).http).toBe(409)
  expect((await press(999_999)).http).toBe(404)
  const own = await newPayments(1)
  const { statementId } = await matched(desk, admin, axis(own.map(paid)))
  await press(statementId)
  await untilState(desk, admin, statementId, 'done')
  expect((await choosing(desk, admin, statementId, columns)).http).toBe(409)
})

test('rejects new columns during matching', async () => {
  const { statementId } = await matched(desk, admin, axis((await newPayments(1)).map(paid)))
  await desk.db.update(statements).set({ state: 'matching' }).where(eq(statements.id, statementId))
  const columns = { headerLine: 3, date: 0, narration: 2, reference: 1, credit: 4 }
  expect((await choosing(desk, admin, statementId, columns)).http).toBe(409)
  expect((await press(statementId)).http).toBe(409)
})

test('fails permanently if the file is missing', async () => {
  const { statementId } = await matched(desk, admin, axis((await newPayments(1)).map(paid)))
  const [row] = await desk.db.select().from(statements).where(eq(statements.id, statementId))
  await desk.deps.files.remove(row!.fileId)
  await desk.db.update(statements).set({ state: 'matching' }).where(eq(statements.id, statementId))
  await match(desk.db, desk.deps, statementId)
  expect(await untilState(desk, admin, statementId, 'failed')).toMatchObject({ problem: 'The file was not found' })
})

test('counts the exact matches that are still pending, no matter who decided the others', async () => {
  const [first, second, third] = await newPayments(3)
  const { statementId, unverified } = await matched(desk, admin, axis([first!, second!, third!].map(paid)))
  expect(unverified).toEqual({ payments: 3, rupees: 1197 })
  await desk.verify(admin, first!.id)
  expect(await untilState(desk, admin, statementId, 'matched')).toMatchObject({
    counts: { exact: 3 },
    unverified: { payments: 2, rupees: 798 },
  })
  await press(statementId)
  expect(await untilState(desk, admin, statementId, 'done')).toMatchObject({ unverified: { payments: 0, rupees: 0 } })
})
