import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import { createCache } from './cache.ts'

type Seat = { label: string; state: 'free' | 'held' | 'booked' }

const readMap = async (pool: pg.Pool, trainId: string): Promise<Seat[]> => {
  const { rows } = await pool.query(
    `select label, case when booked_by is not null then 'booked' when held_until > now() then 'held' else 'free' end as state
     from seats where train_id = $1 order by length(label), label`,
    [trainId],
  )
  return rows // who sits where is nobody's business
}

export async function startLiveServer(connectionString: string, { port = 3000, ttlMs = 5_000, everyMs = 250, heartbeatMs = 15_000 } = {}) {
  const pool = new pg.Pool({ connectionString, max: 4 })
  let queries = 0
  const cache = createCache((trainId) => (queries++, readMap(pool, trainId)), ttlMs)
  const viewers = new Map<string, Set<ServerResponse>>()
  const changed = new Set<string>()

  async function send(trainId: string, to: Iterable<ServerResponse>) {
    const frame = `event: map\ndata: ${JSON.stringify(await cache.get(trainId))}\n\n`
    // A slow viewer skips frames. Each frame has the whole map, so the next one repairs everything.
    for (const res of to) if (!res.writableNeedDrain) res.write(frame)
  }

  const listener = new pg.Client({ connectionString })
  await listener.connect()
  listener.on('error', (error) => {
    console.error('Lost the notifications, so the maps could be old. Ending, to be started again.', error)
    process.exit(1)
  })
  listener.on('notification', ({ payload = '' }) => {
    cache.forget(payload)
    changed.add(payload)
  })
  await listener.query('listen berths')

  // Many changes within a quarter of a second become one frame.
  const flush = setInterval(() => {
    for (const trainId of changed) {
      const group = viewers.get(trainId)
      if (group) void send(trainId, group).catch((error) => console.error(error))
    }
    changed.clear()
  }, everyMs)
  // Every now and then without a change: it keeps the connection alive and shows holds that have expired.
  const heartbeat = setInterval(() => {
    for (const trainId of viewers.keys()) changed.add(trainId)
  }, heartbeatMs)

  const server = createServer(async (req, res) => {
    const match = /^\/v1\/trains\/(\d{1,9})\/(map|events)$/.exec(req.url ?? '')
    if (req.url === '/') {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(new URL('../../map.html', import.meta.url)))
      return
    }
    if (!match) return void res.writeHead(404).end()
    const [, trainId, kind] = match
    try {
      if (kind === 'map') {
        const map = await cache.get(trainId)
        return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(map))
      }
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      res.write('retry: 2000\n\n')
      const group = viewers.get(trainId) ?? new Set()
      viewers.set(trainId, group.add(res))
      res.on('close', () => {
        group.delete(res)
        if (group.size === 0) viewers.delete(trainId)
      })
      await send(trainId, [res])
    } catch (error) {
      console.error(error)
      if (!res.headersSent) res.writeHead(500)
      res.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))

  return {
    port: (server.address() as { port: number }).port,
    queries: () => queries,
    viewers: () => [...viewers.values()].reduce((sum, group) => sum + group.size, 0),
    async stop() {
      clearInterval(flush)
      clearInterval(heartbeat)
      server.closeAllConnections()
      server.close()
      await listener.end()
      await pool.end()
    },
  }
}

if (import.meta.main) {
  const { port } = await startLiveServer(process.env.DATABASE_URL!, { port: Number(process.env.PORT ?? 3000) })
  console.log(`Open http://localhost:${port}`)
}
