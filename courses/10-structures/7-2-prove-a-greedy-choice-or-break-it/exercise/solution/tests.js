import assert from 'node:assert/strict'
import { breakGreedy, cheapestOrder, mostClasses } from './greedy.js'

const random = (most) => Math.floor(Math.random() * most)
const subsets = (items) => Array.from({ length: 1 << items.length }, (_, mask) => items.filter((_, i) => mask & (1 << i)))
const permutations = (items) => items.length === 0 ? [[]] : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))

const fits = (list) => list.toSorted((a, b) => a.from - b.from).every((x, i, all) => i === 0 || all[i - 1].to <= x.from)
const someClasses = () => Array.from({ length: random(8) }, () => { const from = random(12); return { from, to: from + 1 + random(6) } })
assert.equal(breakGreedy((all) => Math.max(...subsets(all).filter(fits).map((s) => s.length)), (all) => mostClasses(all).length, someClasses, 1000), null)
assert.ok(fits(mostClasses(someClasses())))

const fine = (order) => { let now = 0, cost = 0; for (const job of order) { now += job.hours; cost += now * job.finePerHour } return cost }
const someJobs = () => Array.from({ length: random(6) }, (_, i) => ({ name: `J${i}`, hours: 1 + random(5), finePerHour: random(4) }))
assert.equal(breakGreedy((jobs) => Math.min(...permutations(jobs).map(fine)), (jobs) => cheapestOrder(jobs).cost, someJobs, 1000), null)

// rucksack: best value per kilogram first is wrong
const value = (items) => items.reduce((sum, item) => sum + item.value, 0)
const weight = (items) => items.reduce((sum, item) => sum + item.weight, 0)
const best = ({ items, limit }) => Math.max(...subsets(items).filter((s) => weight(s) <= limit).map(value))
const byRatio = ({ items, limit }) => {
  const chosen = []
  for (const item of items.toSorted((a, b) => b.value / b.weight - a.value / a.weight)) if (weight(chosen) + item.weight <= limit) chosen.push(item)
  return value(chosen)
}
const someBag = () => ({ limit: 4 + random(6), items: Array.from({ length: 3 }, () => ({ weight: 1 + random(6), value: 1 + random(9) })) })
const broken = breakGreedy(best, byRatio, someBag, 10_000)
assert.ok(broken)
assert.notEqual(best({ limit: 4, items: [{ weight: 3, value: 6 }, { weight: 2, value: 3 }, { weight: 2, value: 3.5 }] }), byRatio({ limit: 4, items: [{ weight: 3, value: 6 }, { weight: 2, value: 3 }, { weight: 2, value: 3.5 }] }))
console.log('ok', JSON.stringify(broken))
