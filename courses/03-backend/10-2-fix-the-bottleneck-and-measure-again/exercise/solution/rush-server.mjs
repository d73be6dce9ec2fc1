// The seat finder in the rush, with a limit for waiting requests. More than MAX_WAITING get a quick 503 instead of a slow timeout.
//   DATABASE_URL=postgres://… node rush-server.mjs          (npm install pg)
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL ?? 5) })
const loop = monitorEventLoopDelay({ resolution: 10 })
loop.enable()
let person = 0
let running = 0
// What the dashboard shows: counted since the start, so that a reader subtracts two of them.
const bounds = [25, 50, 100, 200, 300, 500, 1000, 2500, null] // milliseconds; null: all
const counts = { done: 0, shed: 0, errors: 0, buckets: bounds.map(() => 0) }
function count(status, ms) {
  counts[status === 503 ? 'shed' : status >= 500 ? 'errors' : 'done']++
  if (status !== 503) bounds.forEach((bound, i) => (bound === null || ms <= bound) && counts.buckets[i]++)
}
const maxWaiting = Number(process.env.MAX_WAITING ?? 50)

async function hold() {
  const { rows } = await pool.query(
    `update rush_seats set held_by = $1, held_until = now() + interval '10 minutes'
     where seat_id = (
       select seat_id from rush_seats
       where train_id = $2 and (held_by is null or held_until <= now())
       order by seat_id limit 1 for update skip locked
     )
     returning label`,
    [++person, 1 + Math.floor(Math.random() * 500)],
  )
  return rows[0] ?? null
}

createServer(async (req, res) => {
  const began = performance.now()
  const send = (status, body) => {
    if (req.url === '/holds') count(status, performance.now() - began)
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (req.url === '/') return res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(new URL('dashboard.html', import.meta.url)))
  if (req.url === '/stats') {
    const { totalCount, idleCount, waitingCount } = pool
    const p99 = Math.round(loop.percentile(99) / 1e6)
    loop.reset()
    return send(200, { running, connections: totalCount, idle: idleCount, waiting: waitingCount, eventLoopP99ms: p99, bounds, ...counts })
  }
  if (req.url !== '/holds' || req.method !== 'POST') return send(404, { code: 'not_found' })
  if (pool.waitingCount >= maxWaiting) {
    res.setHeader('retry-after', '2')
    return send(503, { code: 'busy' })
  }
  running++
  try {
    const seat = await hold()
    send(seat ? 201 : 409, seat ?? { code: 'sold_out' })
  } catch (error) {
    console.error(error.message)
    send(500, { code: 'internal_error' })
  } finally {
    running--
  }
}).listen(Number(process.env.PORT ?? 3000), () => console.log('Ready for the rush'))
