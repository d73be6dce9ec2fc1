import { workerTask } from '#server/kit/workers/task.ts'

export const matchingTask = workerTask<typeof import('./matching.ts').matchApart>(
  new URL('./matching.ts', import.meta.url),
  'matchApart',
)
