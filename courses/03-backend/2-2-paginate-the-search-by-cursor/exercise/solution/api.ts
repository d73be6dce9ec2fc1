import { createServer } from 'node:http'
import pg from 'pg'
import { searchTrains as endpoint, toProblem } from './contract.ts'
import { searchTrains } from './search.ts'

type Db = Parameters<typeof searchTrains>[0]

/** The contract decides what comes in; the search, what comes out. A cursor that doesn't fit is a mistake in one field. */
export async function answerSearch(db: Db, target: string): Promise<{ status: number; body: unknown }> {
  const query = endpoint.query.safeParse(Object.fromEntries(new URL(target, 'http://localhost').searchParams))
  if (!query.success) return { status: 400, body: toProblem(query.error.issues) }
  try {
    return { status: 200, body: await searchTrains(db, query.data) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { status: 400, body: toProblem([{ path: ['after'], message: error.message }]) }
  }
}

if (import.meta.main) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
  createServer(async (req, res) => {
    const send = (status: number, body: unknown) => res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (!/^\/v1\/trains(?:\?|$)/.test(req.url ?? '')) return void send(404, { code: 'not_found', message: 'There is no such page.' })
    try {
      const { status, body } = await answerSearch(pool, req.url!)
      send(status, body)
    } catch (error) {
      console.error(error)
      send(500, { code: 'internal_error', message: 'Something went wrong.' })
    }
  }).listen(3000)
}
