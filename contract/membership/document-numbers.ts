import { z } from '../kit/zod.ts'

export const Series = z.enum(['receipts', 'credit notes'])
export type Series = z.infer<typeof Series>

/** What a file of documents may hold. */
export const maxDocuments = 500

const form = /^(KTC?)\/(\d\d-\d\d)\/(\d{6,9})$/
const prefixes: Record<Series, string> = { receipts: 'KT', 'credit notes': 'KTC' }

/** KT/26-27/000042, with credit notes in a series of their own; the GST rules allow 16 characters. */
export const formatNumber = (series: Series, financialYear: string, serial: number): string =>
  `${prefixes[series]}/${financialYear}/${String(serial).padStart(6, '0')}`

/** Null if it isn't a number of this series. */
export function parseNumber(series: Series, number: string): { financialYear: string; serial: number } | null {
  const [, prefix, financialYear, serial] = form.exec(number) ?? []
  return prefix === prefixes[series] ? { financialYear: financialYear!, serial: Number(serial) } : null
}

export type NumberRange = { financialYear: string; first: number; last: number }
type Typed = { from: string; until: string }

/** The range that is typed, or what is wrong with its fields. */
export function parseRange(series: Series, { from, until }: Typed): NumberRange | Partial<Typed> {
  const [first, last] = [parseNumber(series, from), parseNumber(series, until)]
  const example = `Enter a number such as ${formatNumber(series, '26-27', 1)}`
  if (!first || !last) return { ...(!first && { from: example }), ...(!last && { until: example }) }
  if (first.financialYear !== last.financialYear) return { until: 'Choose numbers of one financial year' }
  if (last.serial < first.serial) return { until: 'The last number comes before the first' }
  return { financialYear: first.financialYear, first: first.serial, last: last.serial }
}

export const isRange = (parsed: NumberRange | Partial<Typed>): parsed is NumberRange => 'financialYear' in parsed

/** A long range in parts that fit into a file each. */
export function partsOf({ financialYear, first, last }: NumberRange): NumberRange[] {
  const starts = Array.from(
    { length: Math.ceil((last - first + 1) / maxDocuments) },
    (_, at) => first + at * maxDocuments,
  )
  return starts.map((start) => ({ financialYear, first: start, last: Math.min(start + maxDocuments - 1, last) }))
}
