// The road between the services, and Menus with and without mistakes for your contract. Read only.
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { checkProvider } from './contract.js'
import { dishesGiven } from './dishes.js'

/** Opens a port for an app; faults are what happens to the next answers. */
export async function openWithFaults(app) {
  const next = []
  const requests = []
  const server = createServer((request, response) => {
    const { method, url } = request
    // The first request of a process takes longest.
    if (method === 'HEAD') return void response.end()
    requests.push(`${method} ${url}`)
    const answer = async () => {
      const { statusCode, body } = await app.inject({ method, url })
      const fault = next.shift()
      if (fault === 'slow') await sleep(2500)
      if (fault === 'broken') return response.writeHead(500).end('out of gas')
      const text = fault === 'text' ? body.replace('"paise":12000', '"paise":"120 rupees"') : body
      response.writeHead(statusCode, { 'content-type': 'application/json' }).end(text)
    }
    answer().catch(() => request.socket.destroy())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${server.address().port}`
  await fetch(url, { method: 'HEAD' })
  return {
    url,
    requests,
    faults: (list) => next.push(...list),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A Menu as somebody else would write it. `change` may spoil or extend each answer. */
const otherMenu = (change, forgets = false) => (given) => {
  const dishes = dishesGiven(given)
  const taken = new Set()
  const app = fastify()
  app.put('/dishes/:dish/portions/:order', (request, reply) => {
    const { dish, order } = request.params
    const key = `${dish}/${order}`
    const answer = (status, body) => {
      const changed = change({ status, body })
      reply.code(changed.status).send(changed.body)
    }
    const found = dishes[dish]
    if (!found) return answer(404, { reason: 'unknown-dish' })
    if (!taken.has(key) || forgets) {
      if (found.left === 0) return answer(409, { reason: 'sold-out' })
      found.left -= 1
      taken.add(key)
    }
    answer(200, { dishName: found.name, paise: found.paise })
  })
  return app
}
const ofStatus = (wanted, change) => (answer) => (answer.status === wanted ? change(answer) : answer)

/** What Menu may do at any time. */
const allowed = {
  'adds a field': otherMenu(ofStatus(200, ({ status, body }) => ({ status, body: { ...body, spicy: true } }))),
  'changes the price': otherMenu(ofStatus(200, ({ status, body }) => ({ status, body: { ...body, paise: body.paise + 500 } }))),
  'changes the name': otherMenu(ofStatus(200, ({ status, body }) => ({ status, body: { ...body, dishName: 'Thali de luxe' } }))),
}
/** What breaks Orders. */
const breaking = {
  'renames paise': otherMenu(ofStatus(200, ({ status, body: { paise, ...body } }) => ({ status, body: { ...body, price: paise } }))),
  'sends rupees as text': otherMenu(ofStatus(200, ({ status, body }) => ({ status, body: { ...body, paise: '120.00' } }))),
  'leaves out the name': otherMenu(ofStatus(200, ({ status, body: { paise } }) => ({ status, body: { paise } }))),
  'takes a second portion': otherMenu((answer) => answer, true),
  'answers 200 when sold out': otherMenu(ofStatus(409, ({ body }) => ({ status: 200, body }))),
  'has another word for sold out': otherMenu(ofStatus(409, ({ status }) => ({ status, body: { reason: 'gone' } }))),
  'fails for an unknown dish': otherMenu(ofStatus(404, () => ({ status: 500, body: {} }))),
}

const ownContract = async () => JSON.parse(await readFile('contract.json', 'utf8')).interactions

/** The changes that break your contract, of those that Menu may make. */
export async function wrongAlarms() {
  const interactions = await ownContract()
  const alarms = []
  for (const [name, start] of Object.entries(allowed))
    if ((await checkProvider(interactions, start)).length > 0) alarms.push(name)
  return { examples: interactions.length >= 4 ? 'four or more' : interactions.length, alarms }
}

/** The mistakes that your contract notices, and those that it doesn't. */
export async function rightAlarms() {
  const interactions = await ownContract()
  const result = { noticed: 0, missed: [] }
  for (const [name, start] of Object.entries(breaking))
    if ((await checkProvider(interactions, start)).length > 0) result.noticed += 1
    else result.missed.push(name)
  return result
}

/** What your checkProvider says about one example and a Menu with a mistake. */
export const findings = (interactions, mistake) => checkProvider(interactions, breaking[mistake] ?? allowed[mistake])
