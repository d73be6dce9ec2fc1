import type { StatementColumns } from '#contract/membership/statements.ts'
import { headingRole, type HeadingRole, normalizeHeading } from './headings.ts'

type Layout = { layout: string } & Record<'date' | 'narration' | 'reference' | 'credit', string[]>

/** The column headings of each bank as `normalizeHeading` writes them, old and new. */
const layouts: Layout[] = [
  {
    layout: 'HDFC',
    date: ['date'],
    narration: ['narration'],
    reference: ['chqrefno', 'chqrefnumber'],
    credit: ['depositamt', 'depositamount', 'creditamount'],
  },
  {
    layout: 'ICICI',
    date: ['transactiondate'],
    narration: ['transactionremarks'],
    reference: ['chequenumber'],
    credit: ['depositamountinr', 'depositamtinr'],
  },
  {
    layout: 'SBI',
    date: ['txndate'],
    narration: ['description'],
    reference: ['refnochequeno'],
    credit: ['credit'],
  },
  {
    layout: 'Axis',
    date: ['trandate'],
    narration: ['particulars'],
    reference: ['chqno'],
    credit: ['cr', 'credit'],
  },
]

/** Ignores case, spaces and dots. Null if the row can't be a header. */
export function headerKey(row: string[]): string | null {
  const keys = row.map(normalizeHeading)
  while (keys.at(-1) === '') keys.pop()
  return keys.filter(Boolean).length < 2 ? null : keys.join('|')
}

export type KnownColumns = StatementColumns & { layout: string }

export function knownColumns(rows: string[][]): KnownColumns | null {
  for (const [headerLine, row] of rows.entries()) {
    const keys = row.map(normalizeHeading)
    for (const { layout, ...names } of layouts) {
      const find = (headings: string[]) => keys.findIndex((key) => headings.includes(key))
      const columns = {
        date: find(names.date),
        narration: find(names.narration),
        reference: find(names.reference),
        credit: find(names.credit),
      }
      if (Object.values(columns).every((at) => at >= 0)) return { layout, headerLine, ...columns }
    }
  }
  return usualColumns(rows)
}

/** Other banks: a row with the usual headings for date, narration and amount received, each only once. */
function usualColumns(rows: string[][]): KnownColumns | null {
  for (const [headerLine, row] of rows.entries()) {
    const roles = row.map(headingRole)
    const find = (role: HeadingRole) => roles.flatMap((found, at) => (found === role ? [at] : []))
    const [dates, narrations, references] = [find('date'), find('narration'), find('reference')]
    const credits = find('credit').length > 0 || find('type').length === 0 ? find('credit') : find('amount')
    if (dates.length === 0 || narrations.length !== 1 || credits.length !== 1) continue
    const date = dates.find((at) => !normalizeHeading(row[at]!).startsWith('value')) ?? dates[0]!
    const reference = references[0] ?? null
    return { layout: 'Standard', headerLine, date, narration: narrations[0]!, reference, credit: credits[0]! }
  }
  return null
}

const creditHeading = /credit|deposit|^cr/

/**
 * Some banks have one amount column and another that says debit or credit. Finds that one, nearest to the amount; null
 * if the amount column is for credits only.
 */
export function typeColumn(header: string[], credit: number): number | null {
  const keys = header.map(normalizeHeading)
  if (creditHeading.test(keys[credit] ?? '')) return null
  const candidates = header.flatMap((heading, at) => (headingRole(heading) === 'type' ? [at] : []))
  const distance = (at: number) => Math.abs(at - credit) - (at > credit ? 0.5 : 0)
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
