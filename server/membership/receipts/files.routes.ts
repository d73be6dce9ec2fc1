import { mayUse } from '#contract/kit/access.ts'
import type { App } from '#server/kit/http/serve.ts'
import { serveFile, type ServedFile } from '#server/kit/http/serve-file.ts'
import { linkReader } from '#server/site/index.ts'
import { creditNoteOf, receiptOf, roundsOf } from './store.ts'
import { creditNoteFile, receiptFile, receiptFileName } from './links.ts'
import { creditNoteTask, receiptTask } from './pdf-task.ts'

/** This allows downloading a year of receipts one by one. */
const limit = { name: 'receipts', times: 60, seconds: 60 }

/** Signed links to receipts and credit notes. They work while their reader is the payer or may see payments. */
export function receiptFileRoutes(app: App) {
  const { db, workers } = app.deps

  type Sheet = { number: string; payerId: number }

  async function pdfFor(readerId: number, sheet: Sheet, content: () => Promise<Buffer>): Promise<ServedFile | null> {
    const reader = await linkReader(db, readerId)
    if (!reader || (reader.id !== sheet.payerId && !mayUse(reader, 'payments:see'))) return null
    return { type: 'application/pdf', name: receiptFileName(sheet.number), content }
  }

  serveFile(app, {
    ...receiptFile,
    what: 'This receipt',
    limit,
    isDrawn: true,
    open: async ({ id, name, reader }) => {
      const issued = await roundsOf(db, id)
      const found = await receiptOf(db, id, issued.find(({ number }) => receiptFileName(number) === name)?.round)
      return found && pdfFor(reader, found, () => workers.render(receiptTask, [found]))
    },
  })
  serveFile(app, {
    ...creditNoteFile,
    what: 'This credit note',
    limit,
    isDrawn: true,
    open: async ({ id, reader }) => {
      const found = await creditNoteOf(db, id)
      return found && pdfFor(reader, found, () => workers.render(creditNoteTask, [found]))
    },
  })
}
