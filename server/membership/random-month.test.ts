import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handleStatementLine, listStatementLines } from '#contract/membership/statements.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { act, rareHistory } from '#server/testing/membership/acts.ts'
import { historyDesk } from '#server/testing/membership/histories.ts'
import { hdfc, matched, type Movement } from '#server/testing/membership/bank-statements.ts'
import { proveMonths } from '#server/testing/membership/month-proof.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { isFull, rounds } from '#server/testing/scale.ts'
import { payments } from './tables.ts'

const { desk, admin, newSchool, perform, done, count } = await historyDesk()
await desk.registerJobs()
const start = new Date('2026-06-01T06:30:00Z').getTime()

/** The full run tries another month each time; a failure names its seed. */
const seed = isFull ? Date.now() % 1_000_000 : 8
/** How many acts of one school, before others pay. */
const perSchool = 25

/** Most transfers are on a statement, some days later and not always with the amount that was reported. */
const booked = fc.record({
  isSeen: fc.constantFrom(true, true, true, false),
  days: fc.integer({ min: -8, max: 40 }),
  more: fc.constantFrom(0, 0, 0, 0, 21),
  isNoise: fc.constantFrom(false, false, true),
})

async function bankLines(): Promise<Movement[]> {
  const paid = await desk.db.select().from(payments)
  const draws = fc.sample(booked, { numRuns: paid.length, seed })
  return paid.flatMap(({ transactionId, amountPaise, method, createdAt }, at) => {
    const { isSeen, days, more, isNoise } = draws[at]!
    if (transactionId === null || method === 'online') return []
    const line = (reference: string, rupees: number): Movement => ({
      day: new Date(createdAt.getTime() + days * dayMs),
      rupees: String(rupees),
      narration: `UPI/P2A/${reference}/PAYER/SBIN`,
    })
    return [
      ...(isSeen ? [line(transactionId, amountPaise / 100 + more)] : []),
      ...(isNoise ? [line(newTransactionId(), 500 + at)] : []),
    ]
  })
}

/** Uploads what the bank has seen until now; staff ignore every other line that no learner explains. */
async function uploadStatement() {
  const { statementId } = await matched(desk, admin, hdfc(await bankLines()))
  const { items } = await desk.load(admin, listStatementLines, {
    params: { statementId },
    query: { finding: 'unknown' },
  })
  for (const { line } of items.filter((_: unknown, at: number) => at % 2 === 0)) {
    const body = { handling: 'ignored', note: '' }
    await desk.call(admin, handleStatementLine, { params: { statementId, line }, body })
  }
}

const timeout = isFull ? 60 * 60_000 : 120_000

test(`each total of random months equals the documents and the bank lines (seed ${seed})`, { timeout }, async () => {
  const acts = [...rareHistory, ...fc.sample(act, { numRuns: rounds(30, 2_000), seed })]
  const offsets = fc.sample(fc.integer({ min: 0, max: 50 }), { numRuns: acts.length, seed })
  let latest = 0
  for (let at = 0; at < acts.length; at += perSchool) {
    desk.deps.clock = () => new Date(start + offsets[at]! * dayMs)
    const school = await newSchool()
    for (const one of acts.slice(at, at + perSchool)) {
      if ((await perform(school, one)) === 200) count(one.kind)
    }
    latest = Math.max(latest, desk.deps.clock().getTime())
    // Some are verified before the bank shows them, and some after.
    if (at % (perSchool * 10) === 0) await uploadStatement()
  }
  desk.deps.clock = () => new Date(latest)
  await uploadStatement()
  const differences = await proveMonths({ app: desk, actor: admin })
  // Otherwise it would show little.
  expect(Object.keys(done)).toEqual(expect.arrayContaining(['coupon', 'capture', 'accept', 'undo', 'refund']))
  const everyKind = [
    'earlier',
    'later',
    'not seen',
    'cancelled',
    'reversed',
    'replaced',
    'later document',
    'no document',
    'amount',
  ]
  expect([...differences]).toEqual(
    expect.arrayContaining(isFull ? everyKind : ['not seen', 'cancelled', 'no document']),
  )
})
