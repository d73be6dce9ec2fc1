import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as billing from '../src/billing/index.js'
import * as kitchen from '../src/kitchen/index.js'
import { takePortion } from '../src/menu/index.js'
import * as orders from '../src/orders/index.js'
import * as riders from '../src/riders/index.js'

test('menu sells until nothing is left', () => {
  assert.deepEqual(takePortion('dal-rice'), { dishName: 'Dal rice', paise: 8000 })
  takePortion('dal-rice')
  assert.throws(() => takePortion('dal-rice'), /sold out/)
  assert.throws(() => takePortion('pizza'), /No dish/)
})

test('orders tells who listens, and hands out copies', () => {
  const heard = []
  orders.onPlaced((order) => heard.push(order.dishName))
  const order = orders.place('Andheri Bank', 'thali')
  order.status = 'stolen'
  assert.deepEqual(heard, ['Veg thali'])
  assert.equal(orders.countByStatus('placed'), 1)
  orders.markCooked(order.id)
  assert.equal(orders.countByStatus('cooked'), 1)
})

test('the kitchen finishes in the order of the queue', () => {
  const cooked = []
  kitchen.onCooked((id) => cooked.push(id))
  kitchen.cook(7)
  kitchen.cook(8)
  assert.equal(kitchen.finishNext(), true)
  assert.equal(kitchen.finishNext(), true)
  assert.equal(kitchen.finishNext(), false)
  assert.deepEqual(cooked, [7, 8])
})

test('riders take everything that is ready, once', () => {
  const assigned = []
  riders.onAssigned((id, rider) => assigned.push(`${id} ${rider}`))
  riders.readyForPickup(7)
  assert.equal(riders.assign('Raju'), 1)
  assert.equal(riders.assign('Meena'), 0)
  assert.deepEqual(assigned, ['7 Raju'])
})

test('an invoice has the lines of its office', () => {
  billing.charge({ office: 'Andheri Bank', dishName: 'Poha', paise: 4500 })
  billing.charge({ office: 'Dadar Press', dishName: 'Veg thali', paise: 12000 })
  assert.deepEqual(billing.invoice('Andheri Bank'), { office: 'Andheri Bank', lines: ['Poha'], paise: 4500 })
})
