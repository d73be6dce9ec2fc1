import pg from 'pg'
import { vi } from 'vitest'

/** How many statements this work sends to the database. Timers of the job queue (also its clock check) and of pub/sub don't count. */
export const countQueries = async (work: () => Promise<unknown>): Promise<number> => (await statementsOf(work)).length

/** The texts of these statements. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([asked]) => textOf(asked)).filter((text) => !isFromTimer(text))
  } finally {
    query.mockRestore()
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')

const isFromTimer = (text: string) =>
  /pgboss|pg_listening_channels|^listen |^select 1$|^select version from content_version$|^SELECT round\(date_part\('epoch'/.test(
    text,
  )
