import { beforeAll, expect, test } from 'vitest'
import { getMonth, type Month } from '#contract/membership/months.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { differingDays, newDocuments } from '#server/testing/membership/months.ts'
import { fieldError, type TestActor } from '#server/testing/test-app.ts'
import { setOnline } from '../gateway/store.ts'
import { splitTax } from '../receipts/rules.ts'
import { creditNotes, payments, type ReceiptDetails, receipts } from '../tables.ts'
import { bankCredits } from '../bank-credits/tables.ts'

const desk = await moneyDesk()
const { db } = desk
let admin: TestActor
beforeAll(async () => {
  admin = await desk.newActor('admin')
})

const { clock } = desk.deps

/** Months are by the clock. */
async function at<Result>(moment: string, work: () => Promise<Result>): Promise<Result> {
  desk.deps.clock = () => new Date(moment)
  try {
    return await work()
  } finally {
    desk.deps.clock = clock
  }
}

const monthOf = (month: string): Promise<Month> => desk.load(admin, getMonth, { query: { month } })

const paid = (sums: { receipts: number; creditNotes: number; netRupees: number }[]) =>
  sums.map(({ receipts: came, creditNotes: back, netRupees }) => [came, back, netRupees])

const learnersOf = async (month: string) => {
  const { learners } = await monthOf(month)
  return { new: paid(learners)[0], renewal: paid(learners)[1] }
}

test('a learner is new until a receipt with days stands; a cancelled one doesn’t count, a refunded one does', async () => {
  const learner = await desk.newActor('learner')
  const { id } = await desk.newPayment(learner.id)
  await at('2025-05-10T06:00:00Z', () => desk.verify(admin, id))
  expect(await learnersOf('2025-05')).toEqual({ new: [1, 0, 399], renewal: [0, 0, 0] })

  await at('2025-05-10T07:00:00Z', () => desk.undo(admin, id))
  await at('2025-05-11T06:00:00Z', () => desk.verify(admin, id))
  expect(await learnersOf('2025-05')).toEqual({ new: [2, 1, 399], renewal: [0, 0, 0] })

  await at('2025-05-12T06:00:00Z', () => desk.refund(admin, id, { rupees: 399 }))
  const renewal = await desk.newPayment(learner.id, { rupees: 199 })
  await at('2025-06-02T06:00:00Z', () => desk.verify(admin, renewal.id))
  expect(await learnersOf('2025-05')).toEqual({ new: [2, 2, 0], renewal: [0, 0, 0] })
  expect(await learnersOf('2025-06')).toEqual({ new: [0, 0, 0], renewal: [1, 0, 199] })
})

test('an amount that covered no plan leaves the payer new', async () => {
  const learner = await desk.newActor('learner')
  const { id } = await desk.newPayment(learner.id)
  await at('2025-07-02T06:00:00Z', () => desk.accept(admin, id, { receivedRupees: 100 }))
  const month = await monthOf('2025-07')
  expect(month).toMatchObject({
    plans: [{ plan: null, receipts: 1, netRupees: 100 }],
    cameIn: { walletRupees: 100 },
    wallet: { addedRupees: 100, paidOutRupees: 0 },
  })
  await at('2025-07-02T07:00:00Z', () => desk.refund(admin, id, { walletRupees: 40 }))
  expect(await monthOf('2025-07')).toMatchObject({
    total: { netRupees: 60 },
    wallet: { addedRupees: 100, returnedRupees: 0, paidOutRupees: 40 },
  })
  const { id: next } = await desk.newPayment(learner.id)
  await at('2025-07-03T06:00:00Z', () => desk.verify(admin, next))
  expect(await learnersOf('2025-07')).toEqual({ new: [2, 1, 459], renewal: [0, 0, 0] })
})

test('a refund is booked with its own day, method and reference', async () => {
  const learner = await desk.newActor('learner')
  const { id } = await desk.newPayment(learner.id)
  await db
    .update(payments)
    .set({ createdAt: new Date('2023-11-16T06:00:00Z') })
    .where(eq(payments.id, id))
  await at('2023-11-16T06:30:00Z', () => desk.verify(admin, id))
  const refund = (body: object) => at('2023-11-19T06:30:00Z', () => desk.refund(admin, id, { rupees: 100, ...body }))
  const inCash = { method: 'cash' as const, reference: undefined }
  expect(await refund({ ...inCash, sentOn: '2023-11-20' })).toMatchObject(
    fieldError('sentOn', 'This day is in the future'),
  )
  expect(await refund({ ...inCash, sentOn: '2023-11-15' })).toMatchObject(
    fieldError('sentOn', 'They paid on 16 Nov 2023. Enter that day or a later one.'),
  )
  expect((await refund({ ...inCash, sentOn: '2023-11-17' })).http).toBe(200)
  expect((await refund({ reference: '431200000001' })).http).toBe(200)
  expect(await desk.exported(admin, 'documents', { month: '2023-11' })).toMatchObject([
    { Kind: 'receipt', 'Bank date': '', 'Paid by': 'upi' },
    { Kind: 'refund', 'Bank date': '2023-11-17', 'Paid by': 'cash', 'Refund reason': 'They moved away' },
    { Kind: 'refund', 'Bank date': '2023-11-19', 'Paid by': 'upi', 'Refund reference': '431200000001' },
  ])
  expect(await monthOf('2023-11')).toMatchObject({
    transfersBack: [
      { sentOn: '2023-11-17', method: 'cash', count: 1, rupees: 100 },
      { sentOn: '2023-11-19', method: 'upi', count: 1, rupees: 100 },
    ],
    methods: [
      { method: 'upi', rupees: 399, returnedRupees: 100 },
      { method: 'cash', rupees: 0, returnedRupees: 100 },
    ],
  })

  // The bank's day of a receipt is on the statement, and a refund may have left on it.
  const credit = {
    paidOn: '2023-11-14',
    amountPaise: 399_00,
    narrationHash: '',
    paymentId: id,
    basis: 'reference',
  } as const
  await db.insert(bankCredits).values(credit)
  expect((await refund({ ...inCash, sentOn: '2023-11-14', rupees: 50 })).http).toBe(200)
  expect((await desk.exported(admin, 'documents', { month: '2023-11' }))[0]).toMatchObject({
    'Bank date': '2023-11-14',
  })
  await at('2023-11-21T06:30:00Z', () => desk.reverse(admin, id))
  const { transfersBack, wentBack, numbers } = await monthOf('2023-11')
  expect([transfersBack.length, wentBack.reversed, numbers.creditNotes!.count]).toEqual([
    2,
    { count: 1, rupees: 50, creditRupees: 0 },
    4,
  ])
  expect((await desk.exported(admin, 'documents', { month: '2023-11' })).at(-1)).toMatchObject({
    Kind: 'reversed refund',
    'Amount (rupees)': '50',
  })
})

test('a month begins and ends at midnight in India', async () => {
  const before = await monthOf('2025-09')
  for (const moment of [
    '2025-08-31T18:29:59Z',
    '2025-08-31T18:30:00Z',
    '2025-09-30T18:29:59Z',
    '2025-09-30T18:30:00Z',
  ]) {
    const { id } = await desk.newPayment((await desk.newActor('learner')).id)
    await at(moment, () => desk.verify(admin, id))
  }
  const { days, numbers } = await monthOf('2025-09')
  expect(before).toMatchObject({ days: [], gst: null, numbers: { receipts: null }, total: { netRupees: 0 } })
  expect(days.map(({ day }) => day)).toEqual(['2025-09-01', '2025-09-30'])
  expect(numbers.receipts).toMatchObject({ count: 2 })
})

test('reaches from the first month with a receipt to the current month', async () => {
  const { firstMonth, currentMonth, month } = await desk.load(admin, getMonth)
  expect(month).toBe(currentMonth)
  expect(await monthOf(firstMonth)).toMatchObject({ month: firstMonth })
  for (const month of ['2001-01', '2099-12']) {
    expect(await desk.call(admin, getMonth, { query: { month } })).toMatchObject({ http: 404 })
  }
  for (const month of ['2025-13', 'november', '2025-1']) {
    expect(await desk.call(admin, getMonth, { query: { month } })).toMatchObject({ http: 400 })
  }
})

test('the figures of a day follow every correction of its documents', async () => {
  const learner = await desk.newActor('learner')
  const [undone, refunded, short, online] = [
    await desk.newPayment(learner.id),
    await desk.newPayment(learner.id),
    await desk.newPayment(learner.id),
    await desk.newPayment(learner.id),
  ]
  await at('2026-01-10T06:00:00Z', async () => {
    await desk.verify(admin, undone.id)
    await desk.undo(admin, undone.id)
    await desk.verify(admin, undone.id)
    await desk.verify(admin, refunded.id)
    await desk.refund(admin, refunded.id, { rupees: 100 })
    await desk.reverse(admin, refunded.id)
    await desk.accept(admin, short.id, { receivedRupees: 300 })
    await desk.verify(admin, online.id)
    await desk.undo(admin, online.id)
  })
  expect(await differingDays(db)).toEqual([])
  const before = await monthOf('2026-01')
  expect(before.methods).toMatchObject([{ method: 'upi', receipts: 5, creditNotes: 4 }])

  // It was paid through the gateway, as we hear later.
  await setOnline(db, online.id)
  expect(await differingDays(db)).toEqual([])
  const { methods, ...rest } = await monthOf('2026-01')
  expect(methods).toMatchObject([
    { method: 'upi', receipts: 4, creditNotes: 3 },
    { method: 'online', receipts: 1, creditNotes: 1, netRupees: 0 },
  ])
  expect({ ...rest, methods: before.methods }).toEqual(before)
})

type Row = { details: ReceiptDetails; paise: number; sign: number }

/** The same figures, from the rows and the rule that draws the receipts. */
async function recompute() {
  const issued = await db
    .select()
    .from(receipts)
    .where(eq(receipts.financialYear, '24-25'))
    .orderBy(asc(receipts.serial))
  const notes = await db.select().from(creditNotes).where(eq(creditNotes.financialYear, '24-25'))
  const rows: Row[] = [
    ...issued.map(({ details }) => ({ details, paise: details.paise, sign: 1 })),
    ...notes.map(({ details }) => ({ details: details.receipt, paise: details.amountPaise, sign: -1 })),
  ]
  const taxes: Record<string, number> = {}
  for (const { details, paise, sign } of rows) {
    const { tax } = details
    const split = tax
      ? splitTax(paise, { percent: tax.percent, from: tax.stateCode, to: details.placeOfSupply ?? tax.stateCode })
      : { taxablePaise: 0, parts: [] }
    for (const { name, paise: part } of [{ name: 'taxable', paise: split.taxablePaise }, ...split.parts]) {
      taxes[name] = (taxes[name] ?? 0) + sign * part
    }
  }
  const net = rows.reduce((sum, { paise, sign }) => sum + sign * paise, 0)
  return { net, taxes, receipts: issued.length, creditNotes: notes.length }
}

test('all tables of a random month have the same sum, which is that of its documents', async () => {
  await newDocuments(db, 40, '2025-02')
  expect(await differingDays(db)).toEqual([])
  const { net, taxes, ...documents } = await recompute()
  const month = await monthOf('2025-02')
  const { plans, learners, methods, coupons, gst } = month
  const inPaise = (rupees: number) => Math.round(rupees * 100)
  for (const rows of [plans, learners, methods, coupons, [month.total]]) {
    expect(rows.reduce((sum, { netRupees }) => sum + inPaise(netRupees), 0)).toBe(net)
    for (const kind of ['receipts', 'creditNotes'] as const) {
      expect(rows.reduce((sum, row) => sum + row[kind], 0)).toBe(documents[kind])
    }
  }
  expect(month.days.reduce((sum, { netRupees }) => sum + inPaise(netRupees), 0)).toBe(net)
  const back = Object.values(month.wentBack).reduce((sum, { rupees }) => sum + inPaise(rupees), 0)
  expect(inPaise(month.cameIn.rupees) - back).toBe(net)
  expect(month.numbers).toMatchObject({
    receipts: { count: documents.receipts, first: 'KT/24-25/000001' },
    creditNotes: { count: documents.creditNotes, first: 'KTC/24-25/000001' },
  })

  const sums = gst!.rows.map((row) => row.net)
  const sumOf = (key: keyof (typeof sums)[number]) => sums.reduce((sum, row) => sum + inPaise(row[key]), 0)
  const names = {
    taxable: 'taxableRupees',
    CGST: 'cgstRupees',
    SGST: 'sgstRupees',
    UTGST: 'utgstRupees',
    IGST: 'igstRupees',
  } as const
  for (const [name, key] of Object.entries(names)) {
    expect([name, sumOf(key)]).toEqual([name, taxes[name] ?? 0])
    expect(inPaise(gst!.sum.net[key])).toBe(taxes[name] ?? 0)
  }
  expect(sumOf('totalRupees')).toBe(net)
})
