// The seat finder in the rush: POST /holds takes a berth of a random departure. GET /stats shows what is inside.
//   DATABASE_URL=postgres://… node rush-server.mjs          (npm install pg)
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL ?? 5) })
const loop = monitorEventLoopDelay({ resolution: 10 })
loop.enable()
let person = 0
let running = 0

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
  const send = (status, body) => res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (req.url === '/stats') {
    const { totalCount, idleCount, waitingCount } = pool
    const p99 = Math.round(loop.percentile(99) / 1e6)
    loop.reset()
    return send(200, { running, connections: totalCount, idle: idleCount, waiting: waitingCount, eventLoopP99ms: p99 })
  }
  if (req.url !== '/holds' || req.method !== 'POST') return send(404, { code: 'not_found' })
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
