import assert from 'node:assert/strict'
import { createQueue } from './in-order.js'
import { settle, settleExactly } from './settle-exactly.js'

const five = new Map([['A', -9], ['B', -8], ['C', 2], ['D', 7], ['E', 8]])
assert.equal(settleExactly(five).length, 3)
assert.deepEqual(settleExactly(new Map([['A', 0], ['B', 0]])), [])
for (let round = 0; round < 200; round++) {
  const values = Array.from({ length: 2 + (round % 7) }, () => Math.floor(Math.random() * 11) - 5)
  values.push(-values.reduce((a, b) => a + b, 0))
  const balances = new Map(values.map((value, i) => [`P${i}`, value]))
  const payments = settleExactly(balances)
  assert.ok(payments.length <= Math.max(0, values.filter(Boolean).length - 1))
  for (const { from, to, paise } of payments) {
    assert.ok(paise > 0)
    balances.set(from, balances.get(from) + paise)
    balances.set(to, balances.get(to) - paise)
  }
  assert.ok([...balances.values()].every((value) => value === 0))
}

// a large group is settled at once, with at most n - 1 payments
const large = new Map(Array.from({ length: 40 }, (_, i) => [`P${i}`, i < 20 ? -(i + 1) : i - 19]))
assert.ok(settle(large).length <= 39)
assert.equal(settle(five).length, 3)
assert.throws(() => settleExactly(large), RangeError)

let stored = 0
const inOrder = createQueue()
const add = async (paise) => {
  const before = stored
  await null
  stored = before + paise
}
await Promise.allSettled([inOrder(() => add(100)), inOrder(async () => { throw new Error('refused') }), inOrder(() => add(100))])
assert.equal(stored, 200)
console.log('ok')
