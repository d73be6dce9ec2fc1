// The consumer's side: Orders must work with a Menu that does what the contract says. Menu isn't needed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { createStub } from '../src/contract.js'
import { createOrders } from '../src/orders.js'

const { interactions } = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8'))
const stub = createStub(interactions)
const menuUrl = await stub.listen({ port: 0, host: '127.0.0.1' })
after(() => stub.close())

async function place(id, dish) {
  const orders = createOrders({ menuUrl })
  const answer = await orders.inject({ method: 'POST', url: '/orders', payload: { id, office: 'Dadar Press', dish } })
  return [answer.statusCode, answer.json()]
}

test('an order has the name and the price of Menu', async () => {
  const order = { id: 'ord-1', office: 'Dadar Press', dishName: 'Veg thali', paise: 12000 }
  assert.deepEqual(await place('ord-1', 'thali'), [201, order])
})
test('a dish that is sold out is refused', async () => {
  assert.deepEqual(await place('ord-2', 'dal-rice'), [409, { error: 'This dish is sold out' }])
})
test('an unknown dish is refused', async () => {
  assert.deepEqual(await place('ord-3', 'pizza'), [404, { error: 'We don’t have this dish' }])
})
