import { createServer } from 'node:http'

export function createApp({ isReady = async () => true } = {}) {
  const counts = new Map()
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://service')
    let status = 404
    let body = { error: 'not found' }
    try {
      if (pathname === '/healthz') [status, body] = [200, { alive: true }]
      else if (pathname === '/readyz') [status, body] = (await isReady()) ? [200, { ready: true }] : [503, { ready: false }]
      else if (pathname === '/metrics') [status, body] = [200, metrics(counts)]
    } catch (error) {
      ;[status, body] = [500, { error: 'something went wrong' }]
      console.error(JSON.stringify({ level: 'error', path: pathname, message: error.message }))
    }
    counts.set(status, (counts.get(status) ?? 0) + 1)
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain; version=0.0.4' : 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body) + '\n')
  })
}

const metrics = (counts) =>
  ['# TYPE __METRIC___requests_total counter', ...[...counts].map(([status, count]) => `__METRIC___requests_total{status="${status}"} ${count}`)].join('\n') + '\n'
