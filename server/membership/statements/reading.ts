import { dayOf, looksLikeDay, paiseOf } from '#contract/membership/statement-cells.ts'
import type { StatementColumns } from '#contract/membership/statements.ts'
import { unescapeCell } from '#server/kit/csv/format.ts'
import { csvRows, firstRows, type Separator, separators } from '#server/kit/csv/parse.ts'
import { invalid } from '#server/kit/errors.ts'
import { decodeText, isText, pieceBytes } from '#server/kit/csv/text-decoding.ts'
import { headingRole } from './headings.ts'
import { knownColumns, typeColumn } from './layouts.ts'
import { referencesIn, roundedReference } from './references.ts'

/** The rows searched for a header. */
const headRows = 60
const maxNarration = 500
const minCells = 3
const maxCellLength = 200
const maxCells = 100

// Control characters and direction marks, which payers can put into a narration.
// oxlint-disable-next-line no-control-regex
const invisible = /[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/g
// Excel writes ="0123" to keep digits as text.
const excelText = /^="([^"]*)"$/

// Words of plain letters, digits and signs: nothing to clean, as in most cells.
const cleanText = /^(?!['=])[!-~]+(?: [!-~]+)*$/

/** Truncated, because searching very long cells takes very long. */
export const clean = (cell = '', maxLength = maxCellLength): string =>
  cleanText.test(cell)
    ? cell.slice(0, maxLength)
    : unescapeCell(cell)
        .replace(invisible, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(excelText, '$1')
        .slice(0, maxLength)
        .toWellFormed()

/** The first rows and the separator. Throws if the file isn't a text table. */
export function readHead(bytes: Buffer): { rows: string[][]; separator: Separator } {
  const text = decodeText(bytes).next().value ?? ''
  if (!isText(text)) {
    throw invalid({
      statement: 'This file isn’t a bank statement. Upload CSV, Excel or PDF, as downloaded from your bank.',
    })
  }
  const tables = separators.map((separator) => ({ separator, rows: headOf(bytes, text, separator) }))
  const known = tables.find(({ rows }) => knownColumns(rows))
  const best = known ?? tables.toSorted((a, b) => evenness(b.rows) - evenness(a.rows))[0]!
  if (evenness(best.rows) === 0) {
    throw invalid({ statement: 'We found no table in this file. Upload a statement as downloaded from your bank.' })
  }
  return best
}

function headOf(bytes: Buffer, text: string, separator: Separator): string[][] {
  const rows = firstRows(text, separator, headRows)
  // The last row of a partial file may be incomplete.
  const complete = bytes.length > pieceBytes && rows.length < headRows ? rows.slice(0, -1) : rows
  return complete.map(cleanRow)
}

const cleanRow = (row: string[]) => row.slice(0, maxCells).map((cell) => clean(cell))

/** Rows with the same number of cells, then that number: a table scores high, a text doesn't. */
const evenness = (rows: string[][]): number => commonWidth(rows).score

function commonWidth(rows: string[][]): { width: number; score: number } {
  const rowsOfWidth = new Map<number, number>()
  for (const { length } of rows) if (length >= minCells) rowsOfWidth.set(length, (rowsOfWidth.get(length) ?? 0) + 1)
  const scored = [...rowsOfWidth].map(([width, count]) => ({ width, score: count + Math.min(width, 99) / 100 }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best), { width: 1, score: 0 })
}

export function allRows(bytes: Buffer): AsyncGenerator<string[]> {
  const { rows, separator } = readHead(bytes)
  return csvRows(bytes, { separator, width: commonWidth(rows).width }, 'statement')
}

export type Credit = {
  line: number
  paidOn: string | null
  paise: number
  narration: string
  references: string[]
  /** As a spreadsheet shortened the only reference. */
  rounded: string | null
  /** Null without a column for it. */
  balancePaise: number | null
}

/** The reader returns null for rows without an incoming payment. */
export function createCreditReader(columns: StatementColumns, header: string[]) {
  const type = typeColumn(header, columns.credit)
  const balance = header.map(headingRole).lastIndexOf('balance')
  const isDebit = (row: string[]) => type !== null && /^d/i.test(clean(row[type]))
  return (row: string[], line: number): Credit | null => {
    const paise = paiseOf(clean(row[columns.credit]))
    if (paise === null || paise <= 0 || isDebit(row)) return null
    const day = clean(row[columns.date])
    const narration = clean(row[columns.narration], maxNarration)
    const cell = columns.reference === null ? '' : clean(row[columns.reference])
    const references = referencesIn(cell, narration)
    // Totals have neither a date nor a reference.
    if (!looksLikeDay(day) && references.length === 0) return null
    const rounded = references.length === 0 ? roundedReference(cell, narration) : null
    const balancePaise = balance < 0 ? null : paiseOf(clean(row[balance]))
    return { line, paidOn: dayOf(day), paise, narration, references, rounded, balancePaise }
  }
}
