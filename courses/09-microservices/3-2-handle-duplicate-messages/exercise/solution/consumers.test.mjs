import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBilling, createKitchen, createRiders, replayDeadLetters } from './consumers.mjs'
import { makeMessages, poison, trouble } from './messages.mjs'

const messages = makeMessages()
const state = {
  kitchen: ({ db }) => db.prepare('select * from to_cook order by order_id').all(),
  riders: ({ db }) => db.prepare('select * from drops order by order_id').all(),
  billing: ({ db }) => db.prepare('select * from ledger order by order_id, version').all(),
}
for (const create of [createKitchen, createRiders, createBilling]) {
  const calm = create()
  for (const message of messages) calm.handle(message)
  const expected = state[calm.name](calm)

  test(`${calm.name} ends in the same state for 20 shuffles`, () => {
    for (let seed = 1; seed <= 20; seed++) {
      const consumer = create()
      for (const message of trouble(messages, seed)) consumer.handle(message)
      assert.deepEqual(state[consumer.name](consumer), expected, `seed ${seed}`)
    }
  })
  test(`${calm.name} puts poison aside and goes on`, () => {
    const consumer = create()
    for (const message of trouble([...poison, ...messages], 7)) consumer.handle(message)
    assert.deepEqual(state[consumer.name](consumer), expected)
    const letters = consumer.db.prepare('select distinct message_id, error from dead_letters order by 1').all()
    assert.deepEqual(letters.map((row) => row.message_id), ['p-1', 'p-2', 'p-3'])
  })
}
test('billing: the ledger of each order adds up to its last price', () => {
  const billing = createBilling()
  for (const message of trouble(messages, 3)) billing.handle(message)
  const last = new Map(messages.map((m) => [m.orderId, m.type === 'cancelled' ? 0 : m.paise]))
  for (const { order_id, paise } of billing.db.prepare('select order_id, sum(paise) as paise from ledger group by order_id').all()) assert.equal(paise, last.get(order_id))
  assert.equal(billing.db.prepare('select count(*) as n from early').get().n, 0)
})
test('dead letters can be repaired and sent again', () => {
  const kitchen = createKitchen()
  for (const message of poison) kitchen.handle(message)
  replayDeadLetters(kitchen, (message) => (message.messageId === 'p-2' ? { ...message, paise: 4550 } : message))
  assert.equal(kitchen.db.prepare('select count(*) as n from dead_letters').get().n, 2)
  assert.equal(kitchen.db.prepare(`select dish from to_cook where order_id = 'ord-9001'`).get().dish, 'poha')
})
