import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { BodyOf, QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import {
  formatNumber,
  isRange,
  maxDocuments,
  type NumberRange,
  parseRange,
  type Series,
} from '#contract/membership/document-numbers.ts'
import type { ListedDocument, listMonthDocuments, makeDocumentsFile } from '#contract/membership/months.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps, Tools } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/errors.ts'
import { creditNoteLink, receiptFileName, receiptLink } from '../receipts/links.ts'
import { creditNoteTask, receiptTask } from '../receipts/pdf-task.ts'
import {
  creditNotesIn,
  documentsNumbered,
  lastSerial,
  numbersOfGroups,
  receiptsIn,
  type StoredDocument,
} from './documents.store.ts'
import { isCounted, sumOf } from './figures.rules.ts'
import { spanOf } from './rules.ts'
import { checkedMonth } from './service.ts'
import { groupsOf } from './store.ts'

type Listing = QueryOf<typeof listMonthDocuments> & { readerId: number }

/** The documents behind a figure. They and their sum come from the same groups as the figure. */
export async function documentsOf(
  db: Db,
  tools: Tools,
  { month: wanted, after, size, readerId, ...filter }: Listing,
): Promise<ReplyOf<typeof listMonthDocuments>> {
  const { month } = await checkedMonth(db, tools.clock(), wanted)
  const span = spanOf(month)
  const groups = (await groupsOf(db, span)).filter((group) => isCounted(group, filter))
  const numbers = await numbersOfGroups(db, groups, { span, after, limit: size + 1 })
  const shown = numbers.slice(0, size)
  const rows = await documentsNumbered(db, shown)
  return {
    month,
    items: rows.map((row) => toListed(tools, row, readerId)),
    next: numbers.length > size ? shown.at(-1)! : null,
    count: groups.reduce((all, { count }) => all + count, 0),
    sum: sumOf(groups),
  }
}

/** Without tax the whole amount has no taxable value, as in the table of the taxes. */
function toListed(tools: Tools, { paymentId, refundId, ...row }: StoredDocument, readerId: number): ListedDocument {
  const { number, rupees, taxableRupees } = row
  return {
    ...row,
    taxableRupees: taxableRupees ?? 0,
    taxRupees: taxableRupees === null ? 0 : Math.round((rupees - taxableRupees) * 100) / 100,
    reference: row.kind === 'refund' || row.kind === 'reversed refund' ? row.reference : row.transactionId,
    url:
      refundId === undefined
        ? receiptLink(tools, { paymentId: paymentId!, number }, readerId)
        : creditNoteLink(tools, { refundId, number }, readerId),
  }
}

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
