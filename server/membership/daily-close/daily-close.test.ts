import { expect, test } from 'vitest'
import { changesSince, closeDay, type DayReport, getDay, type ProblemKind } from '#contract/membership/daily-close.ts'
import { handleStatementLine } from '#contract/membership/statements.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { newStatement } from '#server/testing/membership/bank-statements.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { countQueries } from '#server/testing/queries.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { walletDebts } from '#server/wallet/tables.ts'
import { payments } from '../tables.ts'
import { statements, statementLines } from '../statements/tables.ts'
import { dailyCloses } from './tables.ts'

const desk = await moneyDesk()
const { db } = desk
const admin = await desk.newActor('admin')
const realClock = desk.deps.clock

/** A quiet day of its own, long ago, so that other tests don't change its figures. */
const at = (moment: string) => {
  desk.deps.clock = () => new Date(moment)
}
const load = (day?: string, actor: TestActor = admin): Promise<DayReport> =>
  desk.load(actor, getDay, { query: day ? { day } : {} })
const close = (body: { day: string; version: string; note?: string }, actor: TestActor = admin) =>
  desk.call(actor, closeDay, { body })

async function paid(rupees: number) {
  const learner = await desk.newActor('learner')
  const payment = await desk.newPayment(learner.id, { rupees })
  await desk.verify(admin, payment.id)
  return payment
}

test('a day has its receipts and credit notes, is closed, and shows what changed since', async () => {
  const day = '2026-03-10'
  at('2026-03-10T04:00:00Z')
  const [one, two] = [await paid(399), await paid(499)]
  // Half past five in the morning of the next day in UTC is another day in India.
  at('2026-03-10T18:29:00Z')
  await desk.undo(admin, two.id)
  const before = await load()
  expect(before).toMatchObject({ day, today: day, closes: [] })
  expect(before.money).toMatchObject({
    methods: [{ method: 'upi', payments: 2, rupees: 898 }],
    rupees: 898,
    cancelled: { payments: 1, rupees: 499 },
    netRupees: 399,
  })
  expect(before.days[0]).toEqual({ day, state: 'open' })
  expect(before.days[1]).toEqual({ day: '2026-03-09', state: 'empty' })

  const closed = await close({ day, version: before.version, note: 'Counted twice' })
  expect(closed.body.data.closes).toMatchObject([{ note: 'Counted twice', money: before.money }])
  expect(closed.body.data.days[0]).toEqual({ day, state: 'closed' })
  expect(await desk.auditsOf(`day ${day}`)).toHaveLength(1)

  at('2026-03-10T18:31:00Z')
  await desk.refund(admin, one.id, { rupees: 99 })
  const after = await load(day)
  expect(after).toMatchObject({
    today: '2026-03-11',
    money: { ...before.money, returnedLater: { payments: 1, rupees: 99 } },
  })
  expect(changesSince(after.closes[0]!.money, after.money)).toEqual([
    { figure: 'returnedLaterRupees', before: 0, now: 99 },
  ])
  expect((await load()).money).toMatchObject({ rupees: 0, refunds: { payments: 1, rupees: 99 }, netRupees: -99 })

  // Closing it again adds an entry.
  await close({ day, version: after.version })
  expect((await load(day)).closes).toHaveLength(2)
  desk.deps.clock = realClock
})

test('nobody closes what they have not seen, twice at once, or before the day', async () => {
  const day = '2026-03-20'
  at('2026-03-20T08:00:00Z')
  const { version } = await load()
  await paid(199)
  expect(await close({ day, version })).toMatchObject({ http: 409, body: { code: 'conflict' } })
  const seen = await load()
  const answers = await Promise.all([1, 2, 3].map(() => close({ day, version: seen.version })))
  expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409'])
  expect(await close({ day: '2026-03-21', version: seen.version })).toMatchObject({
    http: 400,
    body: { fields: { day: 'You can’t close a day that hasn’t begun' } },
  })
  await expect(db.execute(sql`update daily_closes set note = 'Another'`)).rejects.toThrow(/daily_closes/)
  await expect(db.delete(dailyCloses)).rejects.toThrow(/daily_closes/)
  desk.deps.clock = realClock
})

const countOf = ({ problems }: DayReport, kind: ProblemKind) => problems.find((one) => one.kind === kind)?.count ?? 0

/** How many more of each kind there are after this happened. */
async function added(happens: () => Promise<unknown>): Promise<Partial<Record<ProblemKind, number>>> {
  const before = await load()
  await happens()
  const after = await load()
  const kinds = [...new Set([...before.problems, ...after.problems].map(({ kind }) => kind))]
  const changes = kinds.map((kind) => [kind, countOf(after, kind) - countOf(before, kind)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

test('everything that does not add up is shown until it is solved', async () => {
  const learner = await desk.newActor('learner')
  const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000)
  const newPending = async (createdAt = yesterday) => {
    const payment = await desk.newPayment((await desk.newActor('learner')).id)
    await db.update(payments).set({ createdAt }).where(eq(payments.id, payment.id))
    return payment
  }
  const on = indiaDate(yesterday)
  const reading = { from: '2026-01-01', to: on, roundedLines: 0, balances: null }
  const setLine = (statementId: number, line: Partial<typeof statementLines.$inferInsert>) =>
    db.update(statementLines).set(line).where(eq(statementLines.statementId, statementId))

  const differing = await newPending()
  const onStatement = await newStatement(desk, admin.id, differing.id)
  expect(await added(() => setLine(onStatement, { amountPaise: 199_00, finding: 'amount differs' }))).toEqual({
    'amount differs': 1,
  })

  const rejected = await newPending()
  await newStatement(desk, admin.id, rejected.id, 'matched', 'rejected but received')
  expect(await added(() => desk.reject(admin, 'Not found', rejected.id))).toEqual({ 'rejected but received': 1 })

  const unknown = { reference: newTransactionId() }
  let first = 0
  expect(
    await added(async () => {
      first = await newStatement(desk, admin.id, null, 'matched', 'unknown')
      // The next statement has the same transfer.
      const again = await newStatement(desk, admin.id, null, 'matched', 'unknown')
      for (const id of [first, again]) await setLine(id, { ...unknown, paidOn: on })
    }),
  ).toEqual({ 'unknown credit': 1 })
  const handle = { params: { statementId: first, line: 1 }, body: { handling: 'noted', note: 'The landlord' } }
  expect(await added(() => desk.call(admin, handleStatementLine, handle))).toEqual({ 'unknown credit': -1 })

  const late = newTransactionId()
  await setLine(await newStatement(desk, admin.id, null, 'matched', 'unknown'), { reference: late, paidOn: on })
  expect(await added(() => desk.newPayment(learner.id, { transactionId: late }))).toEqual({
    'unknown credit': -1,
    'reported later': 1,
  })
  // However many of them there are, they don't hide the others.
  await setLine(await newStatement(desk, admin.id, null, 'matched', 'unknown'), { reference: newTransactionId() })
  const solved = await newStatement(desk, admin.id, null, 'matched', 'unknown')
  await setLine(solved, { reference: late })
  const more = sql`insert into statement_lines (statement_id, line, amount_paise, narration, reference, finding)
    select ${solved}, line, 100, '', ${late}, 'unknown' from generate_series(2, 1002) line`
  expect(await added(() => db.execute(more))).toEqual({})
  expect(countOf(await load(), 'unknown credit')).toBeGreaterThan(0)

  expect(await added(() => newStatement(desk, admin.id, null, 'matched', 'unclear'))).toEqual({ 'unclear line': 1 })

  const [missing, unseen] = [await newPending(), await newPending()]
  await desk.verify(admin, unseen.id)
  const exact = await newPending()
  const covering = await newStatement(desk, admin.id, exact.id)
  const found = await added(() => db.update(statements).set({ reading }).where(eq(statements.id, covering)))
  expect(found).toMatchObject({ 'verified unseen': 1 })
  expect(found['not on statement']).toBeGreaterThanOrEqual(1)
  expect(await added(() => desk.reject(admin, 'Not found', missing.id))).toEqual({ 'not on statement': -1 })
  expect(await added(() => desk.verify(admin, exact.id))).toEqual({})

  const broken = { checked: 9, breakCount: 1, breaks: [] }
  const setBroken = db.update(statements).set({ reading: { ...reading, from: '2025-01-01', balances: broken } })
  expect(await added(() => setBroken.where(eq(statements.id, covering)))).toMatchObject({ 'broken balance': 1 })

  const twin = await newPending(new Date())
  expect(await added(() => desk.newPayment(twin.personId))).toMatchObject({ 'possible duplicate': 2 })
  const debt = { personId: learner.id, paise: 500_00, reason: 'Taken back' }
  expect(await added(() => db.insert(walletDebts).values(debt))).toEqual({ 'wallet debt': 1 })

  const queries = await countQueries(() => load())
  const { problems, waiting } = await load()
  expect(problems.find(({ kind }) => kind === 'amount differs')!.items).toContainEqual({
    name: 'Meena Devi',
    transactionId: differing.transactionId,
    rupees: 399,
    receivedRupees: 199,
    on: expect.any(String),
    statementId: onStatement,
    line: null,
    userId: null,
    note: null,
  })
  expect(waiting.map(({ age }) => age)).toEqual(['today', '1 day', '2-3 days', 'older'])
  expect(waiting.reduce((sum, one) => sum + one.payments, 0)).toBe(
    await db.$count(payments, eq(payments.state, 'pending')),
  )
  expect(queries).toBeLessThan(25)
})
