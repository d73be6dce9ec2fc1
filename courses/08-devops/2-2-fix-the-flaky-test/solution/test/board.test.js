import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Board } from '../src/board.js'
import { label } from '../src/label.js'
import { placeOrder } from '../src/orders.js'
import { newToken } from '../src/token.js'

const customers = ['Anbu', 'Bhavani', 'Chitra', 'Dinesh', 'Eswari', 'Fathima', 'Ganesan', 'Hema']

test('shows every order of the morning', async () => {
  const board = new Board()
  const orders = await Promise.all(customers.map((customer) => placeOrder(customer, ['rice', 'oil'])))
  for (const order of orders) board.put(order)
  assert.equal(board.waiting().length, customers.length)
})

test('shows the oldest order first', () => {
  const board = new Board()
  board.put({ token: 200, customer: 'Bhavani', items: ['oil'], placedAt: new Date('2026-10-05T04:00:00Z') })
  board.put({ token: 300, customer: 'Anbu', items: ['rice'], placedAt: new Date('2026-10-05T03:30:00Z') })
  assert.equal(board.waiting()[0].customer, 'Anbu')
})

test('gives an order to its customer once', async () => {
  const board = new Board()
  const order = await placeOrder('Chitra', ['tea'])
  board.put(order)
  assert.equal(board.collect(order.token).customer, 'Chitra')
  assert.equal(board.collect(order.token), undefined)
})

test('prints a label with Indian time', () => {
  const placedAt = new Date('2026-10-05T08:35:00Z')
  assert.equal(label({ customer: 'Dinesh', items: ['tea', 'salt', 'rice'], placedAt }), 'Dinesh, 3 items, 14:05')
})

test('gives 900 orders in a row 900 different tokens of three digits', () => {
  const tokens = Array.from({ length: 900 }, newToken)
  assert.equal(new Set(tokens).size, 900)
  assert.ok(tokens.every((token) => token >= 100 && token <= 999))
})

test('refuses a token that is still waiting, and keeps the first order', () => {
  const board = new Board()
  const order = (customer) => ({ token: 123, customer, items: ['tea'], placedAt: new Date() })
  board.put(order('Anbu'))
  assert.throws(() => board.put(order('Bhavani')), /token 123 is already waiting/)
  assert.equal(board.collect(123).customer, 'Anbu')
})
