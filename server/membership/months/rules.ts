import { formatNumber, type Series } from '#contract/membership/document-numbers.ts'
import { type Flow, type Month, MovedBy, type Tax, type TaxFlow } from '#contract/membership/months.ts'
import type { RefundKind, RefundMethod } from '#contract/membership/refunds.ts'
import { startOfDay } from '#server/kit/india.ts'
import { financialYearOf, splitTax } from '../receipts/rules.ts'

/** Documents of one kind and day that agree in everything that a month adds up. */
export type Group = {
  /** The amounts of a reversal are below zero. */
  kind: 'receipt' | RefundKind
  /** In India. */
  day: string
  isRenewal: boolean
  method: MovedBy
  /** The day a refund left the bank. */
  sentOn: string | null
  /** Of the plan; 0 if the amount covered none. */
  days: number
  pricePaise: number
  coupon: string | null
  /** What the receipt gave as a discount, or a cancelled one takes back. */
  couponPaise: number
  /** What a receipt didn't ask for, or a cancelled one takes back. */
  waivedPaise: number
  /** Of a receipt: transferred. Of a credit note: returned. */
  paise: number
  creditPaise: number
  /** Of a receipt: added to the wallet. Of a cancelled one: taken from it again. Of a refund: paid out from it. */
  walletPaise: number
  backPaise: number
  /** Null without tax. */
  percent: number | null
  fromState: string | null
  toState: string | null
  /** The recipient has a GSTIN. */
  isRegistered?: true
  count: number
  first: number
  last: number
}

export type Span = { start: Date; end: Date }

/** 2026-11 and 1 give 2026-12. */
export function addMonths(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number! - 1 + by)).toISOString().slice(0, 7)
}

/** In India's time. */
export const spanOf = (month: string): Span => ({
  start: startOfDay(`${month}-01`),
  end: startOfDay(`${addMonths(month, 1)}-01`),
})

const isReceipt = ({ kind }: Group) => kind === 'receipt'
const isNote = (group: Group) => !isReceipt(group)

const sum = (groups: Group[], value: (group: Group) => number) =>
  groups.reduce((all, group) => all + value(group) * group.count, 0)
const countOf = (groups: Group[]) => sum(groups, () => 1)
const paiseOf = ({ paise }: Group) => paise
const creditOf = ({ creditPaise }: Group) => creditPaise
const rupees = (paise: number) => paise / 100

export function flowOf(groups: Group[]): Flow {
  const [receipts, notes] = [groups.filter(isReceipt), groups.filter(isNote)]
  const [came, back] = [sum(receipts, paiseOf), sum(notes, paiseOf)]
  return {
    receipts: countOf(receipts),
    rupees: rupees(came),
    creditNotes: countOf(notes),
    returnedRupees: rupees(back),
    netRupees: rupees(came - back),
  }
}

function returnedBy(groups: Group[], kind: Group['kind']) {
  const notes = groups.filter((group) => group.kind === kind)
  return {
    count: countOf(notes),
    rupees: rupees(sum(notes, paiseOf)),
    creditRupees: rupees(sum(notes, creditOf)),
  }
}

type Returned = ReturnType<typeof returnedBy>

/** Adding to zero avoids a negative one. */
const negated = ({ count, rupees, creditRupees }: Returned): Returned => ({
  count,
  rupees: 0 - rupees,
  creditRupees: 0 - creditRupees,
})

/** A refund and its reversal leave nothing. */
const transfersBack = (refunded: Group[]): Month['transfersBack'] =>
  by(
    refunded.filter(({ sentOn }) => sentOn !== null),
    ({ sentOn, method }) => `${sentOn} ${method}`,
  )
    .map(([, same]) => ({
      sentOn: same[0]!.sentOn!,
      method: same[0]!.method as RefundMethod,
      count: sum(same, ({ kind }) => (kind === 'refund' ? 1 : -1)),
      rupees: rupees(sum(same, paiseOf)),
    }))
    .filter(({ count }) => count !== 0)
    .toSorted((a, b) => compare(a.sentOn, b.sentOn) || compare(a.method, b.method))

/** In the order in which each key comes first. */
const by = <Key>(groups: Group[], key: (group: Group) => Key): [Key, Group[]][] => [...Map.groupBy(groups, key)]

/** Null comes last. */
function compare(one: string | null, other: string | null): number {
  if (one === other) return 0
  return other === null || (one !== null && one < other) ? -1 : 1
}

const signOf = (group: Group) => (isReceipt(group) ? 1 : -1)

type Taxes = Record<'taxable' | 'CGST' | 'SGST' | 'UTGST' | 'IGST' | 'total', number>

/** In paise. A document without GST has no taxable value; the tax of each other document is rounded as it is printed on it. */
function taxesOf(groups: Group[]): Taxes {
  const taxes: Taxes = { taxable: 0, CGST: 0, SGST: 0, UTGST: 0, IGST: 0, total: 0 }
  for (const { paise, percent, fromState, toState, count } of groups) {
    taxes.total += paise * count
    if (percent === null) continue
    const { taxablePaise, parts } = splitTax(paise, { percent, from: fromState!, to: toState! })
    taxes.taxable += taxablePaise * count
    for (const part of parts) taxes[part.name as keyof Taxes] += part.paise * count
  }
  return taxes
}

const minus = (one: Taxes, other: Taxes): Taxes =>
  Object.fromEntries(Object.entries(one).map(([name, paise]) => [name, paise - other[name as keyof Taxes]])) as Taxes

const toTax = ({ taxable, CGST, SGST, UTGST, IGST, total }: Taxes): Tax => ({
  taxableRupees: rupees(taxable),
  cgstRupees: rupees(CGST),
  sgstRupees: rupees(SGST),
  utgstRupees: rupees(UTGST),
  igstRupees: rupees(IGST),
  totalRupees: rupees(total),
})

export function taxFlowOf(groups: Group[]): TaxFlow {
  const [receipts, notes] = [taxesOf(groups.filter(isReceipt)), taxesOf(groups.filter(isNote))]
  return { receipts: toTax(receipts), creditNotes: toTax(notes), net: toTax(minus(receipts, notes)) }
}

function gstOf(groups: Group[]): Month['gst'] {
  if (groups.every(({ percent }) => percent === null)) return null
  const rows = by(groups, ({ toState, percent }) => `${toState ?? ''} ${percent ?? 0}`)
    .map(([, same]) => ({ stateCode: same[0]!.toState, percent: same[0]!.percent ?? 0, ...taxFlowOf(same) }))
    // Documents without tax come last.
    .toSorted((a, b) => compare(a.stateCode, b.stateCode) || a.percent - b.percent)
  return { rows, sum: taxFlowOf(groups) }
}

function numbersOf(groups: Group[], series: Series, financialYear: string) {
  if (groups.length === 0) return null
  const first = groups.reduce((least, group) => Math.min(least, group.first), Infinity)
  const last = groups.reduce((most, group) => Math.max(most, group.last), 0)
  return {
    first: formatNumber(series, financialYear, first),
    last: formatNumber(series, financialYear, last),
    count: countOf(groups),
  }
}

/** Every breakdown adds up the same documents, so all of them have the same sum. */
export function summarize(month: string, groups: Group[]): Omit<Month, 'month' | 'firstMonth' | 'currentMonth'> {
  const [receipts, notes] = [groups.filter(isReceipt), groups.filter(isNote)]
  const cancelled = groups.filter(({ kind }) => kind === 'undo' || kind === 'replacement')
  const refunded = groups.filter(({ kind }) => kind === 'refund' || kind === 'reversal')
  // A month lies within one financial year.
  const financialYear = financialYearOf(spanOf(month).start)
  return {
    total: flowOf(groups),
    cameIn: {
      receipts: countOf(receipts),
      rupees: rupees(sum(receipts, paiseOf)),
      creditRupees: rupees(sum(receipts, creditOf)),
      couponRupees: rupees(sum(receipts, ({ couponPaise }) => couponPaise)),
      waivedRupees: rupees(sum(receipts, ({ waivedPaise }) => waivedPaise)),
      walletRupees: rupees(sum(receipts, ({ walletPaise }) => walletPaise)),
      backRupees: rupees(sum(receipts, ({ backPaise }) => backPaise)),
    },
    wentBack: {
      refunds: returnedBy(groups, 'refund'),
      cancelled: returnedBy(groups, 'undo'),
      reversed: negated(returnedBy(groups, 'reversal')),
      replaced: returnedBy(groups, 'replacement'),
    },
    transfersBack: transfersBack(refunded),
    wallet: {
      usedRupees: rupees(sum(receipts, creditOf)),
      cancelledRupees: rupees(sum(cancelled, creditOf)),
      returnedRupees: rupees(sum(refunded, creditOf)),
      addedRupees: rupees(sum([...receipts, ...cancelled], (group) => signOf(group) * group.walletPaise)),
      paidOutRupees: rupees(sum(refunded, ({ walletPaise }) => walletPaise)),
    },
    days: by(groups, ({ day }) => day)
      .map(([day, same]) => {
        const { rupees, returnedRupees, netRupees } = flowOf(same)
        return { day, rupees, returnedRupees, netRupees }
      })
      .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    plans: by(groups, ({ days, pricePaise }) => (days === 0 ? '' : `${pricePaise} ${days}`))
      .map(([, same]) => {
        const { days, pricePaise } = same[0]!
        return { plan: days === 0 ? null : { rupees: rupees(pricePaise), days }, ...flowOf(same) }
      })
      .toSorted((a, b) => (a.plan?.rupees ?? Infinity) - (b.plan?.rupees ?? Infinity) || a.plan!.days - b.plan!.days),
    learners: (['new', 'renewal'] as const).map((kind) => ({
      kind,
      ...flowOf(groups.filter(({ isRenewal }) => isRenewal === (kind === 'renewal'))),
    })),
    methods: by(groups, ({ method }) => method)
      .map(([method, same]) => ({ method, ...flowOf(same) }))
      .toSorted((a, b) => MovedBy.options.indexOf(a.method) - MovedBy.options.indexOf(b.method)),
    coupons: by(groups, ({ coupon }) => coupon)
      .map(([code, same]) => ({
        code,
        discountRupees: rupees(sum(same, (group) => signOf(group) * group.couponPaise)),
        ...flowOf(same),
      }))
      .toSorted((a, b) => compare(a.code, b.code)),
    gst: gstOf(groups),
    numbers: {
      receipts: numbersOf(receipts, 'receipts', financialYear),
      creditNotes: numbersOf(notes, 'credit notes', financialYear),
    },
  }
}
