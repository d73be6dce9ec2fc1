import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Autocomplete } from './autocomplete.js'

const small = new Autocomplete()
small.add('KSR Bengaluru', 900, ['Bangalore', 'Bengaluru'])
small.add('Bengaluru East', 100, ['Bangalore East'])
small.add('Belagavi', 300, ['Belgaum'])
assert.deepEqual(small.suggest('be'), ['KSR Bengaluru', 'Belagavi', 'Bengaluru East'])
assert.deepEqual(small.suggest('BANGALORE  e'), ['Bengaluru East'])
assert.deepEqual(small.suggest('x'), [])
assert.equal(small.suggest('').length, 3)
assert.equal(small.suggest('b').filter((name) => name === 'KSR Bengaluru').length, 1)

const read = (file) =>
  readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
const stations = read('stations.csv')
const spellings = new Map()
for (const [spelling, station] of read('spellings.csv'))
  spellings.set(station, [...(spellings.get(station) ?? []), spelling])
const prefixes = new Set([''])
for (const [name] of stations)
  for (const text of [name, ...(spellings.get(name) ?? [])])
    for (let end = 1; end <= text.length; end++) prefixes.add(text.toLowerCase().replaceAll(/[\s.-]+/g, ' ').slice(0, end))
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
const all = new Autocomplete()
for (const [name, passengers] of stations) all.add(name, Number(passengers), spellings.get(name))
globalThis.gc?.()
console.log(
  stations.length,
  'stations',
  prefixes.size,
  'nodes',
  ((process.memoryUsage().heapUsed - before) / 1e6).toFixed(1),
  'MB',
)
for (const prefix of ['beng', 'bang', 'triv', 'ram', 'v']) console.log(prefix, '→', all.suggest(prefix).join(', '))
// the same answers as a plain search
for (const prefix of ['a', 'ma', 'raj', 'shivp', 'kam', 'z']) {
  const plain = stations
    .filter(([name]) => [name, ...(spellings.get(name) ?? [])].some((text) => text.toLowerCase().startsWith(prefix)))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 5)
    .map(([name]) => name)
  assert.deepEqual(all.suggest(prefix), plain, prefix)
}
