import { workerTask } from '#server/kit/workers/task.ts'

export const portfolioTask = workerTask<typeof import('./pdf.ts').portfolioPdf>(
  new URL('./pdf.ts', import.meta.url),
  'portfolioPdf',
)
