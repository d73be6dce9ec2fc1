import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import {
  formatNumber,
  isRange,
  maxDocuments,
  type NumberRange,
  parseRange,
  type Series,
} from '#contract/membership/document-numbers.ts'
import type { makeDocumentsFile } from '#contract/membership/months.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { receiptFileName } from '../receipts/links.ts'
import { creditNoteTask, receiptTask } from '../receipts/pdf-task.ts'
import { creditNotesIn, lastSerial, receiptsIn } from './documents.store.ts'

/** Numbers have no gaps, so a range that ends with an issued number is complete. */
export async function checkedRange(
  db: Db,
  { series, ...typed }: BodyOf<typeof makeDocumentsFile>,
): Promise<NumberRange> {
  const range = parseRange(series, typed)
  if (!isRange(range)) throw invalid(range)
  const { financialYear, first, last } = range
  if (last - first >= maxDocuments) throw invalid({ until: `A file holds at most ${maxDocuments} documents` })
  const issued = await lastSerial(db, series, financialYear)
  if (issued === null) throw invalid({ from: `No ${series} of ${financialYear} yet` })
  if (last > issued)
    throw invalid({ until: `The last number of ${financialYear} is ${formatNumber(series, financialYear, issued)}` })
  return range
}

/** Read together, drawn one after the other. */
const batchSize = 50

async function* documentsIn({ db, workers }: Pick<Deps, 'db' | 'workers'>, series: Series, range: NumberRange) {
  // The download has begun, so its documents wait for a thread however busy the others are.
  const options = { isBackground: true }
  for (let first = range.first; first <= range.last; first += batchSize) {
    const batch = { ...range, first, last: Math.min(first + batchSize - 1, range.last) }
    if (series === 'receipts') {
      for (const receipt of await receiptsIn(db, batch))
        yield { number: receipt.number, pdf: await workers.run(receiptTask, [receipt], options) }
    } else {
      for (const note of await creditNotesIn(db, batch))
        yield { number: note.number, pdf: await workers.run(creditNoteTask, [note], options) }
    }
  }
}

/** One document at a time, so that memory does not grow with the range. Stops if the reader disconnects. */
export function documentsZip(
  deps: Pick<Deps, 'db' | 'workers' | 'clock'>,
  series: Series,
  range: NumberRange,
): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const closed = new AbortController()
  out.once('close', () => closed.abort())
  pipeline(zip.outputStream as Readable, out).catch(() => {})
  // yazl emits stream errors on the zip.
  zip.on('error', (error: Error) => out.destroy(error))
  const mtime = deps.clock()
  const fill = async () => {
    for await (const { number, pdf } of documentsIn(deps, series, range)) {
      if (closed.signal.aborted) return
      const content = Readable.from([pdf])
      // A PDF is compressed already.
      zip.addReadStream(content, receiptFileName(number), { mtime, compress: false })
      await finished(content, { signal: closed.signal, writable: false }).finally(() => content.destroy())
    }
    zip.end()
  }
  fill().catch((error: unknown) => out.destroy(error as Error))
  return out
}
