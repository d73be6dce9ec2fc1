import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Connection } from '#server/kit/db/db.ts'
import { withChecksum } from '#server/kit/files/store.ts'
import { tableSums } from '#server/testing/fingerprint.ts'

/** A checksum of every table, and the SHA-256 of every stored file. */
export type Contents = { tables: Record<string, string>; files: Map<string, string | null> }

/** At an exported snapshot of another connection, or now. */
export async function contentsOf(connection: Connection, snapshot: string | null = null): Promise<Contents> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`)
    const tables = await tableSums(client)
    const { rows } = await client.query<{ id: string; sha256: string | null }>(`
      select id, encode(sha256, 'hex') as sha256 from files union all select stored_id, null from upload_parts`)
    return { tables, files: new Map(rows.map(({ id, sha256 }) => [id, sha256])) }
  } finally {
    await client.end()
  }
}

export function differentTables(expected: Contents, found: Contents): string[] {
  const names = new Set([...Object.keys(expected.tables), ...Object.keys(found.tables)])
  return [...names].filter((name) => expected.tables[name] !== found.tables[name])
}

/** Files that are missing or differ from the hash in their row. Parts of uploads have no hash. */
export async function differentFiles({ files }: Contents, dataDir: string): Promise<string[]> {
  const other: string[] = []
  for (const [id, sha256] of files) {
    const found = await sumOf(pathOf(dataDir, id))
    if (found === null || (sha256 !== null && found !== sha256)) other.push(id)
  }
  return other
}

export const pathOf = (dataDir: string, id: string) => join(dataDir, 'files', id.slice(0, 2), id)

async function sumOf(path: string): Promise<string | null> {
  const { content, result } = withChecksum(createReadStream(path))
  try {
    for await (const _ of content) continue
    return result().sha256.toString('hex')
  } catch {
    return null
  }
}
