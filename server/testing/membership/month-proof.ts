import { expect } from 'vitest'
import type { Endpoint, ReplyOf } from '#contract/kit/endpoint.ts'
import {
  getMonthBank,
  listMonthMovements,
  type MonthBank,
  type MonthDifference,
  type MovementFilter,
} from '#contract/membership/month-bank.ts'
import { getMonthEarned, listMonthEarned, type MonthEarned } from '#contract/membership/month-earned.ts'
import { getMonth, type Month } from '#contract/membership/months.ts'
import type { Db } from '#server/kit/db/db.ts'
import { indiaDate } from '#server/kit/india.ts'
import { bankCredits } from '#server/membership/bank-credits/tables.ts'
import { gatewayPayments } from '#server/membership/gateway/tables.ts'
import { splitTax } from '#server/membership/receipts/rules.ts'
import { statementLines } from '#server/membership/statements/tables.ts'
import { creditNotes, type ReceiptDetails, receipts, refunds } from '#server/membership/tables.ts'
import type { TestActor, TestApp } from '../test-app.ts'

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const paise = (rupees: number) => Math.round(rupees * 100)

function taxableOf(paise: number, { tax, placeOfSupply }: ReceiptDetails): number {
  if (!tax) return paise
  return splitTax(paise, { percent: tax.percent, from: tax.stateCode, to: placeOfSupply ?? tax.stateCode }).taxablePaise
}

/** Every document and every movement of money, one by one, without the statements that the pages use. */
async function readBooks(db: Db) {
  const [issued, notes, returned, credits, lines, online] = await Promise.all([
    db.select().from(receipts),
    db.select().from(creditNotes),
    db.select().from(refunds),
    db.select().from(bankCredits),
    db.select().from(statementLines),
    db.select().from(gatewayPayments),
  ])
  const refundOf = new Map(returned.map((refund) => [refund.id, refund]))
  const reversed = new Set(returned.map(({ reversesId }) => reversesId))
  const leftOut = new Set(
    lines.filter(({ handling }) => handling === 'noted' || handling === 'ignored').map(({ creditId }) => creditId),
  )
  const documents = [
    ...issued.map(({ issuedAt, details }) => ({
      day: indiaDate(issuedAt),
      paise: details.paise,
      taxable: taxableOf(details.paise, details),
      isReceipt: true,
    })),
    ...notes.map(({ issuedAt, details: { amountPaise, receipt } }) => ({
      day: indiaDate(issuedAt),
      paise: -amountPaise,
      taxable: -taxableOf(amountPaise, receipt),
      isReceipt: false,
    })),
  ]
  const onlineRefunds = (paymentId: number | null) =>
    sum(
      returned
        .filter((one) => one.paymentId === paymentId && one.method === 'online' && one.kind !== 'undo')
        .map(({ amountPaise }) => amountPaise),
    )
  const money = [
    ...credits
      .filter(({ id, paymentId }) => paymentId !== null || !leftOut.has(id))
      .map(({ paidOn, amountPaise }) => ({ day: paidOn!, paise: amountPaise })),
    ...online.map(({ receivedAt, receivedPaise, refundedPaise, paymentId, problem }) => ({
      day: indiaDate(receivedAt),
      paise: receivedPaise - Math.max(0, refundedPaise - (problem ? 0 : onlineRefunds(paymentId))),
    })),
    ...notes
      .map(({ refundId, issuedAt }) => ({ refund: refundOf.get(refundId)!, issuedAt }))
      .filter(({ refund }) => refund.kind === 'refund' && !reversed.has(refund.id))
      .map(({ refund, issuedAt }) => ({ day: refund.sentOn ?? indiaDate(issuedAt), paise: -refund.amountPaise })),
  ]
  return { documents, money }
}

const monthsOf = (days: string[]) => [...new Set(days.map((day) => day.slice(0, 7)))].toSorted()

/** Every page of a list, with the sums that the first one has. */
async function everything<E extends Endpoint>(app: TestApp, actor: TestActor, list: E, query: object) {
  const load = (after?: string): Promise<ReplyOf<E> & { items: object[]; next: string | null }> =>
    app.load(actor, list, { query: { ...query, size: 100, ...(after && { after }) } })
  const first = await load()
  const items = [...first.items]
  for (let { next } = first; next !== null;) {
    const page = await load(next)
    items.push(...page.items)
    next = page.next
  }
  return { ...first, items }
}

type Proof = { app: TestApp; actor: TestActor }

/**
 * The pages of every month equal the documents and the bank's lines, and each figure the list behind it. Returns the
 * differences that were found.
 */
export async function proveMonths({ app, actor }: Proof): Promise<Set<MonthDifference>> {
  const { documents, money } = await readBooks(app.db)
  // The page begins with the first receipt.
  const months = monthsOf(documents.map(({ day }) => day))
  const differences = new Set<MonthDifference>()
  let closing = 0
  for (const month of months) {
    const isIn = ({ day }: { day: string }) => day.startsWith(month)
    const [own, moved] = [documents.filter(isIn), money.filter(isIn)]
    const { total }: Month = await app.load(actor, getMonth, { query: { month } })
    expect([month, paise(total.netRupees)]).toEqual([month, sum(own.map((one) => one.paise))])
    for (const one of await proveBank({ app, actor }, month, { documents: own, money: moved })) differences.add(one)
    closing = await proveEarned({ app, actor }, month, { documents: own, opening: closing })
  }
  return differences
}

type Books = Awaited<ReturnType<typeof readBooks>>

async function proveBank({ app, actor }: Proof, month: string, { documents, money }: Books) {
  const found: MonthBank = await app.load(actor, getMonthBank, { query: { month } })
  const received = sum(documents.filter(({ isReceipt }) => isReceipt).map((one) => one.paise))
  const net = sum(documents.map((one) => one.paise))
  expect([month, paise(found.documents.receivedRupees), paise(found.documents.netRupees)]).toEqual([
    month,
    received,
    net,
  ])
  const moved = sum(money.map((one) => one.paise))
  expect([month, paise(found.money.netRupees)]).toEqual([month, moved])
  expect(sum(found.places.map(({ netRupees }) => paise(netRupees)))).toBe(moved)
  expect(net + sum(found.differences.map(({ rupees }) => paise(rupees)))).toBe(moved)

  const behind = async (filter: MovementFilter) => {
    const { items, count, rupees } = await everything(app, actor, listMonthMovements, { month, ...filter })
    expect([items.length, sum(items.map((item) => paise(item.rupees)))]).toEqual([count, paise(rupees)])
    return paise(rupees)
  }
  for (const { difference, isReturned, rupees } of found.differences) {
    const flow = isReturned ? 'returned' : 'received'
    expect([month, difference, flow, await behind({ difference, flow })]).toEqual([
      month,
      difference,
      flow,
      paise(rupees),
    ])
  }
  for (const { place, receivedRupees, returnedRupees } of found.places) {
    expect(await behind({ place, flow: 'received' })).toBe(paise(receivedRupees))
    expect(await behind({ place, flow: 'returned' })).toBe(0 - paise(returnedRupees))
  }
  return found.differences.map(({ difference }) => difference)
}

type Before = { documents: Books['documents']; opening: number }

/** Returns the closing balance, with which the next month opens. */
async function proveEarned({ app, actor }: Proof, month: string, { documents, opening }: Before): Promise<number> {
  const found: MonthEarned = await app.load(actor, getMonthEarned, { query: { month } })
  const { openingRupees, billedRupees, returnedRupees, earnedRupees, closingRupees } = found
  const figures = [openingRupees, billedRupees, returnedRupees, earnedRupees, closingRupees].map(paise)
  const [opened, billed, returned, earned, closed] = figures as [number, number, number, number, number]
  expect([month, opened]).toEqual([month, opening])
  expect(opened + billed - returned - earned).toBe(closed)
  const taxable = (isReceipt: boolean) =>
    sum(documents.filter((one) => one.isReceipt === isReceipt).map((one) => one.taxable))
  expect([month, billed, 0 - returned]).toEqual([month, taxable(true), taxable(false)])
  // Whatever is deferred will be earned.
  expect(sum(found.ahead.map(({ rupees }) => paise(rupees)))).toBe(closed)
  const { items, count, sum: sums } = await everything(app, actor, listMonthEarned, { month })
  expect(items).toHaveLength(count)
  for (const [at, key] of (
    ['openingRupees', 'billedRupees', 'returnedRupees', 'earnedRupees', 'closingRupees'] as const
  ).entries()) {
    expect([key, sum(items.map((item) => paise(item[key]))), paise(sums[key])]).toEqual([key, figures[at], figures[at]])
  }
  return closed
}
