import { states } from '#contract/kit/states.ts'
import { type FigureFilter, type Flow, type Month, type MovedBy, none, type Tax } from '#contract/membership/months.ts'
import { day, exactRupees, plural, rupees as shortRupees } from '#web/kit/format.ts'
import { methodNames } from '../payment-desk/desk.rules.ts'
import { documentsAt } from './addresses.rules.ts'

const names = 'January February March April May June July August September October November December'.split(' ')

/** 2026-11 as November 2026. */
export const formatMonth = (month: string): string => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** 2026-11 and -1 give 2026-10. */
export const addMonths = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by)).toISOString().slice(0, 7)

/** Newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months = [last]
  while (months.at(-1)! > first) months.push(addMonths(months.at(-1)!, -1))
  return months
}

/** `to`: where each cell leads. */
export type FigureRow = { key: string; label: string; count?: string; cells: string[]; to?: (string | undefined)[] }
export type Figures = { title: string; note?: string; head: string[]; rows: FigureRow[]; sum: FigureRow }

export const movedByNames: Record<MovedBy, string> = { ...methodNames, cash: 'Cash' }

const head = ['Received', 'Returned', 'Net']
const cellsOf = ({ rupees, returnedRupees, netRupees }: Flow) => [rupees, returnedRupees, netRupees].map(exactRupees)

/** `filter`: what the documents of the row have in common. */
const rowOf = (label: string, flow: Flow, month: string, filter: FigureFilter): FigureRow => ({
  key: label,
  label,
  count: countOf(flow),
  cells: cellsOf(flow),
  to: [{ kind: 'receipt' as const }, { kind: 'note' as const }, {}].map((kind) =>
    documentsAt(month, { ...filter, ...kind }),
  ),
})

const countOf = ({ receipts, creditNotes }: Flow) =>
  [plural(receipts, 'receipt'), creditNotes > 0 && plural(creditNotes, 'credit note')].filter(Boolean).join(', ')

/** The tables that split the same sum. */
export function breakdowns({ month, total, plans, learners, methods, coupons }: Month): Figures[] {
  const table = (title: string, rows: FigureRow[], note?: string): Figures => ({
    title,
    ...(note && { note }),
    head,
    rows,
    sum: rowOf('Sum', total, month, {}),
  })
  return [
    table(
      'By plan',
      plans.map((row) => {
        const { rupees, days } = row.plan ?? { rupees: 0, days: 0 }
        const label = row.plan ? `${shortRupees(rupees)}, ${days} days` : 'No plan'
        return rowOf(label, row, month, { plan: row.plan ? `${rupees}/${days}` : none })
      }),
    ),
    table(
      'New and renewal',
      learners.map((row) => rowOf(row.kind === 'new' ? 'New' : 'Renewal', row, month, { learner: row.kind })),
      'New: the learner had no earlier receipt for a plan, apart from cancelled ones.',
    ),
    table(
      'By payment method',
      methods.map((row) => rowOf(movedByNames[row.method], row, month, { method: row.method })),
      'A refund counts for the method by which it was sent.',
    ),
    table(
      'By coupon',
      coupons.map((row) =>
        rowOf(
          row.code === null ? 'Without a coupon' : `${row.code}, ${shortRupees(row.discountRupees)} off`,
          row,
          month,
          { coupon: row.code ?? none },
        ),
      ),
    ),
  ]
}

/** Refunds as the bank's statement has them; null without any. */
export function transfersBack({ month, transfersBack: sent }: Pick<Month, 'month' | 'transfersBack'>): Figures | null {
  if (sent.length === 0) return null
  const row = (label: string, refunds: number, rupees: number): FigureRow => ({
    key: label,
    label,
    count: plural(refunds, 'refund'),
    cells: [exactRupees(rupees)],
  })
  const sumOf = (key: 'count' | 'rupees') => Math.round(sent.reduce((sum, one) => sum + one[key] * 100, 0)) / 100
  return {
    title: 'Refunds by the day they left the bank',
    head: ['Sent back'],
    rows: sent.map(({ sentOn, method, count, rupees }) => ({
      ...row(`${day(sentOn)}, ${movedByNames[method].replace('Cash', 'cash')}`, count, rupees),
      to: [documentsAt(month, { kind: 'returned', sentOn, method })],
    })),
    sum: row('Sum', sumOf('count'), sumOf('rupees')),
  }
}

const taxHead = ['Taxable value', 'CGST', 'SGST/UTGST', 'IGST', 'Total']
const taxCells = ({ taxableRupees, cgstRupees, sgstRupees, utgstRupees, igstRupees, totalRupees }: Tax) =>
  [taxableRupees, cgstRupees, sgstRupees + utgstRupees, igstRupees, totalRupees].map(exactRupees)

/** By place of supply and rate; with receipts and credit notes apart where there are both. */
export function gstFigures(month: string, { rows, sum }: NonNullable<Month['gst']>): Figures {
  const parts = rows.flatMap(({ stateCode, percent, receipts, creditNotes, net }) => {
    const place = stateCode === null ? 'Without GST' : `${states[stateCode] ?? stateCode} (${stateCode}), ${percent} %`
    const at = (filter: FigureFilter) => documentsAt(month, { place: stateCode ?? none, percent, ...filter })
    const row = (count: string, tax: Tax, filter: FigureFilter) => ({
      key: `${place} ${count}`,
      label: place,
      count,
      cells: taxCells(tax),
      to: taxHead.map(() => at(filter)),
    })
    if (creditNotes.totalRupees === 0) return [row('receipts', net, {})]
    return [
      row('receipts', receipts, { kind: 'receipt' }),
      row('credit notes', creditNotes, { kind: 'note' }),
      row('net', net, {}),
    ]
  })
  const all = (label: string, tax: Tax, filter: FigureFilter) => ({
    key: label,
    label,
    cells: taxCells(tax),
    to: taxHead.map(() => documentsAt(month, filter)),
  })
  return {
    title: 'GST by place of supply and rate',
    head: taxHead,
    rows: [
      ...parts,
      all('All receipts', sum.receipts, { kind: 'receipt' }),
      all('All credit notes', sum.creditNotes, { kind: 'note' }),
    ],
    sum: all('Net', sum.net, {}),
  }
}

/** Every day of the month, also those without a document. */
export function daysOf({ month, days }: Pick<Month, 'month' | 'days'>): Month['days'] {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const found = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: last }, (_, at) => {
    const day = `${month}-${String(at + 1).padStart(2, '0')}`
    return found.get(day) ?? { day, rupees: 0, returnedRupees: 0, netRupees: 0 }
  })
}

const kindNames: Record<NonNullable<FigureFilter['kind']>, string> = {
  receipt: 'Receipts',
  note: 'Credit notes',
  undo: 'Cancelled receipts',
  replacement: 'Replaced receipts',
  cancelled: 'Cancelled and replaced receipts',
  refund: 'Refunds',
  reversal: 'Reversed refunds',
  sold: 'Receipts and cancellations',
  returned: 'Refunds and reversals',
}

const havingNames: Record<NonNullable<FigureFilter['having']>, string> = {
  coupon: 'with a coupon',
  credit: 'with credit',
  waived: 'with something waived',
  wallet: 'with money for or from the wallet',
  back: 'with money sent back at once',
}

/** What the documents behind a figure have in common: Receipts by UPI. */
export function describeFilter(filter: FigureFilter): string {
  const { kind, plan, learner, method, coupon, place, percent, day: on, sentOn, recipient, having } = filter
  const [price, days] = (plan ?? '').split('/')
  return [
    kind ? kindNames[kind] : 'Receipts and credit notes',
    plan && (plan === none ? 'without a plan' : `for ${shortRupees(Number(price))}, ${days} days`),
    learner && (learner === 'new' ? 'of new learners' : 'of renewals'),
    method && `by ${movedByNames[method]}`,
    coupon && (coupon === none ? 'without a coupon' : `with ${coupon}`),
    place &&
      (place === none
        ? 'without GST'
        : `for ${states[place] ?? place}${percent === undefined ? '' : ` at ${percent} %`}`),
    recipient && (recipient === 'registered' ? 'of companies with a GSTIN' : 'of consumers'),
    having && havingNames[having],
    on && `of ${day(on)}`,
    sentOn && `sent on ${day(sentOn)}`,
  ]
    .filter(Boolean)
    .join(' ')
}
