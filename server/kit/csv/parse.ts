import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, type Options, parse } from 'csv-parse'
import { parse as parseSync } from 'csv-parse/sync'
import { invalid } from '../errors.ts'
import { unescapeCell } from './format.ts'
import { decodeText, isText } from './text-decoding.ts'

export const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]

const maxColumns = 1_000

/** Empty lines are rows too, so that row numbers match those in a spreadsheet. */
const optionsFor = (separator: Separator): Options => ({
  delimiter: separator,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  // An unclosed quotation mark would otherwise read the rest of the file into one cell.
  max_record_size: 100_000,
})

/**
 * Every row of a large file. Other requests get their turn between two pieces of the text. `width` is the cells of most
 * rows: csv-parse creates an error for each row that is wider or narrower than the first, which takes longer than
 * reading it, so a first row of this width is put before the others.
 */
export async function* csvRows(
  bytes: Buffer,
  { separator, width }: { separator: Separator; width: number },
  field: string,
): AsyncGenerator<string[]> {
  const added = `${separator.repeat(width - 1)}\n`
  let row = -1
  try {
    for await (const cells of Readable.from(piecesOf(added, bytes)).pipe(parse(optionsFor(separator)))) {
      row += 1
      if (row > 0) yield withinLimit(cells as string[], row, field)
    }
  } catch (error) {
    throw toFieldError(error, field, 1)
  }
}

async function* piecesOf(added: string, bytes: Buffer): AsyncGenerator<string> {
  yield added
  for (const piece of decodeText(bytes)) {
    yield piece
    await setImmediate()
  }
}

/** The first rows of a text, up to the first that can't be read with this separator. */
export function firstRows(text: string, separator: Separator, limit: number): string[][] {
  const rows: string[][] = []
  const collect = (row: string[]) => void rows.push(row)
  try {
    parseSync(text, { ...optionsFor(separator), to: limit, on_record: collect })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return rows
}

/** Every row of a CSV file that staff exported from a spreadsheet. The header row shows which separator it uses. */
export function parseSpreadsheet(bytes: Buffer, field: string): string[][] {
  const text = [...decodeText(bytes)].join('')
  if (!isText(text)) throw invalid({ [field]: 'This is not a text file. Save the table as CSV.' })
  const widths = separators.map((separator) => ({ separator, width: firstRows(text, separator, 1)[0]?.length ?? 0 }))
  const { separator } = widths.reduce((best, next) => (next.width > best.width ? next : best))
  try {
    const rows = parseSync(text, optionsFor(separator))
    return rows.map((row, index) => withinLimit(row, index + 1, field).map(unescapeCell))
  } catch (error) {
    throw toFieldError(error, field)
  }
}

function withinLimit(cells: string[], row: number, field: string): string[] {
  if (cells.length <= maxColumns) return cells
  throw invalid({ [field]: `Row ${row} has more than 1,000 columns.` })
}

function toFieldError(error: unknown, field: string, addedRows = 0): unknown {
  if (!(error instanceof CsvError)) return error
  const row = Number(error['records']) + 1 - addedRows
  return invalid({
    [field]:
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `A quotation mark in row ${row} is never closed. The file may be cut off.`
        : `Row ${row} can’t be read. A quotation mark may be missing.`,
  })
}
