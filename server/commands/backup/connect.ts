import pg from 'pg'
import type { Connection } from '#server/kit/db/db.ts'

/** A connection without query timeouts. If it breaks, the next query fails. */
export async function connect(connection: Connection, name: string) {
  const client = new pg.Client({ ...connection, keepAlive: true, application_name: name })
  client.on('error', () => {})
  await client.connect()
  return { client, end: () => client.end().catch(() => {}) }
}
