import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Streams the content into a `copy … from stdin`. Returns how many rows there were. */
export async function copyIn(client: pg.Client, sql: string, content: Readable | AsyncIterable<Buffer>) {
  const rows = client.query(from(sql))
  await pipeline(content, rows)
  return rows.rowCount
}

/** Streams the rows of a `copy … to stdout` to `read`. Returns its result and how many rows there were. */
export async function copyOut<Result>(client: pg.Client, sql: string, read: (rows: Readable) => Promise<Result>) {
  const rows = client.query(to(sql))
  const result = await read(rows)
  // The row count comes after the last row, and the next query only runs once it is there.
  await client.query('select')
  return { result, rowCount: rows.rowCount }
}
