import assert from 'node:assert/strict'
import { busiest, cheapest, farthest, fewestTrips } from './rounds.js'
import { makeChange, VendingMachine } from './vending-machine.js'

assert.equal(fewestTrips([70, 50, 80, 50], 100), 3)
assert.equal(fewestTrips([101], 100), -1)
assert.equal(fewestTrips([], 100), 0)
assert.equal(fewestTrips([50], 100), 1)
assert.deepEqual(busiest([{ from: 5, to: 9 }, { from: 8, to: 12 }, { from: 8, to: 10 }, { from: 9, to: 11 }]), { people: 3, minute: 8 })
assert.deepEqual(busiest([]), { people: 0, minute: null })
const buses = [[0, 1, 10], [1, 2, 10], [2, 3, 10], [0, 3, 100]]
assert.equal(cheapest(4, buses, 2), 100)
assert.equal(cheapest(4, buses, 3), 30)
assert.equal(cheapest(4, [], 5), -1)
assert.equal(cheapest(1, [], 0), 0)
assert.equal(farthest(['C..', '.#.', '..C']), 2)
assert.equal(farthest(['C#.']), -1)
assert.equal(farthest(['##']), 0)
assert.equal(farthest(['C']), 0)
assert.equal(farthest(['..']), -1)
assert.equal(farthest(Array(1000).fill('.'.repeat(1000)).with(0, 'C' + '.'.repeat(999))), 1998)

// 1B and 1C agree with slow methods on 500 small random inputs.
let seed = 7
const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below
const busiestSlow = (visits) => {
  let best = { people: 0, minute: null }
  for (let minute = 0; minute < 20; minute++) {
    const people = visits.filter(({ from, to }) => from <= minute && minute < to).length
    if (people > best.people) best = { people, minute }
  }
  return best
}
const cheapestSlow = (n, buses, most, city = 0) => {
  if (city === n - 1) return 0
  if (most === 0) return Infinity
  return Math.min(Infinity, ...buses.filter(([from]) => from === city).map(([, to, fare]) => fare + cheapestSlow(n, buses, most - 1, to)))
}
for (let round = 0; round < 500; round++) {
  const visits = Array.from({ length: random(7) }, () => random(12)).map((from) => ({ from, to: from + 1 + random(6) }))
  assert.deepEqual(busiest(visits), busiestSlow(visits))
  const n = 2 + random(4)
  const buses = Array.from({ length: random(9) }, () => [random(n), random(n), 1 + random(30)])
  const most = random(5)
  const slow = cheapestSlow(n, buses, most)
  assert.equal(cheapest(n, buses, most), slow === Infinity ? -1 : slow)
}

assert.deepEqual(makeChange(6, new Map([[5, 1], [2, 3]])), [2, 2, 2])
assert.equal(makeChange(3, new Map([[2, 5]])), null)
assert.deepEqual(makeChange(0, new Map()), [])
const machine = new VendingMachine()
machine.refillProduct('A1', 'Lassi', 15, 1)
machine.insert(20)
assert.throws(() => machine.choose('A1'), /No change/)
assert.equal(machine.credit, 20)
machine.refillCoins(5, 1)
assert.throws(() => machine.choose('Z9'), /no product/)
assert.deepEqual(machine.choose('A1'), { product: 'Lassi', change: [5] })
assert.equal(machine.sales, 15)
machine.insert(10)
assert.throws(() => machine.choose('A1'), /sold out/)
machine.refillProduct('A1', 'Lassi', 15, 3)
assert.throws(() => machine.choose('A1'), /₹5 more/)
assert.deepEqual(machine.cancel(), [10])
assert.equal(machine.credit, 0)
assert.throws(() => machine.insert(3), /no coin/)
machine.insert(10); machine.insert(5); machine.insert(5)
assert.deepEqual(machine.choose('A1').change, [5]) // an inserted coin is used for change
console.log('ok')
