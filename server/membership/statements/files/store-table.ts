import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { processFiles } from '#server/kit/workers/process-tools.ts'
import { readHead } from '../reading.ts'
import { readTable } from './table.ts'

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
