import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reopenPayment, subscribeUser, verifyPayments } from '#contract/membership/payments.ts'
import { assignStatementLine, listStatementLines } from '#contract/membership/statements.ts'
import { desc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { AppError } from '#server/kit/errors.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { axis, hdfc, type Movement, sendStatement } from '#server/testing/membership/bank-statements.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { isFull, rounds } from '#server/testing/scale.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { matchLines } from '../statements/matching.ts'
import { bankCredits } from './tables.ts'
import { read, verifyExact } from '../statements/matching.service.ts'
import { creditNotes, payments, receipts, refunds } from '../tables.ts'
import { statements } from '../statements/tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')

const small = fc.nat({ max: 5 })
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })
const act = fc.oneof(
  // Typed rightly, or with one wrong digit; reported by somebody who saw the reference of another.
  often(4, fc.record({ kind: fc.constant('pay' as const), who: small, isMistyped: fc.boolean() })),
  often(3, fc.record({ kind: fc.constant('claim' as const), who: small, of: small })),
  often(2, fc.record({ kind: fc.constant('cash' as const) })),
  often(4, fc.record({ kind: fc.constant('upload' as const), layout: small, from: small })),
  often(3, fc.record({ kind: fc.constant('verify exact' as const) })),
  often(3, fc.record({ kind: fc.constant('verify' as const), of: small })),
  often(2, fc.record({ kind: fc.constant('correct' as const), of: small, to: small })),
  often(1, fc.record({ kind: fc.constant('accept' as const), of: small })),
  often(2, fc.record({ kind: fc.constant('reject' as const), of: small })),
  often(2, fc.record({ kind: fc.constant('reopen' as const), of: small })),
  often(3, fc.record({ kind: fc.constant('undo' as const), of: small })),
  often(1, fc.record({ kind: fc.constant('refund' as const), of: small })),
  often(3, fc.record({ kind: fc.constant('assign' as const), who: small, of: small })),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** `booked`: what the bank really received. `day`: of this history alone, because all files start with one balance. */
type Booked = { reference: string; isMistyped: boolean; movement: Movement }
type School = { learners: TestActor[]; booked: Booked[]; day: Date }

let histories = 0
async function newSchool(): Promise<School> {
  const learners: TestActor[] = []
  for (let at = 0; at < 3; at++) learners.push(await desk.newActor('learner'))
  return { learners, booked: [], day: new Date(Date.UTC(2020, 0, 1 + histories++)) }
}

// One account: a file of the first names it, one of the second doesn't.
const layouts = [axis, hdfc]
const mistype = (reference: string) => reference.slice(0, -1) + String((Number(reference.at(-1)) + 1) % 10)
const pick = <Value>(values: Value[], at: number): Value | undefined => values[at % Math.max(1, values.length)]
const paymentsOf = ({ learners }: School) =>
  db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.personId,
        learners.map(({ id }) => id),
      ),
    ) // oxfmt-ignore
    .orderBy(payments.id)

const rethrowUnlessRefused = (error: unknown) => {
  if (!(error instanceof AppError)) throw error
}

const done: Record<string, number> = {}

async function perform(school: School, one: Act): Promise<number | undefined> {
  const { learners, booked, day } = school
  const inState = async (state: string) => (await paymentsOf(school)).filter((payment) => payment.state === state)
  const report = async (who: number, transactionId: string) =>
    (await desk.call(pick(learners, who)!, subscribeUser, { body: { amount: '399', transactionId } })).http
  if (one.kind === 'pay') {
    const reference = newTransactionId()
    booked.push({
      reference,
      isMistyped: one.isMistyped,
      movement: { day, rupees: '399.00', narration: `UPI/P2A/${reference}/RAVI` },
    })
    return report(one.who, one.isMistyped ? mistype(reference) : reference)
  }
  if (one.kind === 'cash') {
    return void booked.push({
      reference: '',
      isMistyped: false,
      movement: { day, rupees: '399.00', narration: 'CASH DEPOSIT' },
    })
  }
  if (one.kind === 'claim') {
    // Mostly one that nobody else has reported rightly.
    const mistyped = booked.filter(({ isMistyped }) => isMistyped)
    const seen = pick(mistyped, one.of)
    return seen && report(one.who, seen.reference)
  }
  if (one.kind === 'upload') {
    // Sometimes a file that was downloaded earlier.
    const content = pick(layouts, one.layout)!(
      booked.slice(0, one.from > 3 ? -1 : undefined).map(({ movement }) => movement),
    )
    const { http, body } = await sendStatement(desk, admin, content)
    if (http !== 200) return http
    const { statementId } = body.data
    // On a busy machine, reading is left to a job.
    await read(db, desk.deps, statementId)
    // A file without payments is refused; anything else must be seen.
    await matchLines({ db, files: desk.deps.files }, statementId).catch(rethrowUnlessRefused)
    return http
  }
  const [statement] = await db.select().from(statements).orderBy(desc(statements.id)).limit(1)
  if (one.kind === 'verify exact') {
    if (statement?.state !== 'matched') return undefined
    await db.update(statements).set({ state: 'verifying' }).where(eq(statements.id, statement.id))
    await verifyExact(db, desk.deps, { statementId: statement.id, actorId: admin.id })
    return 200
  }
  if (one.kind === 'assign') {
    if (!statement) return undefined
    const params = { statementId: statement.id }
    const { body } = await desk.call(admin, listStatementLines, { params, query: { finding: 'unknown' } })
    const line = pick(body.data.items as { line: number }[], one.of)
    const userId = pick(learners, one.who)!.id
    return line && (await desk.call(admin, assignStatementLine, { params: { ...params, line: line.line }, body: { userId } })).http // oxfmt-ignore
  }
  const wanted = one.kind === 'reopen' ? 'rejected' : ['undo', 'refund'].includes(one.kind) ? 'verified' : 'pending'
  const payment = pick(await inState(wanted), one.of)
  if (!payment) return undefined
  if (one.kind === 'correct') {
    const transactionId = pick(booked.filter(({ reference }) => reference !== ''), one.to)?.reference // oxfmt-ignore
    const body = { paymentIds: [payment.id], transactionId }
    return transactionId ? (await desk.call(admin, verifyPayments, { body })).http : undefined
  }
  if (one.kind === 'verify') return (await desk.verify(admin, payment.id)).http
  if (one.kind === 'accept') return (await desk.accept(admin, payment.id, {})).http
  if (one.kind === 'reject') return (await desk.reject(admin, 'Not found', payment.id)).http
  if (one.kind === 'undo') return (await desk.undo(admin, payment.id)).http
  if (one.kind === 'refund')
    return (await desk.refund(admin, payment.id, { rupees: 399, days: 30, endsNow: true })).http
  const body = { reason: 'It came' }
  return (await desk.call(admin, reopenPayment, { params: { paymentId: payment.id }, body })).http
}

async function check(school: School) {
  const paid = await paymentsOf(school)
  const verified = paid.filter(({ state }) => state === 'verified')
  const credits = await db.select().from(bankCredits).where(sql`${bankCredits.paidOn} = ${school.day.toISOString().slice(0, 10)}`) // oxfmt-ignore
  // Each credit is known once, however many files list it.
  expect(credits.length).toBeLessThanOrEqual(school.booked.length)
  for (const credit of credits) {
    const ofIt = verified.filter(({ id, reference }) => id === credit.paymentId || (reference !== null && reference === credit.reference)) // oxfmt-ignore
    expect(ofIt.length).toBeLessThanOrEqual(1)
  }
  // Documents: a verification has one receipt, and what was paid is what receipts less credit notes say.
  const ids = [0, ...paid.map(({ id }) => id)]
  const issued = await db.select().from(receipts).where(inArray(receipts.paymentId, ids))
  const notes = await db
    .select({ paymentId: refunds.paymentId, details: creditNotes.details })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(inArray(refunds.paymentId, ids))
  for (const { id, state, undone, amountPaise, refundedPaise } of paid) {
    const own = issued.filter(({ paymentId }) => paymentId === id)
    expect(own).toHaveLength(undone + (state === 'verified' ? 1 : 0))
    const net =
      own.reduce((sum, { details }) => sum + details.paise, 0) -
      notes.filter(({ paymentId }) => paymentId === id).reduce((sum, { details }) => sum + details.amountPaise, 0)
    expect(net).toBe(state === 'verified' ? amountPaise - refundedPaise : 0)
  }
}

test('no bank credit pays twice after any history of uploads, corrections, verifications and refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30 }), async (acts) => {
      const school = await newSchool()
      for (const one of acts) {
        const http = await perform(school, one)
        expect([undefined, 200, 400, 409]).toContain(http)
        if (http === 200) done[one.kind] = (done[one.kind] ?? 0) + 1
      }
      await check(school)
    }),
    { ...(!isFull && { seed: 20261118 }), numRuns: rounds(5, 1000), endOnFailure: true },
  )
  const kinds = ['pay', 'claim', 'upload', 'verify exact', 'verify', 'correct', 'reject', 'reopen', 'undo', 'assign']
  expect(Object.keys(done)).toEqual(expect.arrayContaining(kinds))
})
