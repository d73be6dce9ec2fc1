import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Applies the migrations that are new, in order, each in its own transaction. Several servers may call this at once. */
export async function migrate(connectionString: string, folder: URL): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock(727001)') // others wait here; the lock ends with the connection
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())')
    const { rows } = await client.query('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql')).sort()) {
      if (done.has(name)) continue
      await client.query('begin')
      try {
        await client.query(readFileSync(new URL(name, folder), 'utf8'))
        await client.query('insert into migrations (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      applied.push(name)
    }
  } finally {
    await client.end()
  }
  return applied
}

if (import.meta.main) console.log('applied:', await migrate(process.env.DATABASE_URL!, new URL('migrations/', import.meta.url)))
