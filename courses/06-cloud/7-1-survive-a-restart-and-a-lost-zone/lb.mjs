// A load balancer on your own machine. It behaves like a cloud one: it asks each backend whether it is ready,
// sends requests only to those that are, and doesn't repeat a request that failed.
//   node lb.mjs PORT BACKEND [BACKEND ...] [--interval=1] [--unhealthy=2] [--healthy=2] [--path=/readyz] [--stale]
//   node lb.mjs 8080 a=127.0.0.1:3001 b=127.0.0.1:3002
// --stale keeps the last good answer to GET / for an hour and shows it when no backend is ready, as a CDN can.
import http from 'node:http'

const options = { interval: '1', unhealthy: '2', healthy: '2', path: '/readyz' }
const plain = []
for (const one of process.argv.slice(2)) {
  const [, key, value = 'yes'] = /^--(\w+)(?:=(.*))?$/.exec(one) ?? []
  if (key) options[key] = value
  else plain.push(one)
}
const [port, ...targets] = plain
if (!port || targets.length === 0) { console.error('Usage: node lb.mjs PORT NAME=HOST:PORT [NAME=HOST:PORT ...] [--interval=1] [--stale]'); process.exit(2) }
const backends = targets.map((text) => {
  const [name, address] = text.split('=')
  const [host, at] = address.split(':')
  return { name, host, port: Number(at), isReady: false, streak: 0, requests: 0, errors: 0 }
})
const agent = new http.Agent({ keepAlive: true })
const log = (text) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${text}`)

function check(backend) {
  const request = http.get({ host: backend.host, port: backend.port, path: options.path, timeout: 900, agent: false }, (response) => { response.resume(); heard(backend, response.statusCode === 200) })
  request.on('timeout', () => request.destroy(new Error('slow')))
  request.on('error', () => heard(backend, false))
}
function heard(backend, isGood) {
  backend.streak = isGood === backend.isReady ? 0 : backend.streak + 1
  if (backend.streak < Number(isGood ? options.healthy : options.unhealthy)) return
  backend.isReady = isGood
  backend.streak = 0
  log(`${backend.name} is ${isGood ? 'ready: gets requests' : 'NOT ready: gets no more requests'}`)
}
for (const backend of backends) { check(backend); setInterval(check, Number(options.interval) * 1000, backend) }

let turn = 0, stale
const server = http.createServer((request, response) => {
  if (request.url === '/lb-status') { response.end(JSON.stringify(backends.map(({ name, isReady, requests, errors }) => ({ name, isReady, requests, errors })))); return }
  const ready = backends.filter(({ isReady }) => isReady)
  if (ready.length === 0) {
    if (options.stale && stale && request.method === 'GET' && request.url === '/' && Date.now() - stale.at < 3_600_000) { response.writeHead(200, { 'content-type': stale.type, age: Math.round((Date.now() - stale.at) / 1000) }); response.end(stale.body); return }
    response.writeHead(503); response.end('No backend is ready.\n'); return
  }
  const backend = ready[turn++ % ready.length]
  backend.requests++
  const onward = http.request({ host: backend.host, port: backend.port, path: request.url, method: request.method, headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress }, agent }, (answer) => {
    const { connection, ...headers } = answer.headers
    response.writeHead(answer.statusCode, { ...headers, 'x-backend': backend.name })
    if (options.stale && request.url === '/' && answer.statusCode === 200) {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => { stale = { at: Date.now(), body: Buffer.concat(parts), type: answer.headers['content-type'] } })
    }
    answer.pipe(response)
  })
  onward.on('error', (error) => {
    backend.errors++
    log(`${backend.name}: ${error.code ?? error.message}`)
    if (!response.headersSent) response.writeHead(502)
    response.end('Bad gateway.\n')
  })
  request.pipe(onward)
})
server.listen(Number(port), '127.0.0.1', () => log(`load balancer on http://127.0.0.1:${port}; status: /lb-status`))
