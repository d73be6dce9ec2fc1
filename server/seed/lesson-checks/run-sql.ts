import pg from 'pg'
import type { Connection } from '#server/kit/db/db.ts'
import type { Outcome, Sample } from './samples.ts'

const boolean = 16
const types = {
  getTypeParser: (type: number) => (value: string) => (type === boolean ? String(value === 't') : value),
}

const fresh = `drop schema public cascade; create schema public; grant usage on schema public to public;
  set timezone to 'Asia/Kolkata';`

/** What SQL samples return, one line per row. Each begins with its own copy of the sample database. */
export async function runSql(
  connection: Connection,
  samples: readonly (Sample & { database: string })[],
): Promise<Outcome[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const outcomes: Outcome[] = []
    for (const { code, database } of samples) {
      await client.query('discard all')
      await client.query(`${fresh} ${database}`)
      outcomes.push(await runOne(client, code))
    }
    return outcomes
  } finally {
    await client.end()
  }
}

async function runOne(client: pg.Client, text: string): Promise<Outcome> {
  try {
    // Several statements have several results, which the types of the library leave out.
    const answer: unknown = await client.query({ text, rowMode: 'array', types })
    const results = (Array.isArray(answer) ? answer : [answer]) as pg.QueryArrayResult<(string | null)[]>[]
    return {
      printed: results.flatMap(({ rows }) => rows.map((row) => row.map((value) => value ?? 'null').join(' | '))),
      error: null,
    }
  } catch (error) {
    await client.query('rollback')
    return { printed: [], error: error instanceof Error ? error.message : String(error) }
  }
}
