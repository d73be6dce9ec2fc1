// The appointment site of a district hospital. Node 24, no packages to install.
//   HOST, PORT        where it listens (127.0.0.1:3000)
//   STATE_DIRECTORY   the only folder it writes to (./data); systemd sets it with StateDirectory=
//   DRAIN_SECONDS     after SIGTERM: how long it says "not ready" but still serves (3)
//   SHUTDOWN_SECONDS  how long it then lets requests finish (10)
//   SLOW_MS           extra time per slot search, for exercises (0)
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const { HOST = '127.0.0.1', PORT = '3000', STATE_DIRECTORY = 'data', DRAIN_SECONDS = '3', SHUTDOWN_SECONDS = '10', SLOW_MS = '0' } = process.env
mkdirSync(STATE_DIRECTORY, { recursive: true })
const file = join(STATE_DIRECTORY, 'appointments.jsonl')
const booked = new Map(
  (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)) : [])
    .map((one) => [`${one.date} ${one.time}`, one]),
)
const page = readFileSync(join(import.meta.dirname, 'public/index.html'))
const times = Array.from({ length: 24 }, (_, i) => `${String(9 + Math.floor(i / 6)).padStart(2, '0')}:${i % 6}0`)

let isStopping = false
// No names, numbers or query strings in the log: only what we need to find a fault.
const log = (level, event, more = {}) => console.log(JSON.stringify({ level, event, ...more }))

function send(response, status, body, type = 'application/json') {
  const content = Buffer.isBuffer(body) ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...(isStopping && { connection: 'close' }) })
  response.end(content)
}

async function bodyOf(request) {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > 10_000) throw new RangeError('too long')
  }
  return JSON.parse(text)
}

const routes = {
  'GET /': (_, response) => send(response, 200, page, 'text/html'),
  'GET /healthz': (_, response) => send(response, 200, { status: 'alive' }),
  'GET /readyz': (_, response) => send(response, isStopping ? 503 : 200, { status: isStopping ? 'stopping' : 'ready' }),
  'GET /api/slots': async (_, response, url) => {
    const date = url.searchParams.get('date') ?? ''
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) return send(response, 400, { message: 'Give a date as YYYY-MM-DD.' })
    await sleep(Number(SLOW_MS))
    send(response, 200, { date, free: times.filter((time) => !booked.has(`${date} ${time}`)) })
  },
  'POST /api/appointments': async (request, response) => {
    const { date, time, name, phone } = await bodyOf(request)
    if (!/^\d{4}-\d\d-\d\d$/.test(date ?? '') || !times.includes(time) || !name || !/^[6-9]\d{9}$/.test(phone ?? ''))
      return send(response, 400, { message: 'Give date, time, name and a 10-digit phone number.' })
    const key = `${date} ${time}`
    if (booked.has(key)) return send(response, 409, { message: 'That time is taken. Choose another one.' })
    const one = { id: randomUUID(), date, time, name, phone }
    appendFileSync(file, `${JSON.stringify(one)}\n`)
    booked.set(key, one)
    log('info', 'booked', { id: one.id })
    send(response, 201, { id: one.id, date, time })
  },
}

const server = createServer(async (request, response) => {
  const began = performance.now()
  const url = new URL(request.url, 'http://local')
  response.on('finish', () =>
    log('info', 'request', {
      method: request.method, path: url.pathname, status: response.statusCode, ms: Math.round(performance.now() - began),
    }))
  try {
    const route = routes[`${request.method} ${url.pathname}`]
    if (route) await route(request, response, url)
    else send(response, 404, { message: 'Not found.' })
  } catch (error) {
    const isTheirs = error instanceof SyntaxError || error instanceof RangeError
    if (!isTheirs) log('error', 'failed', { path: url.pathname, message: error.message })
    send(response, isTheirs ? 400 : 500, { message: isTheirs ? 'Send valid JSON.' : 'Something went wrong.' })
  }
})

server.listen(Number(PORT), HOST, () => log('info', 'listening', { host: HOST, port: Number(PORT) }))
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

async function stop(signal) {
  if (isStopping) return
  isStopping = true // from now on /readyz says 503
  log('info', 'draining', { signal })
  // The load balancer needs interval × threshold seconds to notice. Until then it still sends requests: serve them.
  await sleep(Number(DRAIN_SECONDS) * 1000)
  setTimeout(() => { log('error', 'stopped-late'); process.exit(1) }, Number(SHUTDOWN_SECONDS) * 1000).unref()
  server.close(() => { log('info', 'stopped'); process.exit(0) })
  server.closeIdleConnections()
}
