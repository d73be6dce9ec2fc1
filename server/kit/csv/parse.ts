import { typedIn } from './csv.ts'
import { invalid } from '../http/errors.ts'
import { isText, textOf } from './text-decoding.ts'

export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

/** No cell is so long: a quotation mark that is never closed would swallow the rest of the file. */
const longestCell = 20_000

/** Nor has a table so many columns; what lies beyond is not kept. */
const mostCells = 1000

const neverClosed = (field: string, row: number) =>
  invalid({ [field]: `A quotation mark in row ${row} is never closed: the file is damaged or cut off` })

/**
 * Reads CSV as RFC 4180 describes it, from pieces of text that may be cut anywhere. Forgiving where
 * programs are careless: any line end, a quotation mark in the middle of a cell, words after a closing one. Empty lines are rows
 * too, so that rows are counted as a spreadsheet counts them. A refusal stands under `field`, that of the file.
 */
export function createCsvReader(separator: Separator, field: string) {
  let rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let rowCount = 0
  // `closing`: after a quotation mark inside quotes, which ends them unless it is doubled.
  let state: 'start' | 'plain' | 'quoted' | 'closing' = 'start'
  let isAfterReturn = false

  function endCell() {
    if (row.length < mostCells) row.push(cell.slice(0, longestCell))
    cell = ''
    state = 'start'
  }
  function endRow() {
    endCell()
    rows.push(row)
    rowCount += 1
    row = []
  }
  const isEnd = (sign: string) => sign === separator || sign === '\n' || sign === '\r'

  /** Takes what lies inside quotes up to the next quotation mark; answers where that is. */
  function takeQuoted(text: string, at: number): number {
    const mark = text.indexOf('"', at)
    cell += text.slice(at, mark < 0 ? text.length : mark)
    if (cell.length > longestCell) throw neverClosed(field, rowCount + 1)
    if (mark < 0) return text.length
    state = 'closing'
    return mark + 1
  }

  function takePlain(text: string, at: number): number {
    let end = at
    while (end < text.length && !isEnd(text[end]!)) end += 1
    cell += text.slice(at, end)
    if (end > at) state = 'plain'
    if (end === text.length) return end
    if (text[end] === separator) endCell()
    else endRow()
    isAfterReturn = text[end] === '\r'
    return end + 1
  }

  function takeNext(text: string, at: number): number {
    if (state === 'quoted') return takeQuoted(text, at)
    const sign = text[at]!
    const isRestOfLineEnd = isAfterReturn && sign === '\n'
    isAfterReturn = false
    if (isRestOfLineEnd) return at + 1
    if (sign === '"' && (state === 'start' || state === 'closing')) {
      if (state === 'closing') cell += '"'
      state = 'quoted'
      return at + 1
    }
    return takePlain(text, at)
  }

  return {
    /** Answers the rows that are complete by now. */
    take: (text: string): string[][] => {
      rows = []
      for (let at = 0; at < text.length;) at = takeNext(text, at)
      return rows
    },
    /** Answers the last row, unless the text ended with a line end. */
    end: (): string[][] => {
      if (state === 'quoted') throw neverClosed(field, rowCount + 1)
      rows = []
      if (state !== 'start' || row.length > 0) endRow()
      return rows
    },
  }
}

/** Every row of a text that comes in pieces. */
export function* rowsOf(text: Iterable<string>, separator: Separator, field: string): Generator<string[]> {
  const reader = createCsvReader(separator, field)
  for (const piece of text) yield* reader.take(piece)
  yield* reader.end()
}

/**
 * Every row of a file whose first one names its columns, as staff make it in a spreadsheet: what separates its cells
 * is what separates most of those names. It may be one that we exported.
 */
export function csvRows(bytes: Buffer, field: string): Generator<string[]> {
  const start = textOf(bytes).next().value ?? ''
  if (!isText(start)) throw invalid({ [field]: 'This is not a text file. Save the table as CSV.' })
  const widths = separators.map((separator) => ({ separator, width: firstRow(start, separator).length }))
  const widest = widths.reduce((best, next) => (next.width > best.width ? next : best))
  return asTyped(rowsOf(textOf(bytes), widest.separator, field))
}

function* asTyped(rows: Iterable<string[]>): Generator<string[]> {
  for (const row of rows) yield row.map(typedIn)
}

function firstRow(start: string, separator: Separator): string[] {
  const reader = createCsvReader(separator, '')
  try {
    return reader.take(start)[0] ?? reader.end()[0] ?? []
  } catch {
    // What is broken is told with its row when all is read.
    return []
  }
}
