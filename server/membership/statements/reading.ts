import { dayOf, looksLikeDay, paiseOf } from '#contract/membership/statement-cells.ts'
import type { StatementColumns } from '#contract/membership/statements.ts'
import { csvRows, firstRows, type Separator, separators } from '#server/kit/csv/parse.ts'
import { invalid } from '#server/kit/http/errors.ts'
import { decodeText, isText, pieceBytes } from '#server/kit/csv/text-decoding.ts'
import { knownColumns, markColumn } from './layouts.ts'
import { referencesIn } from './references.ts'

/** So many rows are looked at for a header. */
const headRows = 60
const longestNarration = 500
/** A date, a narration and an amount. */
const fewestCells = 3
const longestShown = 200
const mostCells = 100

// What a database or a page cannot show, what turns the writing round (whoever pays writes into the narration), and what
// Excel writes so that digits stay text: ="0123".
// oxlint-disable-next-line no-control-regex
const unseen = /[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/g
const asText = /^="([^"]*)"$/

/** Cut as well: nothing that is looked for stands further back, and searching in endless cells takes endless time. */
export const clean = (cell = '', longest = longestShown): string =>
  cell.replace(unseen, ' ').replace(/\s+/g, ' ').trim().replace(asText, '$1').slice(0, longest).toWellFormed()

/** The first rows and what separates their cells; refuses what is no table of text. */
export function readHead(bytes: Buffer): { rows: string[][]; separator: Separator } {
  const text = decodeText(bytes).next().value ?? ''
  if (!isText(text)) {
    throw invalid({ statement: 'This is not a text file. Download the statement from your bank as CSV.' })
  }
  const tables = separators.map((separator) => ({ separator, rows: headOf(bytes, text, separator) }))
  const known = tables.find(({ rows }) => knownColumns(rows))
  const best = known ?? tables.toSorted((a, b) => evenness(b.rows) - evenness(a.rows))[0]!
  if (evenness(best.rows) === 0) {
    throw invalid({ statement: 'No columns were found in this file. Download the statement from your bank as CSV.' })
  }
  return best
}

function headOf(bytes: Buffer, text: string, separator: Separator): string[][] {
  const rows = firstRows(text, separator, headRows)
  // Unless this is the whole file, its last row may be cut off.
  const complete = bytes.length > pieceBytes && rows.length < headRows ? rows.slice(0, -1) : rows
  return complete.map(toShown)
}

const toShown = (row: string[]) => row.slice(0, mostCells).map((cell) => clean(cell))

/** In how many rows there are equally many cells, and then how many these are: a table is even, a letter is not. */
function evenness(rows: string[][]): number {
  const rowsOfWidth = new Map<number, number>()
  for (const { length } of rows) if (length >= fewestCells) rowsOfWidth.set(length, (rowsOfWidth.get(length) ?? 0) + 1)
  return Math.max(0, ...[...rowsOfWidth].map(([width, count]) => count + Math.min(width, 99) / 100))
}

/** All rows of the file, the first ones too. */
export const allRows = (bytes: Buffer): AsyncGenerator<string[]> =>
  csvRows(bytes, readHead(bytes).separator, 'statement')

/** A line that brings money. */
export type Credit = {
  line: number
  paidOn: string | null
  paise: number
  narration: string
  references: string[]
}

/** Makes what reads one row after the other; answers null for those that bring no money. */
export function createCreditReader(columns: StatementColumns, header: string[]) {
  const mark = markColumn(header, columns.credit)
  const isOut = (row: string[]) => mark !== null && /^d/i.test(clean(row[mark]))
  return (row: string[], line: number): Credit | null => {
    const paise = paiseOf(clean(row[columns.credit]))
    if (paise === null || paise <= 0 || isOut(row)) return null
    const day = clean(row[columns.date])
    const narration = clean(row[columns.narration], longestNarration)
    const references = referencesIn(columns.reference === null ? '' : clean(row[columns.reference]), narration)
    // Totals and summaries have neither.
    if (!looksLikeDay(day) && references.length === 0) return null
    return {
      line,
      paidOn: dayOf(day),
      paise,
      narration,
      references,
    }
  }
}
