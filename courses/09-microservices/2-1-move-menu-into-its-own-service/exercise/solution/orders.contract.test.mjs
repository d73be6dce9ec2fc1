// The consumer's side: Orders must work with a stub that answers exactly what the contract says, and nothing more.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { listen } from './menu-service.mjs'
import { createOrders } from './orders.mjs'

const contract = JSON.parse(readFileSync(process.env.CONTRACT ?? new URL('contract.json', import.meta.url), 'utf8'))
const stub = createServer((request, response) => {
  const found = contract.interactions.find((one) => one.request.method === request.method && one.request.path === request.url)
  response.writeHead(found?.response.status ?? 501, { 'content-type': 'application/json' })
  response.end(JSON.stringify(found?.response.body ?? { reason: 'not in the contract' }))
})
const orders = createOrders(await listen(stub))
stub.unref()

test('places an order with name and price from the contract', async () => {
  const { body } = contract.interactions[0].response
  assert.deepEqual(await orders.place('ord-1', 'Andheri Bank', 'thali'), { id: 'ord-1', office: 'Andheri Bank', dishName: 'Veg thali', paise: 12_000 }, JSON.stringify(body))
})
test('tells the customer that a dish is sold out', () => assert.rejects(orders.place('ord-2', 'Dadar Press', 'dal-rice'), /sold out/))
test('tells the customer that there is no such dish', () => assert.rejects(orders.place('ord-3', 'Dadar Press', 'pizza'), /do not have/))
