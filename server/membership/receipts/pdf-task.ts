import { workerTask } from '#server/kit/workers/task.ts'

export const receiptTask = workerTask<typeof import('./pdf.ts').receiptPdf>(
  new URL('./pdf.ts', import.meta.url),
  'receiptPdf',
)
