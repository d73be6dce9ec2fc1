import { workerTask } from '#server/kit/workers/task.ts'

export const creditsTask = workerTask<typeof import('./credits.ts').readCredits>(
  new URL('./credits.ts', import.meta.url),
  'readCredits',
)
