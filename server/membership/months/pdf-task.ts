import { workerTask } from '#server/kit/workers/task.ts'

export const monthTask = workerTask<typeof import('./pdf.ts').monthPdf>(
  new URL('./pdf.ts', import.meta.url),
  'monthPdf',
)
