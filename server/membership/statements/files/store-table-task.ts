import { workerTask } from '#server/kit/workers/task.ts'

export const storeTableTask = workerTask<typeof import('./store-table.ts').storeTable>(
  new URL('./store-table.ts', import.meta.url),
  'storeTable',
)
