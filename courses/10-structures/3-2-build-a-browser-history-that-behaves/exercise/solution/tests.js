import assert from 'node:assert/strict'
import { History } from './history.js'

const history = new History('home')
assert.equal(history.back(), 'home')
assert.equal(history.canGoBack, false)
for (const page of ['A', 'B', 'C']) history.visit(page)
assert.equal(history.back(2), 'A')
assert.equal(history.canGoForward, true)
assert.equal(history.forward(10), 'C')
history.back()
history.visit('B') // already current: C stays ahead
assert.equal(history.canGoForward, true)
history.visit('D')
assert.equal(history.canGoForward, false)
assert.equal(history.forward(), 'D')
assert.equal(history.back(100), 'home')

const small = new History('1', 3)
for (const page of ['2', '3', '4', '5']) small.visit(page)
assert.equal(small.back(9), '3')
assert.equal(small.forward(9), '5')
small.back(2)
small.visit('6')
assert.equal(small.current, '6')
assert.equal(small.back(5), '3')
small.forward()
for (const page of ['7', '8']) small.visit(page)
assert.equal(small.back(9), '6')

const one = new History('1', 1)
one.visit('2')
assert.deepEqual([one.current, one.canGoBack, one.canGoForward], ['2', false, false])
console.log('ok')
