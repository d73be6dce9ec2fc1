// node nine.mjs [TELEMETRY] : starts nine small services, sends one tap ("order lunch for six") and prints how long it took.
// TELEMETRY exports two functions that the services call around their work:
//   onRequest(service, name, headers, work)  around each request or message that a service handles; returns work()
//   onCall(service, name, headers, work)     around each call to another service; may add headers; returns work()
// and may export span(service, name, work) for parts inside a service, and flush() for the end.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const pass = (service, name, headers, work) => work()
const given = process.argv[2] ? await import(pathToFileURL(resolve(process.argv[2]))) : {}
const { onRequest = pass, onCall = pass, span = (service, name, work) => work(), flush = () => {} } = given

const sleep = (ms) => new Promise((done) => setTimeout(done, ms))
const addresses = new Map()
const queue = []

/** What a service sees: its name, a way to call others, and the queue. */
function createService(name, routes) {
  const self = {
    name,
    span: (title, work) => span(name, title, work),
    call: (target, path, { timeout = 5000 } = {}) => {
      const headers = {}
      return onCall(name, `${target} ${path}`, headers, async () => {
        const response = await fetch(addresses.get(target) + path, { headers, signal: AbortSignal.timeout(timeout) })
        if (!response.ok) throw new Error(`${target} answered ${response.status}`)
        return response.json()
      })
    },
    publish: (topic, message) => {
      const headers = {}
      return onCall(name, `publish ${topic}`, headers, async () => void queue.push({ topic, message, headers }))
    },
  }
  const server = createServer(async (request, response) => {
    const path = request.url.split('/').slice(0, 2).join('/')
    const handler = routes[path]
    try {
      const body = await onRequest(name, `${request.method} ${path}`, request.headers, () => handler(self, request.url))
      response.end(JSON.stringify(body ?? {}))
    } catch {
      response.writeHead(500).end('{}')
    }
  })
  return new Promise((done) => server.listen(0, '127.0.0.1', () => {
    addresses.set(name, `http://127.0.0.1:${server.address().port}`)
    done(self)
  }))
}
let officeCalls = 0
await createService('gateway', { '/tap': async (self) => self.call('orders', '/orders') })
await createService('orders', {
  '/orders': async (self) => {
    await self.call('menu', '/dishes')
    const prices = []
    for (const dish of ['thali', 'poha', 'dal', 'roti', 'kheer', 'chaas']) prices.push(await self.call('pricing', `/price/${dish}`))
    await self.span('check rules', async () => {
      const until = performance.now() + 45 // busy: a very slow regular expression
      while (performance.now() < until);
    })
    await Promise.all([self.call('billing', '/charge'), self.call('dabbas', '/assign')])
    await self.publish('orders', { id: 'ord-1' })
    return { id: 'ord-1', prices }
  },
})
await createService('menu', { '/dishes': async () => sleep(12) })
await createService('pricing', { '/price': async (self) => { await self.call('discounts', '/discount'); await sleep(8) } })
await createService('discounts', { '/discount': async () => sleep(10) })
await createService('billing', {
  '/charge': async (self) => {
    try {
      await self.call('offices', '/limit', { timeout: 150 })
    } catch {
      await self.call('offices', '/limit', { timeout: 150 }) // nobody sees this retry in the logs
    }
    await sleep(15)
  },
})
await createService('offices', { '/limit': async () => sleep(officeCalls++ === 0 ? 400 : 10) })
await createService('dabbas', { '/assign': async () => sleep(25) })
const notify = await createService('notify', {})

for (let i = 0; i < 3; i++) await Promise.all([...addresses.values()].map((url) => fetch(`${url}/warm-up`).then((r) => r.text()).catch(() => '')))
await flush(true) // forget what the warm-up has recorded

const began = performance.now()
await fetch(`${addresses.get('gateway')}/tap`).then((response) => response.json())
console.log(`the tap took ${Math.round(performance.now() - began)} ms`)
await sleep(60) // the message waits in the queue
for (const { topic, message, headers } of queue) await onRequest(notify.name, `receive ${topic}`, headers, () => sleep(20 + message.id.length))
await sleep(300) // let abandoned work end
await flush(false)
process.exit(0)
