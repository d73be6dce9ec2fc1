import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grantAccess } from '#contract/membership/access.ts'
import { reopenPayment, subscribeUser } from '#contract/membership/payments.ts'
import { adjustWallet, getWallet } from '#contract/wallet/ledger.ts'
import { people } from '#server/identity/tables.ts'
import { asc, eq, inArray, sql } from '#server/kit/db/orm.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { dedupeKeyOfReferral } from '#server/wallet/index.ts'
import { referrals, walletBalances, walletDebts, walletEntries } from '#server/wallet/tables.ts'
import { accessEntries, creditNotes, payments, receipts, refunds } from './tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')
const start = new Date('2026-06-01T06:30:00Z').getTime()
const day = 24 * 60 * 60 * 1000

const small = fc.nat({ max: 4 })
const plan = fc.constantFrom('199', '399', '499', '699')
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })
const act = fc.oneof(
  often(5, fc.record({ kind: fc.constant('pay' as const), who: small, plan, credit: fc.constantFrom(0, 0, 100, 699) })),
  often(5, fc.record({ kind: fc.constant('verify' as const), of: small })),
  often(
    2,
    fc.record({
      kind: fc.constant('accept' as const),
      of: small,
      rupees: fc.integer({ min: 1, max: 800 }),
      isBack: fc.boolean(),
    }),
  ),
  often(1, fc.record({ kind: fc.constant('reject' as const), of: small })),
  often(1, fc.record({ kind: fc.constant('reopen' as const), of: small })),
  often(3, fc.record({ kind: fc.constant('undo' as const), of: small })),
  often(
    3,
    fc.record({
      kind: fc.constant('refund' as const),
      of: small,
      share: fc.constantFrom(0.3, 1, 1, 1, 2),
      days: fc.constantFrom(0, 5, 14),
    }),
  ),
  often(1, fc.record({ kind: fc.constant('grant' as const), who: small, days: fc.integer({ min: 1, max: 10 }) })),
  often(
    2,
    fc.record({ kind: fc.constant('adjust' as const), who: small, rupees: fc.constantFrom(-300, 50, 200, 500) }),
  ),
  often(1, fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(0.1, 0.4, 20) })),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** The first referred the others: credit moves between them. */
async function newSchool() {
  const learners: TestActor[] = []
  for (let at = 0; at < 3; at++) learners.push(await desk.newActor('learner'))
  const [first, ...friends] = learners
  await db.insert(referrals).values(friends.map(({ id }) => ({ personId: id, referrerId: first!.id })))
  // Only a referrer who paid gets credit.
  await perform(learners, { kind: 'pay', who: 0, plan: '399', credit: 0 })
  await perform(learners, { kind: 'verify', of: 0 })
  return learners
}

const states = {
  verify: 'pending',
  accept: 'pending',
  reject: 'pending',
  reopen: 'rejected',
  undo: 'verified',
  refund: 'verified',
}

/** Performs one act. Refusals are part of the history; what matters is what they leave behind. */
async function perform(learners: TestActor[], one: Act): Promise<number> {
  if (one.kind === 'wait') {
    const now = desk.deps.clock().getTime()
    desk.deps.clock = () => new Date(now + one.days * day)
    return 200
  }
  if ('who' in one) {
    const learner = learners[one.who % learners.length]!
    const params = { userId: learner.id }
    if (one.kind === 'grant')
      return (await desk.call(admin, grantAccess, { params, body: { days: one.days, reason: 'A gift' } })).http
    if (one.kind === 'adjust')
      return (await desk.call(admin, adjustWallet, { params, body: { rupees: one.rupees, reason: 'A gift' } })).http
    const { balanceRupees } = await desk.load(learner, getWallet)
    const creditRupees = Math.min(one.credit, Number(one.plan), Math.floor(balanceRupees))
    const isFree = creditRupees === Number(one.plan)
    const body = { amount: one.plan, creditRupees, ...(!isFree && { transactionId: newTransactionId() }) }
    return (await desk.call(learner, subscribeUser, { body })).http
  }
  const paid = await db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.personId,
        learners.map(({ id }) => id),
      ),
    )
    .orderBy(asc(payments.id))
  // Mostly one that this can happen to, because refusals are less interesting.
  const fitting = paid.filter(({ state }) => state === states[one.kind] || one.of === 4)
  const payment = fitting.at(-1 - (one.of % Math.max(1, fitting.length)))
  if (!payment) return 200
  if (one.kind === 'verify') return (await desk.verify(admin, payment.id)).http
  if (one.kind === 'reject') return (await desk.reject(admin, 'Not on the statement', payment.id)).http
  if (one.kind === 'undo') return (await desk.undo(admin, payment.id)).http
  if (one.kind === 'accept') {
    const back = one.isBack ? { restTo: 'payer' as const, method: 'cash' as const } : {}
    return (await desk.accept(admin, payment.id, { receivedRupees: one.rupees, ...back })).http
  }
  if (one.kind === 'reopen')
    return (await desk.call(admin, reopenPayment, { params: { paymentId: payment.id }, body: { reason: 'It came' } }))
      .http
  const part = (paise: number) => Math.floor((paise * one.share) / 100)
  const [rupees, creditRupees] = [part(payment.amountPaise - payment.restPaise), part(payment.creditPaise)]
  return (await desk.refund(admin, payment.id, { rupees, creditRupees, days: one.days, endsNow: true })).http
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

async function check(learners: TestActor[]) {
  const ids = learners.map(({ id }) => id)
  const paid = await db.select().from(payments).where(inArray(payments.personId, ids))
  const paymentIds = paid.map(({ id }) => id)
  const issued = await db
    .select()
    .from(receipts)
    .where(inArray(receipts.paymentId, [0, ...paymentIds]))
  const returned = await db
    .select({ refund: refunds, note: creditNotes })
    .from(refunds)
    .innerJoin(creditNotes, eq(creditNotes.refundId, refunds.id))
    .where(inArray(refunds.paymentId, [0, ...paymentIds]))

  const friends = await db.select().from(referrals).where(eq(referrals.referrerId, ids[0]!))
  // Credits that weren't taken back.
  const standing = new Set(friends.map(({ personId, reversed }) => dedupeKeyOfReferral(personId, reversed)))
  for (const { id } of learners) {
    // Access is the chain of its entries.
    const entries = await db
      .select()
      .from(accessEntries)
      .where(eq(accessEntries.personId, id))
      .orderBy(asc(accessEntries.id))
    const broken = entries.filter(({ startsAt, endsAt }, at) => {
      const before = entries[at - 1]?.endsAt.getTime() ?? 0
      return endsAt < startsAt ? startsAt.getTime() !== before : startsAt.getTime() < before
    })
    expect(broken).toEqual([])
    const [person] = await db.select().from(people).where(eq(people.id, id))
    expect(person!.accessEndsAt).toEqual(entries.at(-1)?.endsAt ?? null)

    // The wallet is the sum of its entries, never below zero, and nobody owes while they have credit.
    const ledger = await db
      .select()
      .from(walletEntries)
      .where(eq(walletEntries.personId, id))
      .orderBy(asc(walletEntries.id))
    const [balance] = await db.select().from(walletBalances).where(eq(walletBalances.personId, id))
    const total = sum(ledger.map(({ amountPaise }) => amountPaise))
    expect(total).toBeGreaterThanOrEqual(0)
    expect(balance?.balancePaise ?? 0).toBe(total)
    const [debt] = await db.select().from(walletDebts).where(eq(walletDebts.personId, id))
    expect(debt && total > 0).toBeFalsy()
    // It has what staff and referrals gave and payments left over, less what payments use.
    const given = ledger.filter(({ dedupeKey }) => dedupeKey === null || standing.has(dedupeKey))
    const own = paid.filter(({ personId, state }) => personId === id && state !== 'rejected')
    const used = own.map(({ creditPaise, refundedCreditPaise }) => creditPaise - refundedCreditPaise)
    expect(total - (debt?.paise ?? 0)).toBe(
      sum(given.map(({ amountPaise }) => amountPaise)) + sum(own.map(({ restPaise }) => restPaise)) - sum(used),
    )
  }

  // Each verification has one receipt, and each correction one credit note; what was paid is what they say.
  for (const payment of paid) {
    const own = issued.filter(({ paymentId }) => paymentId === payment.id)
    expect(own).toHaveLength(payment.undone + (payment.state === 'verified' ? 1 : 0))
    const notes = returned.filter(({ refund }) => refund.paymentId === payment.id)
    expect(notes.filter(({ refund }) => refund.kind === 'undo')).toHaveLength(payment.undone)
    const received =
      sum(own.map(({ details }) => details.paise)) - sum(notes.map(({ note }) => note.details.amountPaise))
    expect(received).toBe(payment.state === 'verified' ? payment.amountPaise - payment.refundedPaise : 0)
    const credit =
      sum(own.map(({ details }) => details.creditPaise)) - sum(notes.map(({ note }) => note.details.creditPaise))
    expect(credit).toBe(payment.state === 'verified' ? payment.creditPaise - payment.refundedCreditPaise : 0)
  }

  // The referrer has one credit for each friend with a transfer that stands, unless it was refused, and otherwise none.
  for (const { personId, reversed, refusal } of friends) {
    const key = sql`${walletEntries.dedupeKey} ~ ${`^referral of ${personId}(, again|$)`}`
    const credits = await db.$count(walletEntries, key)
    const stands = paid.some(
      (one) =>
        one.personId === personId && one.state === 'verified' && one.amountPaise - one.restPaise > one.refundedPaise,
    )
    expect(credits - reversed).toBe(stands && refusal === null ? 1 : 0)
  }
}

async function checkNumbers() {
  for (const table of [receipts, creditNotes] as const) {
    const rows = await db
      .select({ year: table.financialYear, serial: table.serial })
      .from(table)
      .orderBy(asc(table.serial))
    for (const [, ofYear] of Map.groupBy(rows, ({ year }) => year)) {
      expect(ofYear.map(({ serial }) => serial)).toEqual(ofYear.map((_, at) => at + 1))
    }
  }
}

test('access, wallets, receipts and revenue add up after any history of payments and corrections', async () => {
  const done: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 40 }), async (acts) => {
      desk.deps.clock = () => new Date(start)
      const learners = await newSchool()
      for (const one of acts) {
        const http = await perform(learners, one)
        expect([200, 400, 409]).toContain(http)
        if (http === 200) done[one.kind] = (done[one.kind] ?? 0) + 1
      }
      await check(learners)
    }),
    { seed: 20261117, numRuns: 8, endOnFailure: true },
  )
  await checkNumbers()
  // Otherwise it would show nothing.
  for (const kind of ['pay', 'verify', 'accept', 'reject', 'reopen', 'undo', 'refund'])
    expect(done[kind] ?? 0).toBeGreaterThan(0)
})
