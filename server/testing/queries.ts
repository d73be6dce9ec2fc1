import pg from 'pg'
import { vi } from 'vitest'

/** How many statements this work sends to the database, whoever sends them. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
