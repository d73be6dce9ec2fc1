import { looksLikeDay, paiseOf } from '#contract/membership/statement-cells.ts'
import { headingRole } from '../headings.ts'
import { type Column, columnAt, columnsBetween, crosses } from './pdf-columns.ts'
import { cellsOf, linesOf, type TextLine, type TextPiece } from './pdf-lines.ts'
import { refuse } from './refusals.ts'

export type { TextPiece }
/** `doubts` has the rows, counted from 1, that can't be read with certainty, and why. */
export type PdfTable = { rows: string[][]; doubts: Record<number, string> }

type Row = { cells: string[]; isDated: boolean; doubt: string | null; bottom: number }

const doubt = {
  crossing: 'A text runs across two columns.',
  amount: 'An amount can’t be read.',
  above: 'The text above this line may belong to it.',
}
/** Lines of one cell are closer than rows, in font sizes. */
const wrappedGap = 1.6
/** Header lines that follow each other: headings may be wrapped. */
const maxHeaderLines = 3

/** Rebuilds the rows from the places of the texts. Null if no page has the headings of a statement. */
export function pdfTable(pages: TextPiece[][]): PdfTable | null {
  const rows: Row[] = []
  let heading: string[] | null = null
  let columns: Column[] = []
  for (const pieces of pages) {
    const lines = linesOf(pieces)
    const header = findHeader(lines)
    if (header) {
      columns = columnsBetween(header.cells, lines.slice(header.end))
      heading ??= columns.map(({ heading }) => heading.text)
    }
    if (!heading) continue
    // Nothing is left out silently.
    if (columns.length !== heading.length) throw refuse('unevenPdf')
    rows.push(...rowsOf(lines.slice(header?.end ?? 0), columns))
  }
  if (!heading) return null
  const doubtful = rows.flatMap(({ doubt }, at) => (doubt ? [[at + 2, doubt] as const] : []))
  return { rows: [heading, ...rows.map(({ cells }) => cells)], doubts: Object.fromEntries(doubtful) }
}

function findHeader(lines: TextLine[]) {
  // A single line first: the line above a header isn't part of it.
  for (let count = 1; count <= maxHeaderLines; count++) {
    for (const [at, line] of lines.entries()) {
      const wrapped = lines.slice(at, at + count)
      if (!isHeader(cellsOf(wrapped.flatMap(({ pieces }) => pieces)).map(({ text }) => text))) continue
      const end = at + count + continuationLines(lines, at + count, line.size)
      return { cells: cellsOf(lines.slice(at, end).flatMap(({ pieces }) => pieces)), end }
    }
  }
  return null
}

function isHeader(texts: string[]): boolean {
  const roles = new Set(texts.map(headingRole))
  const hasAmount = roles.has('credit') || (roles.has('amount') && roles.has('type'))
  return roles.has('date') && roles.has('narration') && (hasAmount || (roles.has('amount') && roles.has('balance')))
}

/** Lines directly below without digits are the second half of wrapped headings, such as "(INR)". */
function continuationLines(lines: TextLine[], from: number, size: number): number {
  let end = from
  while (end < lines.length && end > 0) {
    const [line, before] = [lines[end]!, lines[end - 1]!]
    const isNear = line.top - before.top < size * 1.8
    if (!isNear || line.pieces.some(({ text }) => /\d/.test(text))) break
    end += 1
  }
  return end - from
}

function rowsOf(lines: TextLine[], columns: Column[]): Row[] {
  const rows: Row[] = []
  let above: TextLine[] = []
  for (const [at, line] of lines.entries()) {
    const row = rowOf(line, columns, lines[at + 1])
    const last = rows.at(-1)
    const isNear = last !== undefined && line.top - last.bottom < line.size * wrappedGap && isContinuation(row, columns)
    if (row.isDated || hasAmount(row, columns)) {
      if (above.length > 0 && row.isDated) row.doubt ??= doubt.above
      rows.push(row)
      above = []
    } else if (last?.isDated && isNear) {
      append(last, row, line.top)
    } else {
      // Far from the row before: a footer, or the first words of a row whose date is in its middle.
      above = nearTo(lines[at + 1], line) ? [...above, line] : []
    }
  }
  return rows
}

/** Nothing but the end of a wrapped date stands below a date. */
const isContinuation = ({ cells }: Row, columns: Column[]) =>
  columns.every(({ role }, at) => role !== 'date' || /^[\d/: .-]*$/.test(cells[at]!))

const nearTo = (next: TextLine | undefined, line: TextLine) =>
  next !== undefined && next.top - line.top < line.size * wrappedGap

function rowOf(line: TextLine, columns: Column[], next: TextLine | undefined): Row {
  const cells = columns.map(() => '')
  for (const piece of line.pieces) {
    const at = columnAt(columns, piece)
    cells[at] = cells[at] ? `${cells[at]} ${piece.text.trim()}` : piece.text.trim()
  }
  const isCrossing = line.pieces.some((piece) => crosses(columns, piece))
  const isUnreadable = columns.some(({ isAmount }, at) => isAmount && !isAmountCell(cells[at]!))
  const date = columns.findIndex(({ role }) => role === 'date')
  const isDated = looksLikeDay(cells[date]!) || isWrappedDay(cells[date]!, next, columns, date)
  return {
    cells,
    isDated,
    doubt: isCrossing ? doubt.crossing : isUnreadable ? doubt.amount : null,
    bottom: line.top,
  }
}

/** "5 Nov" with "2026" below it. */
function isWrappedDay(cell: string, next: TextLine | undefined, columns: Column[], date: number): boolean {
  if (!cell || !next) return false
  const below = next.pieces.filter((piece) => columnAt(columns, piece) === date).map(({ text }) => text.trim())
  return looksLikeDay([cell, ...below].join(' ')) || looksLikeDay([cell, ...below].join(''))
}

const isAmountCell = (cell: string) => /^[-–.\s*]*$/.test(cell) || paiseOf(cell) !== null || !/\d/.test(cell)

const hasAmount = ({ cells }: Row, columns: Column[]) =>
  columns.some(({ isAmount }, at) => isAmount && /\d/.test(cells[at]!))

function append(row: Row, { cells, doubt }: Row, bottom: number) {
  for (const [at, cell] of cells.entries()) if (cell) row.cells[at] = `${row.cells[at]} ${cell}`.trim()
  row.doubt ??= doubt
  row.bottom = bottom
}
