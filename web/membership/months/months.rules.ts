import { states } from '#contract/kit/states.ts'
import type { Flow, Month, Tax } from '#contract/membership/months.ts'
import { day, exactRupees, plural, rupees as shortRupees } from '#web/kit/format.ts'
import { methodNames } from '../payment-desk/desk.rules.ts'

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

export type FigureRow = { key: string; label: string; count?: string; cells: string[] }
export type Figures = { title: string; note?: string; head: string[]; rows: FigureRow[]; sum: FigureRow }

const head = ['Received', 'Returned', 'Net']
const cellsOf = ({ rupees, returnedRupees, netRupees }: Flow) => [rupees, returnedRupees, netRupees].map(exactRupees)

const rowOf = (label: string, flow: Flow): FigureRow => ({
  key: label,
  label,
  count: countOf(flow),
  cells: cellsOf(flow),
})

const countOf = ({ receipts, creditNotes }: Flow) =>
  [plural(receipts, 'receipt'), creditNotes > 0 && plural(creditNotes, 'credit note')].filter(Boolean).join(', ')

/** The tables that split the same sum. */
export function breakdowns({ total, plans, learners, methods, coupons }: Month): Figures[] {
  const table = (title: string, rows: FigureRow[], note?: string): Figures => ({
    title,
    ...(note && { note }),
    head,
    rows,
    sum: rowOf('Sum', total),
  })
  return [
    table(
      'By plan',
      plans.map((row) => rowOf(row.plan ? `${shortRupees(row.plan.rupees)}, ${row.plan.days} days` : 'No plan', row)),
    ),
    table(
      'New and renewal',
      learners.map((row) => rowOf(row.kind === 'new' ? 'New' : 'Renewal', row)),
      'New: the learner had no earlier receipt for a plan, apart from cancelled ones.',
    ),
    table(
      'By payment method',
      methods.map((row) => rowOf(row.method === 'cash' ? 'Cash' : methodNames[row.method], row)),
      'A refund counts for the method by which it was sent.',
    ),
    table(
      'By coupon',
      coupons.map((row) =>
        rowOf(row.code === null ? 'Without a coupon' : `${row.code}, ${shortRupees(row.discountRupees)} off`, row),
      ),
    ),
  ]
}

/** Refunds as the bank's statement has them; null without any. */
export function transfersBack({ transfersBack: sent }: Pick<Month, 'transfersBack'>): Figures | null {
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
    rows: sent.map(({ sentOn, method, count, rupees }) =>
      row(`${day(sentOn)}, ${method === 'cash' ? 'cash' : methodNames[method]}`, count, rupees),
    ),
    sum: row('Sum', sumOf('count'), sumOf('rupees')),
  }
}

const taxHead = ['Taxable value', 'CGST', 'SGST/UTGST', 'IGST', 'Total']
const taxCells = ({ taxableRupees, cgstRupees, sgstRupees, utgstRupees, igstRupees, totalRupees }: Tax) =>
  [taxableRupees, cgstRupees, sgstRupees + utgstRupees, igstRupees, totalRupees].map(exactRupees)

/** By place of supply and rate; with receipts and credit notes apart where there are both. */
export function gstFigures({ rows, sum }: NonNullable<Month['gst']>): Figures {
  const parts = rows.flatMap(({ stateCode, percent, receipts, creditNotes, net }) => {
    const place = stateCode === null ? 'Without GST' : `${states[stateCode] ?? stateCode} (${stateCode}), ${percent} %`
    const row = (count: string, tax: Tax) => ({ key: `${place} ${count}`, label: place, count, cells: taxCells(tax) })
    if (creditNotes.totalRupees === 0) return [row('receipts', net)]
    return [row('receipts', receipts), row('credit notes', creditNotes), row('net', net)]
  })
  const all = (label: string, tax: Tax) => ({ key: label, label, cells: taxCells(tax) })
  return {
    title: 'GST by place of supply and rate',
    head: taxHead,
    rows: [...parts, all('All receipts', sum.receipts), all('All credit notes', sum.creditNotes)],
    sum: all('Net', sum.net),
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
