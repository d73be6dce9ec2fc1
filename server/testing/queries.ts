import pg from 'pg'
import { vi } from 'vitest'

/** How many statements this work sends to the database. Timers of the job queue (also its clock check) and of pub/sub don't count. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.filter(([asked]) => !isFromTimer(textOf(asked))).length
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
