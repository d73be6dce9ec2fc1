import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import type { EarnedReceipt, listMonthEarned, MonthEarned } from '#contract/membership/month-earned.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { receiptLink } from '../receipts/links.ts'
import { addUp, deferredAt, earnedIn, toFigures } from './earned.rules.ts'
import { type EarningRow, earningsIn, earningsPage } from './earned.store.ts'
import { addMonths, type Span, spanOf } from './rules.ts'
import { checkedMonth } from './service.ts'

const daysOf = ({ start, end }: Span) => ({ from: indiaDate(start), until: indiaDate(end) })

/** How far ahead the months are listed one by one. */
const monthsAhead = 3

export async function monthEarned(db: Db, now: Date, wanted?: string): Promise<MonthEarned> {
  const checked = await checkedMonth(db, now, wanted)
  const span = spanOf(checked.month)
  const earnings = await earningsIn(db, span)
  const figures = addUp(earnings.map((one) => ({ ...earnedIn(one, daysOf(span)), count: one.count })))
  const months = Array.from({ length: monthsAhead }, (_, at) => addMonths(checked.month, at + 1))
  // The last one has everything after it.
  const left = [...months.map((month) => deferredAt(earnings, `${month}-01`)), 0]
  return {
    ...checked,
    ...toFigures(figures),
    ahead: months.map((month, at) => ({ month, rupees: (left[at]! - left[at + 1]!) / 100 })),
  }
}

type Listing = QueryOf<typeof listMonthEarned> & { readerId: number }

export async function receiptsEarned(
  db: Db,
  tools: Tools,
  { month: wanted, readerId, ...query }: Listing,
): Promise<ReplyOf<typeof listMonthEarned>> {
  const { month } = await checkedMonth(db, tools.clock(), wanted)
  const span = spanOf(month)
  const [page, all] = await Promise.all([earningsPage(db, span, query), earningsIn(db, span)])
  const toReceipt = ({ number, payer, paymentId, ...earning }: EarningRow): EarnedReceipt => ({
    ...toFigures(earnedIn(earning, daysOf(span))),
    number,
    payer,
    url: receiptLink(tools, { paymentId, number }, readerId),
    from: earning.startsOn,
    until: earning.startsOn && daysAfter(earning.startsOn, earning.days - 1),
  })
  return {
    ...page,
    month,
    items: page.items.map(toReceipt),
    count: all.reduce((so, { count }) => so + count, 0),
    sum: toFigures(addUp(all.map((one) => ({ ...earnedIn(one, daysOf(span)), count: one.count })))),
  }
}
