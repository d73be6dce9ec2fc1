import { workerTask } from '../workers/task.ts'

/** A file of 5 MB takes a third of a second. */
export const spreadsheetTask = workerTask<typeof import('./parse.ts').parseSpreadsheet>(
  new URL('./parse.ts', import.meta.url),
  'parseSpreadsheet',
)
