import type { StatementColumns } from '#contract/membership/statements.ts'

type Layout = { layout: string } & Record<'date' | 'narration' | 'reference' | 'credit', string[]>

/** How each bank heads its columns, in the spelling of `keyOf`; several where it has changed its mind. */
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

const keyOf = (cell: string) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A header in one spelling: case, spaces and dots make no other header of it. Null when the row cannot be one. */
export function headerKey(row: string[]): string | null {
  const keys = row.map(keyOf)
  while (keys.at(-1) === '') keys.pop()
  return keys.filter(Boolean).length < 2 ? null : keys.join('|')
}

export type KnownColumns = StatementColumns & { layout: string }

/** Finds the header of a bank that we know among the first rows. */
export function knownColumns(rows: string[][]): KnownColumns | null {
  for (const [headerLine, row] of rows.entries()) {
    const keys = row.map(keyOf)
    for (const { layout, ...names } of layouts) {
      const place = (of: string[]) => keys.findIndex((key) => of.includes(key))
      const columns = {
        date: place(names.date),
        narration: place(names.narration),
        reference: place(names.reference),
        credit: place(names.credit),
      }
      if (Object.values(columns).every((at) => at >= 0)) return { layout, headerLine, ...columns }
    }
  }
  return null
}

const ofMarks = new Set(['drcr', 'crdr', 'debitcredit', 'creditdebit', 'type', 'transactiontype', 'txntype'])
const ofMoneyIn = /credit|deposit|^cr/

/**
 * Some banks write all amounts in one column and say in another whether the money came or went. Finds that other
 * one, the nearest to the amount; null where the amount says it itself.
 */
export function markColumn(header: string[], credit: number): number | null {
  const keys = header.map(keyOf)
  if (ofMoneyIn.test(keys[credit] ?? '')) return null
  const places = keys.flatMap((key, at) => (ofMarks.has(key) ? [at] : []))
  const distance = (at: number) => Math.abs(at - credit) - (at > credit ? 0.5 : 0)
  return places.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
