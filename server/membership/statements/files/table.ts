import type { StatementFormat } from '#contract/membership/statements.ts'
import { csvLine } from '#server/kit/csv/format.ts'
import { pdfTable } from './pdf-table.ts'
import { refuse } from './refusals.ts'
import { workbookRows } from './workbook.ts'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { processFiles } from '#server/kit/workers/process-tools.ts'
import { readHead } from '../reading.ts'

/** `csv` is null for a text file, which is read as it is. */
export type ReadTable = { format: StatementFormat; csv: string | null; doubts: Record<number, string> }

const minRows = 2

/** The rows of a statement file as CSV; runs in a worker process. */
export async function readTable(bytes: Buffer, password: string): Promise<ReadTable> {
  const format = formatOf(bytes)
  if (format === 'text') return { format, csv: null, doubts: {} }
  if (format === 'workbook') return { format, csv: toCsv(await workbookRows(bytes)), doubts: {} }
  // The library for PDFs loads one for drawing too.
  const { pdfPages } = await import('./pdf-text.ts')
  const pages = await pdfPages(bytes, password)
  if (pages.every((page) => page.length === 0)) throw refuse('scannedPdf')
  const table = pdfTable(pages)
  if (!table || table.rows.length < minRows) throw refuse('noTable')
  return { format, csv: toCsv(table.rows), doubts: table.doubts }
}

function formatOf(bytes: Buffer): StatementFormat {
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('%PDF-')) return 'pdf'
  // A zip (xlsx), or the container of older Office files (xls, and xlsx with a password).
  if (start.startsWith('PK\x03\x04') || start.startsWith('\xd0\xcf\x11\xe0')) return 'workbook'
  // Some banks call a web page with a table .xls.
  return isMarkup.test(bytes.subarray(0, 1000).toString('latin1')) ? 'workbook' : 'text'
}

const isMarkup = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|html|head|body|table|style|div|meta)/i

const toCsv = (rows: string[][]) => rows.map(csvLine).join('')

/**
 * Reads an uploaded statement; runs in a worker process. Workbooks and PDFs are stored as the table read from them,
 * because a PDF may be locked and its password isn't kept. `stored` is null for a text, which stays as it is.
 */
export async function storeTable(fileId: string, password: string) {
  const files = processFiles()
  const bytes = await buffer(await files.open(fileId))
  const { csv, format, doubts } = await readTable(bytes, password)
  const table = csv === null ? bytes : Buffer.from(csv)
  const { rows } = readHead(table)
  return { rows, format, doubts, stored: csv === null ? null : await files.put(Readable.from([table])) }
}
