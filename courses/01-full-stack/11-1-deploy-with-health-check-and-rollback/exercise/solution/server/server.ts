// The part of the server that a deployment needs: health, metrics and a clean stop.
import { createServer } from 'node:http'

const version = process.env['VERSION'] ?? 'unknown'
const port = Number(process.env['PORT'] ?? 3000)
let requests = 0
let errors = 0

/** In the real server this asks the database: await pool.query('select 1'). */
const isDatabaseReachable = async (): Promise<boolean> => process.env['BROKEN'] !== '1'

const server = createServer(async (request, response) => {
  const send = (status: number, text: string, type = 'application/json') => {
    requests++
    if (status >= 500) errors++
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` })
    response.end(text)
  }
  if (request.url === '/health') {
    const ok = await isDatabaseReachable()
    return send(ok ? 200 : 503, JSON.stringify({ ok, version }))
  }
  if (request.url === '/metrics') {
    return send(200, `ledger_requests_total ${requests}\nledger_errors_total ${errors}\n`, 'text/plain')
  }
  send(404, JSON.stringify({ code: 'not_found', message: 'There is nothing here.', field: null }))
})

// Inside a container, 127.0.0.1 would be reachable only from the container itself.
server.listen(port, '0.0.0.0', () => console.log(`Version ${version} listens on ${port}`))

// docker stop and systemd send SIGTERM: finish running requests, accept no new ones.
process.once('SIGTERM', () => server.close(() => process.exit(0)))
