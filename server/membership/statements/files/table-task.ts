import { workerTask } from '#server/kit/workers/task.ts'

export const tableTask = workerTask<typeof import('./table.ts').readTable>(
  new URL('./table.ts', import.meta.url),
  'readTable',
)
