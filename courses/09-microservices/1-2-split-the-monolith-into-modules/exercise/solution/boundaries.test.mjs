import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { bypasses, crossings, cycle } from './boundaries.mjs'

const src = process.env.SRC ?? join(import.meta.dirname, 'src')
const allowed = { app: ['orders', 'kitchen', 'billing', 'riders'], orders: ['menu'], kitchen: [], billing: [], riders: [], menu: [] } // the module map
const all = crossings(src)

test('modules are imported only through their index.mjs', () => {
  assert.deepEqual(bypasses(all).map((one) => `${one.file} -> ${one.target}`), [])
})
test('modules depend only on what the map allows', () => {
  assert.deepEqual(all.filter((one) => !allowed[one.from]?.includes(one.to)).map((one) => `${one.from} -> ${one.to}`), [])
})
test('there is no cycle', () => {
  assert.equal(cycle(all), null)
})
