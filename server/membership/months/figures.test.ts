import { beforeAll, expect, test } from 'vitest'
import {
  type FigureFilter,
  type Flow,
  getMonth,
  type ListedAmounts,
  type ListedDocument,
  listMonthDocuments,
  type Month,
  none,
} from '#contract/membership/months.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { newDocuments } from '#server/testing/membership/months.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { eq } from '#server/kit/db/orm.ts'
import { receipts } from '../tables.ts'

const desk = await moneyDesk()
const month = '2025-02'
let admin: TestActor
let figures: Month
beforeAll(async () => {
  admin = await desk.newActor('admin')
  await newDocuments(desk.db, 60, month)
  figures = await desk.load(admin, getMonth, { query: { month } })
})

type Listed = Pick<ReplyOf<typeof listMonthDocuments>, 'items' | 'count' | 'sum'>

async function list(filter: FigureFilter, size = 20): Promise<Listed> {
  const items: ListedDocument[] = []
  for (let after: string | undefined; ;) {
    const page = await desk.load(admin, listMonthDocuments, {
      query: { month, size, ...(after && { after }), ...filter },
    })
    items.push(...page.items)
    if (page.next === null) return { ...page, items }
    after = page.next
  }
}

const cents = (amount: number) => Math.round(amount * 100)

/** The rows add up to the sum below them. */
async function sumBehind(filter: FigureFilter): Promise<ListedAmounts & { count: number }> {
  const { items, count, sum } = await list(filter)
  expect(items).toHaveLength(count)
  expect(new Set(items.map(({ number }) => number)).size).toBe(count)
  for (const key of Object.keys(sum) as (keyof ListedAmounts)[]) {
    expect([key, items.reduce((all, item) => all + cents(item[key]), 0)]).toEqual([key, cents(sum[key])])
  }
  return { ...sum, count }
}

async function expectFlow(flow: Flow, filter: FigureFilter) {
  const { receipts, creditNotes, rupees, returnedRupees, netRupees } = flow
  expect(await sumBehind({ ...filter, kind: 'receipt' })).toMatchObject({ count: receipts, rupees })
  expect(await sumBehind({ ...filter, kind: 'note' })).toMatchObject({ count: creditNotes, rupees: 0 - returnedRupees })
  expect(await sumBehind(filter)).toMatchObject({ count: receipts + creditNotes, rupees: netRupees })
}

test('the documents behind each figure of a breakdown add up to it', async () => {
  await expectFlow(figures.total, {})
  for (const row of figures.plans) {
    await expectFlow(row, { plan: row.plan ? `${row.plan.rupees}/${row.plan.days}` : none })
  }
  for (const row of figures.learners) await expectFlow(row, { learner: row.kind })
  for (const row of figures.methods) await expectFlow(row, { method: row.method })
  for (const row of figures.coupons) await expectFlow(row, { coupon: row.code ?? none })
  for (const { day, netRupees } of figures.days) expect((await sumBehind({ day })).rupees).toBe(netRupees)
})

test('so do those behind the taxes, the wallet and what was taken off', async () => {
  for (const { stateCode, percent, net } of figures.gst!.rows) {
    const { rupees, taxableRupees } = await sumBehind({ place: stateCode ?? none, percent })
    expect([rupees, taxableRupees]).toEqual([net.totalRupees, net.taxableRupees])
  }
  const { cameIn, wentBack, wallet, transfersBack } = figures
  expect((await sumBehind({ kind: 'receipt', having: 'coupon' })).couponRupees).toBe(cameIn.couponRupees)
  expect((await sumBehind({ kind: 'receipt', having: 'credit' })).creditRupees).toBe(wallet.usedRupees)
  expect((await sumBehind({ kind: 'cancelled', having: 'credit' })).creditRupees).toBe(0 - wallet.cancelledRupees)
  expect((await sumBehind({ kind: 'sold', having: 'wallet' })).walletRupees).toBe(wallet.addedRupees)
  expect((await sumBehind({ kind: 'returned', having: 'credit' })).creditRupees).toBe(0 - wallet.returnedRupees)
  expect((await sumBehind({ kind: 'undo' })).rupees).toBe(0 - wentBack.cancelled.rupees)
  expect((await sumBehind({ kind: 'replacement' })).rupees).toBe(0 - wentBack.replaced.rupees)
  for (const { sentOn, method, count, rupees } of transfersBack) {
    expect(await sumBehind({ kind: 'returned', sentOn, method })).toMatchObject({ count, rupees: 0 - rupees })
  }
})

test('the link of a cancelled receipt opens that receipt, not the one after it', async () => {
  const { id } = await desk.newPayment((await desk.newActor('learner')).id)
  await desk.verify(admin, id)
  await desk.undo(admin, id)
  await desk.verify(admin, id)
  const issued = await desk.db.select().from(receipts).where(eq(receipts.paymentId, id)).orderBy(receipts.round)
  const { items } = await desk.load(admin, listMonthDocuments, { query: { size: 100, kind: 'receipt' } })
  for (const { number } of issued) {
    const { url } = items.find((item: ListedDocument) => item.number === number)
    const { headers } = await desk.app.inject({ method: 'GET', url })
    expect(headers['content-disposition']).toContain(number.replaceAll('/', '-'))
  }
})

test('pages of any size list the same documents, each with its PDF', async () => {
  const all = (await list({}, 100)).items
  expect((await list({}, 7)).items.map(({ number }) => number)).toEqual(all.map(({ number }) => number))
  for (const { url, number } of [all[0]!, all.at(-1)!]) {
    const file = await desk.app.inject({ method: 'GET', url })
    expect(file.headers['content-disposition']).toContain(number.replaceAll('/', '-'))
  }
})
