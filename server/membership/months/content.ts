import { states } from '#contract/kit/states.ts'
import type { Flow, Month, MovedBy, Tax } from '#contract/membership/months.ts'
import { formatDate, formatMoment } from '#server/kit/india.ts'
import { replaceUnsupported } from '#server/kit/pdf/fonts.ts'
import { exactRupees } from '../receipts/content.ts'

export type MonthSheet = {
  figures: Month
  school: { name: string; legalName: string; gstin: string }
  drawnAt: Date
}

/** A table of a month's PDF. The first column has words, the others figures. */
export type Section = { title: string; head: string[]; rows: string[][]; sum: string[] | null; note?: string }

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** 2026-11 as November 2026. */
export const formatMonth = (month: string): string => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const methodNames: Record<MovedBy, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  online: 'Online',
  credit: 'Wallet credit',
  cash: 'Cash',
}

const money = (rupees: number) => exactRupees(Math.round(rupees * 100))
const grouped = new Intl.NumberFormat('en-IN')
const count = (amount: number) => grouped.format(amount)

const flowHead = ['Receipts', 'Received', 'Credit notes', 'Returned', 'Net']
const flowCells = ({ receipts, rupees, creditNotes, returnedRupees, netRupees }: Flow) => [
  count(receipts),
  money(rupees),
  count(creditNotes),
  money(returnedRupees),
  money(netRupees),
]

const flows = (title: string, first: string, rows: [string, Flow][], total: Flow): Section => ({
  title,
  head: [first, ...flowHead],
  rows: rows.map(([label, flow]) => [label, ...flowCells(flow)]),
  sum: ['Sum', ...flowCells(total)],
})

/** Everything that the page shows, in the same order. */
export function monthSections({ figures }: MonthSheet): Section[] {
  const { total, plans, learners, methods, coupons } = figures
  return [
    summary(figures),
    flows(
      'By plan',
      'Plan',
      plans.map((row) => [planLabel(row.plan), row]),
      total,
    ),
    flows(
      'New and renewal',
      'Learner',
      learners.map((row) => [row.kind === 'new' ? 'New' : 'Renewal', row]),
      total,
    ),
    flows(
      'By payment method',
      'Paid by',
      methods.map((row) => [methodNames[row.method], row]),
      total,
    ),
    ...(figures.transfersBack.length > 0 ? [transfersBack(figures)] : []),
    flows(
      'By coupon',
      'Coupon',
      coupons.map((row) => [couponLabel(row), row]),
      total,
    ),
    wallet(figures),
    gst(figures),
    numbers(figures),
    days(figures),
  ]
}

const transfersBack = ({ transfersBack: sent }: Month): Section => ({
  title: 'Refunds by the day they left the bank',
  head: ['Day', 'Sent by', 'Refunds', 'Amount'],
  rows: sent.map((row) => [formatDate(row.sentOn), methodNames[row.method], count(row.count), money(row.rupees)]),
  sum: ['Sum', '', count(sumOf(sent, 'count')), money(sumOf(sent, 'rupees'))],
})

const sumOf = (rows: Month['transfersBack'], key: 'count' | 'rupees') =>
  Math.round(rows.reduce((sum, row) => sum + row[key] * 100, 0)) / 100

const planLabel = (plan: Month['plans'][number]['plan']) =>
  plan ? `${money(plan.rupees)}, ${plan.days} days` : 'No plan'

const couponLabel = ({ code, discountRupees }: Month['coupons'][number]) =>
  code === null ? 'Without a coupon' : `${code} (${money(discountRupees)} off)`

type Row = [string, number | null, number]

function summary({ cameIn, wentBack: { refunds, cancelled, reversed, replaced }, total }: Month): Section {
  const rows: Row[] = [
    ['Received by receipts', cameIn.receipts, cameIn.rupees],
    ['Refunds', refunds.count, -refunds.rupees],
    ['Cancelled receipts', cancelled.count, -cancelled.rupees],
    ...(replaced.count > 0 ? [['Replaced receipts', replaced.count, -replaced.rupees] satisfies Row] : []),
    ...(reversed.count > 0 ? [['Reversed refunds', reversed.count, reversed.rupees] satisfies Row] : []),
  ]
  return {
    title: 'Summary',
    head: ['', 'Documents', 'Amount'],
    rows: rows.map(([label, documents, rupees]) => [label, count(documents ?? 0), money(rupees)]),
    sum: ['Net', '', money(total.netRupees)],
    note: asideOf(cameIn),
  }
}

/** What the receipts say besides the amount received. */
function asideOf({ couponRupees, creditRupees, waivedRupees, walletRupees, backRupees }: Month['cameIn']): string {
  const sentences: [number, string][] = [
    [couponRupees, 'taken off by coupons'],
    [creditRupees, 'paid with credit'],
    [waivedRupees, 'waived'],
    [walletRupees, 'of what was received went to wallets'],
    [backRupees, 'of what was received was sent back at once'],
  ]
  const said = sentences.filter(([rupees]) => rupees !== 0).map(([rupees, what]) => `${money(rupees)} ${what}`)
  return said.length === 0 ? '' : `On the receipts: ${said.join(', ')}.`
}

const wallet = ({
  wallet: { usedRupees, cancelledRupees, returnedRupees, addedRupees, paidOutRupees },
}: Month): Section => ({
  title: 'Wallet',
  head: ['', 'Amount'],
  rows: [
    ['Credit used on receipts', money(usedRupees)],
    ['Of that, on cancelled receipts', money(cancelledRupees)],
    ['Credit returned by refunds', money(returnedRupees)],
    ['Added from transfers', money(addedRupees)],
    ['Paid out', money(paidOutRupees)],
  ],
  sum: null,
})

const taxCells = ({ taxableRupees, cgstRupees, sgstRupees, utgstRupees, igstRupees, totalRupees }: Tax) =>
  [taxableRupees, cgstRupees, sgstRupees + utgstRupees, igstRupees, totalRupees].map(money)

function gst({ gst: found }: Month): Section {
  const head = ['Place of supply', 'Taxable', 'CGST', 'SGST/UTGST', 'IGST', 'Total']
  if (!found) return { title: 'GST', head: [], rows: [], sum: null, note: noGstText }
  const rows = found.rows.flatMap(({ stateCode, percent, receipts, creditNotes, net }) => {
    const place = stateCode === null ? 'Without GST' : `${states[stateCode] ?? stateCode} (${stateCode}), ${percent} %`
    if (creditNotes.totalRupees === 0) return [[place, ...taxCells(net)]]
    return [
      [place, ...taxCells(receipts)],
      ['– credit notes', ...taxCells(creditNotes)],
      ['– net', ...taxCells(net)],
    ]
  })
  const { receipts, creditNotes, net } = found.sum
  const sums = [
    ['All receipts', ...taxCells(receipts)],
    ['All credit notes', ...taxCells(creditNotes)],
  ]
  return { title: 'GST', head, rows: [...rows, ...sums], sum: ['Net', ...taxCells(net)] }
}

const noGstText = 'No document of this month has GST: the school had no GSTIN when they were issued.'

function numbers({ numbers: { receipts, creditNotes } }: Month): Section {
  const rowOf = (label: string, range: typeof receipts) =>
    range ? [label, count(range.count), range.first, range.last] : [label, '0', '', '']
  return {
    title: 'Numbers',
    head: ['Series', 'Documents', 'First', 'Last'],
    rows: [rowOf('Receipts', receipts), rowOf('Credit notes', creditNotes)],
    sum: null,
  }
}

const days = ({ days: all, total }: Month): Section => ({
  title: 'By day',
  head: ['Day', 'Received', 'Returned', 'Net'],
  rows: all.map(({ day, rupees, returnedRupees, netRupees }) => [
    formatDate(day),
    ...[rupees, returnedRupees, netRupees].map(money),
  ]),
  sum: ['Sum', ...[total.rupees, total.returnedRupees, total.netRupees].map(money)],
})

/** The lines above the tables. */
export function headOf({ figures: { month, currentMonth }, school, drawnAt }: MonthSheet) {
  const { name, legalName, gstin } = school
  return {
    title: `Accounts, ${formatMonth(month)}`,
    schoolName: replaceUnsupported(name),
    lines: [
      replaceUnsupported([legalName || name, gstin && `GSTIN ${gstin}`].filter(Boolean).join(', ')),
      `Receipts and credit notes issued in ${formatMonth(month)}, Indian time. Drawn on ${formatMoment(drawnAt)}.${month === currentMonth ? ' The month isn’t over yet.' : ''}`,
    ],
  }
}
