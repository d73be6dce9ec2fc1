import type { ConsumerRow, GstReturn, ReturnDocument } from '#contract/membership/gst.ts'
import type { Tax } from '#contract/membership/months.ts'
import type { RefundKind } from '#contract/membership/refunds.ts'
import { indiaDate } from '#server/kit/india.ts'
import { type Group, summarize } from '../months/rules.ts'
import { splitTax } from '../receipts/rules.ts'
import type { ReceiptDetails } from '../tables.ts'

/** A document for a recipient with a GSTIN. `paise`: below zero for a reversal. */
export type Registered = {
  number: string
  issuedAt: Date
  kind: 'receipt' | RefundKind
  receipt: ReceiptDetails
  paise: number
  url: string
}

/** In paise. The state's part is SGST or, in some territories, UTGST. */
export type Amounts = { taxable: number; cgst: number; sgst: number; utgst: number; igst: number; total: number }

const nothing: Amounts = { taxable: 0, cgst: 0, sgst: 0, utgst: 0, igst: 0, total: 0 }

const parts = { CGST: 'cgst', SGST: 'sgst', UTGST: 'utgst', IGST: 'igst' } as const

type Supply = { percent: number; from: string; to: string }

/** As it is printed on the document. */
export function amountsOf(paise: number, supply: Supply): Amounts {
  const split = splitTax(paise, supply)
  const amounts = { ...nothing, taxable: split.taxablePaise, total: paise }
  for (const { name, paise: part } of split.parts) amounts[parts[name as keyof typeof parts]] += part
  return amounts
}

const keys = Object.keys(nothing) as (keyof Amounts)[]

function plus(one: Amounts, other: Amounts, times = 1): Amounts {
  const sum = { ...one }
  for (const key of keys) sum[key] += other[key] * times
  return sum
}

const sumOf = (all: Amounts[]): Amounts => all.reduce((sum, one) => plus(sum, one), nothing)

export const toTax = ({ taxable, cgst, sgst, utgst, igst, total }: Amounts): Tax => ({
  taxableRupees: taxable / 100,
  cgstRupees: cgst / 100,
  sgstRupees: sgst / 100,
  utgstRupees: utgst / 100,
  igstRupees: igst / 100,
  totalRupees: total / 100,
})

/** A receipt adds what a note takes away; the amounts of a reversal are below zero, so it adds. */
const signOf = ({ kind }: Group) => (kind === 'receipt' ? 1 : -1)

/** Groups of documents with GST. */
type Taxed = Group & { percent: number; fromState: string; toState: string }
const isTaxed = (group: Group): group is Taxed => group.percent !== null

const supplyOf = ({ percent, fromState, toState }: Taxed): Supply => ({ percent, from: fromState, to: toState })

/** Each document is rounded as it is printed, so the sums are those of the documents. */
export const netOf = (groups: Group[]): Amounts =>
  groups
    .filter(isTaxed)
    .reduce((sum, group) => plus(sum, amountsOf(group.paise, supplyOf(group)), signOf(group) * group.count), nothing)

const isConsumer = (group: Group) => group.isRegistered !== true

/** By state and rate, without those that cancel out. */
function consumerRows(groups: Group[]): { row: ConsumerRow; amounts: Amounts }[] {
  const byPlace = Map.groupBy(
    groups.filter(isTaxed).filter(isConsumer),
    ({ toState, percent, fromState }) => `${toState} ${percent} ${fromState === toState}`,
  )
  return [...byPlace.values()]
    .map((same) => {
      const { toState, fromState, percent } = same[0]!
      const amounts = netOf(same)
      const place = { stateCode: toState, percent, isInterState: fromState !== toState }
      return { amounts, row: { ...place, ...toTax(amounts) } }
    })
    .filter(({ amounts }) => keys.some((key) => amounts[key] !== 0))
    .toSorted((a, b) => a.row.stateCode.localeCompare(b.row.stateCode) || a.row.percent - b.row.percent)
}

/** A document without an amount, paid with credit alone, is not declared. */
function listed({ number, issuedAt, kind, receipt, paise, url }: Registered) {
  const { tax, customer, placeOfSupply } = receipt
  if (!tax || !customer?.gstin || paise === 0) return []
  const to = placeOfSupply ?? tax.stateCode
  const amounts = amountsOf(Math.abs(paise), { percent: tax.percent, from: tax.stateCode, to })
  const isDebit = kind === 'reversal'
  const document: ReturnDocument = {
    number,
    kind: kind === 'receipt' ? 'invoice' : isDebit ? 'debit note' : 'credit note',
    issuedOn: indiaDate(issuedAt),
    gstin: customer.gstin,
    legalName: customer.legalName,
    stateCode: to,
    percent: tax.percent,
    isInterState: to !== tax.stateCode,
    url,
    ...toTax(amounts),
  }
  return [{ document, amounts }]
}

const negated = (amounts: Amounts) => plus(nothing, amounts, -1)

/** Table 5 has invoices to consumers in another state above this: Notification 12/2024, for months from August 2024. */
const largePaise = (month: string) => (month >= '2024-08' ? 1_00_000_00 : 2_50_000_00)

type Month = { month: string; gstin: string; groups: Group[]; registered: Registered[] }

export function gstReturnOf({ month, gstin, groups, registered }: Month): GstReturn {
  const all = registered.flatMap(listed)
  const invoices = all.filter(({ document }) => document.kind === 'invoice')
  const notes = all.filter(({ document }) => document.kind !== 'invoice')
  const consumers = consumerRows(groups)
  const back = notes.map(({ document, amounts }) => (document.kind === 'debit note' ? negated(amounts) : amounts))
  const large = groups
    .filter(isTaxed)
    .filter(isConsumer)
    .filter(
      ({ kind, paise, fromState, toState }) => kind === 'receipt' && fromState !== toState && paise > largePaise(month),
    )
  const { receipts, creditNotes } = summarize(month, groups).numbers
  return {
    month,
    gstin,
    b2b: invoices.map(({ document }) => document),
    cdnr: notes.map(({ document }) => document),
    b2cs: consumers.map(({ row }) => row),
    sums: {
      b2b: toTax(sumOf(invoices.map(({ amounts }) => amounts))),
      cdnr: toTax(sumOf(back)),
      b2cs: toTax(sumOf(consumers.map(({ amounts }) => amounts))),
      all: toTax(netOf(groups)),
    },
    issued: { receipts, creditNotes },
    withoutGst: groups.filter((group) => !isTaxed(group)).reduce((sum, { count }) => sum + count, 0),
    tooLarge: large.reduce((sum, { count }) => sum + count, 0),
  }
}

export type CodeRow = Tax & { sac: string; percent: number }

/** Table 12, for registered recipients and consumers. Empty unless all documents of the month have one code. */
export function codeRows(groups: Group[], sacs: string[]): { b2b: CodeRow[]; b2c: CodeRow[] } {
  const rowsOf = (some: Group[]): CodeRow[] =>
    [...Map.groupBy(some.filter(isTaxed), ({ percent }) => percent)]
      .map(([percent, same]) => ({ sac: sacs[0]!, percent, amounts: netOf(same) }))
      .filter(({ amounts }) => keys.some((key) => amounts[key] !== 0))
      .toSorted((a, b) => a.percent - b.percent)
      .map(({ amounts, ...row }) => ({ ...row, ...toTax(amounts) }))
  if (sacs.length !== 1) return { b2b: [], b2c: [] }
  return { b2b: rowsOf(groups.filter((group) => !isConsumer(group))), b2c: rowsOf(groups.filter(isConsumer)) }
}
