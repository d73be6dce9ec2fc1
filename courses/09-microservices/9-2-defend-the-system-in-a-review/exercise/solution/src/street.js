// The network between the services: ports on 127.0.0.1, and faults. Read only.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export function createStreet() {
  const servers = []
  const faults = {}
  const calls = []
  let random = null

  function nextFault(name) {
    if (faults[name].length > 0) return faults[name].shift()
    if (!random) return 'ok'
    const chance = random()
    return chance < 0.15 ? 'cut' : chance < 0.3 ? 'answer cut' : chance < 0.35 ? '503' : 'ok'
  }

  async function handle(name, app, request, response) {
    // The first request of a process takes longest.
    if (request.method === 'HEAD') return void response.end()
    const fault = nextFault(name)
    let payload = ''
    for await (const part of request) payload += part
    const { method, url } = request
    calls.push(`${method} ${name}${url}`)
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === '503') return void response.writeHead(503).end()
    const headers = { 'content-type': request.headers['content-type'] ?? 'application/json' }
    const answer = await app.inject({ method, url, ...(payload && { payload, headers }) })
    if (fault === 'answer cut') return void request.socket.destroy()
    if (fault === 'slow') await sleep(2000)
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(answer.body)
  }

  return {
    calls,
    /** Gives a service a port of its own, and returns its address. */
    open: async (name, app) => {
      faults[name] = []
      const server = createServer((request, response) => {
        handle(name, app, request, response).catch(() => request.socket.destroy())
      })
      servers.push(server)
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
      const url = `http://127.0.0.1:${server.address().port}`
      await fetch(url, { method: 'HEAD' })
      return url
    },
    close: () => {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
    /** { menu: ['cut', 'answer cut', 'slow', '503', 'ok'], … }: what happens to the next calls. */
    trouble: (next) => {
      for (const [name, list] of Object.entries(next)) faults[name].push(...list)
      return faults
    },
    rain: (seed) => {
      let state = seed
      random = () => (state = (state * 16807) % 2147483647) / 2147483647
    },
    sunshine: () => (random = null),
  }
}

/** Twelve offices want one of eight thalis, on a bad network. Nobody gives up before the answer is clear. */
export async function playLunch({ seed = 1, street, services }) {
  const send = async (method, url, headers = {}, payload) =>
    (await services.orders.inject({ method, url, headers, ...(payload && { payload }) })).json()
  street.rain(seed)
  const order = async (number) => {
    const headers = { 'x-office': `office-${number}`, 'idempotency-key': 'lunch' }
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { status } = await send('POST', '/orders', headers, { dish: 'thali' })
      if (status !== 'unknown') return status
    }
    return 'unknown'
  }
  const ends = []
  // Three phones at a time.
  for (const first of [1, 4, 7, 10]) ends.push(...(await Promise.all([order(first), order(first + 1), order(first + 2)])))
  for (let round = 0; round < 12; round += 1) await send('POST', '/orders/relay')
  street.sunshine()
  const count = (status) => ends.filter((end) => end === status).length
  const dishes = (await services.menu.inject({ method: 'GET', url: '/dishes' })).json()
  const cooked = (await services.kitchen.inject({ method: 'GET', url: '/cooked' })).json()
  return {
    placed: count('placed'),
    refused: count('refused'),
    unknown: count('unknown'),
    left: dishes.find(({ dish }) => dish === 'thali').left,
    cooked: cooked.length,
    ordersCooked: new Set(cooked.map((one) => one.order)).size,
  }
}
