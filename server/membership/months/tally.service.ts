import { Readable } from 'node:stream'
import type { Db } from '#server/kit/db/db.ts'
import { documentsPage } from './documents.store.ts'
import type { Span } from './rules.ts'
import { envelope, voucherXml, vouchersOf } from './tally.rules.ts'

/** Read and written together, so that a large month neither fills the memory nor keeps others waiting. */
const batchSize = 200

async function* vouchersIn(db: Db, span: Span) {
  yield envelope.start
  for (let after: string | null | undefined; after !== null;) {
    const page = await documentsPage(db, { after, size: batchSize }, span)
    yield page.items.flatMap(vouchersOf).map(voucherXml).join('')
    after = page.next
  }
  yield envelope.end
}

/** The documents of a month as vouchers, receipts first. */
export const tallyXml = (db: Db, span: Span): Readable => Readable.from(vouchersIn(db, span))
