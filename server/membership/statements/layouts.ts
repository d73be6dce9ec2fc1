import type { StatementColumns } from '#contract/membership/statements.ts'

type Layout = { layout: string } & Record<'date' | 'narration' | 'reference' | 'credit', string[]>

/** The column headings of each bank as `normalize` writes them, old and new. */
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

const normalize = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Ignores case, spaces and dots. Null if the row can't be a header. */
export function headerKey(row: string[]): string | null {
  const keys = row.map(normalize)
  while (keys.at(-1) === '') keys.pop()
  return keys.filter(Boolean).length < 2 ? null : keys.join('|')
}

export type KnownColumns = StatementColumns & { layout: string }

export function knownColumns(rows: string[][]): KnownColumns | null {
  for (const [headerLine, row] of rows.entries()) {
    const keys = row.map(normalize)
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
  return null
}

const typeHeadings = new Set(['drcr', 'crdr', 'debitcredit', 'creditdebit', 'type', 'transactiontype', 'txntype'])
const creditHeading = /credit|deposit|^cr/

/**
 * Some banks have one amount column and another that says debit or credit. Finds that one, nearest to the amount; null
 * if the amount column is for credits only.
 */
export function typeColumn(header: string[], credit: number): number | null {
  const keys = header.map(normalize)
  if (creditHeading.test(keys[credit] ?? '')) return null
  const candidates = keys.flatMap((key, at) => (typeHeadings.has(key) ? [at] : []))
  const distance = (at: number) => Math.abs(at - credit) - (at > credit ? 0.5 : 0)
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
