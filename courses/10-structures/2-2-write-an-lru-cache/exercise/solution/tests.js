import assert from 'node:assert/strict'
import { LruCache } from './lru-cache.js'

// capacity 1
const one = new LruCache(1)
one.set('A', 1)
one.set('B', 2)
assert.equal(one.get('A'), undefined)
assert.equal(one.get('B'), 2)
assert.equal(one.size, 1)

// setting a key again replaces the value and forgets nothing
const two = new LruCache(2)
two.set('A', 1)
two.set('B', 2)
two.set('A', 9)
assert.equal(two.size, 2)
assert.deepEqual(two.keys(), ['A', 'B'])
two.set('C', 3)
assert.deepEqual(two.keys(), ['C', 'A'])
assert.equal(two.get('A'), 9)

// a missing key changes nothing
assert.equal(two.get('nothing'), undefined)
assert.deepEqual(two.keys(), ['A', 'C'])

// a stored undefined is an entry like any other
const odd = new LruCache(2)
odd.set('A', undefined)
odd.set('B', 0)
odd.get('A')
odd.set('C', '')
assert.deepEqual(odd.keys(), ['C', 'A'])

for (const capacity of [0, -1, 1.5, NaN, '2']) assert.throws(() => new LruCache(capacity), RangeError)
console.log('ok')
