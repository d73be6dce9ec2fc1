// Makes chance stand still: with the old token.js this fails every time, with the new one it passes.
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { Board } from './src/board.js'
import { placeOrder } from './src/orders.js'

test('two orders at the same moment are both on the board', async () => {
  mock.method(Math, 'random', () => 0.5)
  const board = new Board()
  for (const customer of ['Anbu', 'Bhavani']) board.put(await placeOrder(customer, ['rice']))
  assert.equal(board.waiting().length, 2)
})
