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
