import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOrderBook } from '../src/order-book.ts'

/** A storage as in the page, whose texts can be looked at. */
function newStorage() {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  }
}

test('an order waits with its total', () => {
  const book = createOrderBook({ storage: newStorage(), send: async () => {} })
  book.add({ customer: 'Lata', items: [{ id: 'nilgiri', paise: 24000, quantity: 2 }] })
  assert.deepEqual(
    book.pending().map(({ customer, paise }) => [customer, paise]),
    [['Lata', 48000]],
  )
})

const tea = (customer: string, quantity = 1) => ({ customer, items: [{ id: 'green', paise: 45000, quantity }] })

test('an order survives a reload with its key', () => {
  const storage = newStorage()
  const { key } = createOrderBook({ storage, send: async () => {} }).add(tea('Lata'))
  const after = createOrderBook({ storage, send: async () => {} })
  assert.deepEqual(
    after.pending().map((order) => order.key),
    [key],
  )
})

test('two orders have two keys', () => {
  const book = createOrderBook({ storage: newStorage(), send: async () => {} })
  assert.notEqual(book.add(tea('Lata')).key, book.add(tea('Lata')).key)
})

test('a lost answer is sent again with the same key', async () => {
  const keys: string[] = []
  const book = createOrderBook({
    storage: newStorage(),
    send: async ({ key }) => {
      keys.push(key)
      if (keys.length === 1) throw new Error('lost')
    },
  })
  book.add(tea('Lata'))
  assert.deepEqual(await book.flush(), { sent: 0, left: 1 })
  assert.deepEqual(await book.flush(), { sent: 1, left: 0 })
  assert.equal(new Set(keys).size, 1)
})

test('the first failure stops, and the order stays', async () => {
  const tried: string[] = []
  const book = createOrderBook({
    storage: newStorage(),
    send: async ({ customer }) => {
      tried.push(customer)
      if (customer === 'Ravi') throw new Error('503')
    },
  })
  for (const customer of ['Lata', 'Ravi', 'Zoya']) book.add(tea(customer))
  assert.deepEqual(await book.flush(), { sent: 1, left: 2 })
  assert.deepEqual(tried, ['Lata', 'Ravi'])
})

test('a confirmed order doesn’t come back after a reload', async () => {
  const storage = newStorage()
  const book = createOrderBook({ storage, send: async () => {} })
  book.add(tea('Lata'))
  await book.flush()
  assert.equal(createOrderBook({ storage, send: async () => {} }).pending().length, 0)
})

test('two flushes at the same time send once', async () => {
  const sent: string[] = []
  const book = createOrderBook({
    storage: newStorage(),
    send: async ({ customer }) => {
      sent.push(customer)
      await new Promise((resolve) => setTimeout(resolve, 1))
    },
  })
  book.add(tea('Lata'))
  await Promise.all([book.flush(), book.flush()])
  assert.deepEqual(sent, ['Lata'])
})

test('a damaged entry doesn’t disturb the others', () => {
  const storage = newStorage()
  const book = createOrderBook({ storage, send: async () => {} })
  for (const customer of ['Lata', 'Ravi']) book.add(tea(customer))
  for (const [name, text] of storage.texts) storage.texts.set(name, text.replace('"Lata"', '7'))
  const after = createOrderBook({ storage, send: async () => {} })
  assert.deepEqual([after.pending().map(({ customer }) => customer), after.unreadable()], [['Ravi'], 1])
})

test('wrong drafts are refused', () => {
  const book = createOrderBook({ storage: newStorage(), send: async () => {} })
  assert.throws(() => book.add(tea(' ')), /customer/)
  assert.throws(() => book.add(tea('Lata', 0)), /quantity/)
  assert.equal(book.pending().length, 0)
})
