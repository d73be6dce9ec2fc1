import { createHash } from 'node:crypto'
import { formatNumber, type Series } from '#contract/membership/document-numbers.ts'
import { DayMoney } from '#contract/membership/daily-close.ts'
import type { PaidBy } from '#contract/membership/payments.ts'
import type { RefundKind } from '#contract/membership/refunds.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { startOfDay } from '#server/kit/india.ts'
import type { Group } from '../months/rules.ts'
import { financialYearOf } from '../receipts/rules.ts'

export type MethodRow = {
  method: PaidBy
  payments: number
  paise: number
  creditPaise: number
  couponPaise: number
  first: string
  last: string
}
export type ReturnedRow = {
  kind: RefundKind
  payments: number
  paise: number
  creditPaise: number
  first: string
  last: string
}
export type LaterRow = { payments: number; paise: number }

const total = <Row>(rows: Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

type Numbered = { groups: Group[]; series: Series; financialYear: string }

function sumsOf({ groups, series, financialYear }: Numbered, replaced: Group[] = []) {
  const sumIn = (all: Group[], of: (group: Group) => number) => total(all, (group) => of(group) * group.count)
  const sum = (of: (group: Group) => number) => sumIn(groups, of) - sumIn(replaced, of)
  return {
    payments: sum(() => 1),
    paise: sum(({ paise }) => paise),
    creditPaise: sum(({ creditPaise }) => creditPaise),
    couponPaise: sum(({ couponPaise }) => couponPaise),
    first: formatNumber(series, financialYear, Math.min(...groups.map(({ first }) => first))),
    last: formatNumber(series, financialYear, Math.max(...groups.map(({ last }) => last))),
  }
}

/**
 * The documents of a day: receipts by method, credit notes by kind. An invoice that replaces a receipt brings no money, so
 * it counts for nothing together with the note that cancels the receipt, which always has the same day and method.
 */
export function rowsOf(day: string, groups: Group[]): { methods: MethodRow[]; returned: ReturnedRow[] } {
  const financialYear = financialYearOf(startOfDay(day))
  const { receipt = [], ...notes } = Object.groupBy(groups, ({ kind }) => kind)
  const methods = [...Map.groupBy(receipt, ({ method }) => method as PaidBy)].map(([method, same]) => ({
    method,
    ...sumsOf(
      { groups: same, series: 'receipts', financialYear },
      notes.replacement?.filter((note) => note.method === method),
    ),
  }))
  const returned = Object.entries(notes).map(([kind, same]) => ({
    kind: kind as RefundKind,
    ...sumsOf({ groups: same, series: 'credit notes', financialYear }),
  }))
  return { methods: methods.toSorted((a, b) => (a.method < b.method ? -1 : 1)), returned }
}

/** Numbers of one year have the same length, so they sort as texts. */
function rangeOf(rows: { first: string; last: string }[]): DayMoney['receipts'] {
  if (rows.length === 0) return null
  return {
    first: rows.map(({ first }) => first).toSorted()[0]!,
    last: rows
      .map(({ last }) => last)
      .toSorted()
      .at(-1)!,
  }
}

/** Adds up the documents of a day. */
export function toMoney(methods: MethodRow[], returned: ReturnedRow[], later: LaterRow): DayMoney {
  const back = (kind: ReturnedRow['kind']) => {
    const rows = returned.filter((row) => row.kind === kind)
    return {
      payments: total(rows, ({ payments }) => payments),
      rupees: total(rows, ({ paise }) => paise) / 100,
      creditRupees: total(rows, ({ creditPaise }) => creditPaise) / 100,
    }
  }
  // Below zero, so that it adds up.
  const reversed = back('reversal')
  const cameIn = total(methods, ({ paise }) => paise)
  return {
    methods: methods
      .filter(({ payments }) => payments > 0)
      .map(({ method, payments, paise }) => ({ method, payments, rupees: paise / 100 })),
    payments: total(methods, ({ payments }) => payments),
    rupees: cameIn / 100,
    creditRupees: total(methods, ({ creditPaise }) => creditPaise) / 100,
    couponRupees: total(methods, ({ couponPaise }) => couponPaise) / 100,
    receipts: rangeOf(methods),
    refunds: back('refund'),
    cancelled: back('undo'),
    reversed: { ...reversed, rupees: 0 - reversed.rupees, creditRupees: 0 - reversed.creditRupees },
    creditNotes: rangeOf(returned),
    netRupees: (cameIn - total(returned, ({ kind, paise }) => (kind === 'replacement' ? 0 : paise))) / 100,
    returnedLater: { payments: later.payments, rupees: later.paise / 100 },
  }
}

/** Of what an admin confirms: the figures, and that nobody closed the day meanwhile. */
export const versionOf = (money: DayMoney, closes: number): string =>
  createHash('sha256')
    .update(JSON.stringify([DayMoney.parse(money), closes]))
    .digest('hex')

export function assertClosable(day: string, today: string): void {
  if (day > today) throw invalid({ day: 'You can’t close a day that hasn’t begun' })
}

export const changedMeanwhile = () => conflict('The figures have just changed. Check them and close the day again.')
