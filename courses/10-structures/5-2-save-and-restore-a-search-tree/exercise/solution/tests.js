import assert from 'node:assert/strict'
import { SearchTree } from './search-tree.js'

const tree = new SearchTree()
assert.equal(tree.toString(), '-')
assert.equal(tree.height, 0)
for (const key of [50, 30, 70, 20, 40]) assert.equal(tree.add(key), true)
assert.equal(tree.add(30), false)
assert.equal(tree.has(40), true)
assert.equal(tree.has(41), false)
assert.deepEqual(tree.range(30, 60), [30, 40, 50])
assert.deepEqual(tree.range(90, 99), [])
assert.equal(tree.height, 3)
assert.equal(tree.toString(), '50 30 20 - - 40 - - 70 - -')
assert.equal(SearchTree.parse(tree.toString()).toString(), tree.toString())
assert.equal(SearchTree.parse('-').toString(), '-')
assert.equal(SearchTree.parse('-5 - -').has(-5), true)

const thousand = SearchTree.fromSorted(Array.from({ length: 1000 }, (_, i) => i))
assert.equal(thousand.height, 10)
assert.equal(thousand.range(0, 999).length, 1000)
assert.equal(SearchTree.fromSorted([]).height, 0)

assert.throws(() => SearchTree.parse('50 30 -'), /missing/)
assert.throws(() => SearchTree.parse('50 - - -'), /Extra/)
assert.throws(() => SearchTree.parse('fifty - -'), /whole number/)
assert.throws(() => SearchTree.parse(''), /whole number/)
assert.throws(() => SearchTree.parse('50 30 - 60 - - -'), /order/)

const chain = new SearchTree()
for (let key = 0; key < 12_000; key++) chain.add(key)
assert.equal(chain.has(11_999), true)
assert.equal(chain.height, 12_000)
console.log('ok')
