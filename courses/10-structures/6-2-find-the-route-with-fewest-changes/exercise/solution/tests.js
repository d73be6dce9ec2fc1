import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { findRoute } from './find-route.js'

// One line goes the long way; two lines are shorter but need a change.
const small = { Long: ['A', 'p', 'q', 'r', 's', 'B'], First: ['A', 'M'], Second: ['M', 'B'], Alone: ['X', 'Y'] }
assert.deepEqual(findRoute(small, 'A', 'B'), {
  changes: 0,
  stops: 5,
  path: [{ line: 'Long', from: 'A', to: 'B', stops: 5 }],
})
assert.deepEqual(findRoute(small, 'M', 'B').changes, 0)
assert.deepEqual(findRoute(small, 'A', 'A'), { changes: 0, stops: 0, path: [] })
assert.equal(findRoute(small, 'A', 'X'), null)
assert.throws(() => findRoute(small, 'A', 'Nowhere'), /Nowhere/)

const lines = JSON.parse(readFileSync(new URL('../../metro.json', import.meta.url), 'utf8'))
const route = findRoute(lines, 'Rithala', 'Botanical Garden')
console.log(route)
assert.equal(route.path.length, route.changes + 1)
const stations = [...new Set(Object.values(lines).flat())]
let most = 0
for (const a of stations) for (const b of stations) most = Math.max(most, findRoute(lines, a, b).changes)
console.log(stations.length, 'stations,', Object.values(lines).flat().length, 'nodes, at most', most, 'changes')
