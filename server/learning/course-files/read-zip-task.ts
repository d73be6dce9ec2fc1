import { workerTask } from '#server/kit/workers/task.ts'

/** Unpacking 200 MB takes a second. */
export const readZipTask = workerTask<typeof import('./read-zip.ts').readZip>(
  new URL('./read-zip.ts', import.meta.url),
  'readZip',
)
