import pg from 'pg'
import { vi } from 'vitest'

/** How many statements this work sends to the database, but for the job queue's, which looks for work by its own clock. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter(([asked]) => !textOf(asked).includes('pgboss')).length
  } finally {
    query.mockRestore()
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')
