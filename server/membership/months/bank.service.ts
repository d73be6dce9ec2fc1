import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type { listMonthMovements, MonthBank, Movement } from '#contract/membership/month-bank.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { creditNoteLink, receiptLink } from '../receipts/links.ts'
import { reconcile } from './bank.rules.ts'
import { leftOutCredits, type MovementRow, movementsPage, movementSums } from './bank.store.ts'
import { spanOf, summarize } from './rules.ts'
import { checkedMonth } from './service.ts'
import { groupsOf } from './store.ts'

/** A month by the day its money moved. */
export async function monthByBankDate(db: Db, now: Date, wanted?: string): Promise<MonthBank> {
  const checked = await checkedMonth(db, now, wanted)
  const span = spanOf(checked.month)
  const [sums, leftOut, groups] = await Promise.all([
    movementSums(db, span),
    leftOutCredits(db, span),
    groupsOf(db, span),
  ])
  const { creditRupees, couponRupees } = summarize(checked.month, groups).cameIn
  return {
    ...checked,
    ...reconcile(sums),
    leftOut: { count: leftOut.count, rupees: leftOut.paise / 100 },
    creditRupees,
    couponRupees,
  }
}

type Listing = QueryOf<typeof listMonthMovements> & { readerId: number }

export async function movementsOfMonth(
  db: Db,
  tools: Tools,
  { month: wanted, after, size, readerId, ...filter }: Listing,
): Promise<ReplyOf<typeof listMonthMovements>> {
  const { month } = await checkedMonth(db, tools.clock(), wanted)
  const { items, paise, ...page } = await movementsPage(db, spanOf(month), { filter, after, size })
  const toMovement = (row: MovementRow): Movement => ({
    ...row,
    url: linkOf(tools, row, readerId),
    documentRupees: row.documentPaise / 100,
    bankRupees: row.bankPaise / 100,
    rupees: row.paise / 100,
  })
  return { ...page, month, items: items.map(toMovement), rupees: paise / 100 }
}

function linkOf(tools: Tools, { number, paymentId, refundId }: MovementRow, readerId: number): string | null {
  if (number === null) return null
  if (refundId !== null) return creditNoteLink(tools, { refundId, number }, readerId)
  return receiptLink(tools, { paymentId: paymentId!, number }, readerId)
}
