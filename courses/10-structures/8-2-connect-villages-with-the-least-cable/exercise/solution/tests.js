import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { leastCable, UnionFind } from './least-cable.js'

const road = (from, to, km) => ({ from, to, km })
const small = leastCable([road('A', 'B', 4), road('B', 'C', 2), road('A', 'C', 3), road('C', 'D', 7), road('B', 'D', 6), road('A', 'A', 1)])
assert.equal(small.km, 11)
assert.deepEqual(small.roads.map(({ from, to }) => from + to), ['BC', 'AC', 'BD'])
assert.equal(small.groups.length, 1)
assert.deepEqual(leastCable([road('A', 'B', 1), road('X', 'Y', 1)]).groups, [['A', 'B'], ['X', 'Y']])
assert.deepEqual(leastCable([]), { km: 0, roads: [], groups: [] })
const sets = new UnionFind(['a', 'b', 'c'])
assert.equal(sets.union('a', 'b'), true)
assert.equal(sets.union('b', 'a'), false)
assert.equal(sets.groups, 2)

for (let round = 0; round < 100; round++) {
  const roads = Array.from({ length: 8 }, () => road('ABCDE'[Math.floor(Math.random() * 5)], 'ABCDE'[Math.floor(Math.random() * 5)], 1 + Math.floor(Math.random() * 9)))
  const villages = new Set(roads.flatMap(({ from, to }) => [from, to]))
  const result = leastCable(roads)
  let best = Infinity
  for (let mask = 0; mask < 256; mask++) {
    const chosen = roads.filter((_, i) => mask & (1 << i))
    const joined = new UnionFind(villages)
    chosen.forEach(({ from, to }) => joined.union(from, to))
    if (joined.groups === result.groups.length) best = Math.min(best, chosen.reduce((sum, { km }) => sum + km, 0))
  }
  assert.equal(result.km, best)
}
const roads = readFileSync(new URL('../../roads.csv', import.meta.url), 'utf8').trim().split('\n').slice(1)
  .map((row) => row.split(',')).map(([from, to, km]) => road(from, to, Number(km)))
const result = leastCable(roads)
console.log(roads.length, 'roads', result.groups.map((group) => group.length), result.roads.length, 'kept', result.km.toFixed(1), 'km')
// the village with the most cables, and the cheapest unused road from it
const degree = new Map()
for (const { from, to } of result.roads) for (const v of [from, to]) degree.set(v, (degree.get(v) ?? 0) + 1)
const [hub, count] = [...degree].sort((a, b) => b[1] - a[1])[0]
const spare = roads.filter((r) => !result.roads.includes(r) && (r.from === hub || r.to === hub)).sort((a, b) => a.km - b.km)[0]
console.log(hub, count, spare)
