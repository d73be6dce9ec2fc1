import { workerTask } from '#server/kit/workers/task.ts'

export const receiptTask = workerTask<typeof import('./pdf.ts').receiptPdf>(
  new URL('./pdf.ts', import.meta.url),
  'receiptPdf',
)

export const creditNoteTask = workerTask<typeof import('./pdf.ts').creditNotePdf>(
  new URL('./pdf.ts', import.meta.url),
  'creditNotePdf',
)
