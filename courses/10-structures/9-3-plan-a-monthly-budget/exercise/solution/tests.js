import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { planBudget } from './budget.js'

const wish = (name, price, benefit, must) => ({ name, price, benefit, ...(must && { must }) })
const three = [wish('seeds', 3, 40), wish('training', 4, 50), wish('machine part', 5, 60)]
assert.deepEqual(planBudget(three, 8), { chosen: ['seeds', 'machine part'], price: 8, benefit: 100 })
assert.deepEqual(planBudget([], 8), { chosen: [], price: 0, benefit: 0 })
assert.throws(() => planBudget([wish('fee', 10, 1, true)], 8), /₹2/)
for (let round = 0; round < 200; round++) {
  const list = Array.from({ length: round % 8 }, (_, i) => wish(`W${i}`, (1 + Math.floor(Math.random() * 9)) * 50, 1 + Math.floor(Math.random() * 10), Math.random() < 0.1))
  const budget = 1000 + Math.floor(Math.random() * 1000)
  let best = null
  for (let mask = 0; mask < 1 << list.length; mask++) {
    const chosen = list.filter((_, i) => mask & (1 << i))
    if (list.some((w) => w.must && !chosen.includes(w))) continue
    const price = chosen.reduce((s, w) => s + w.price, 0), benefit = chosen.reduce((s, w) => s + w.benefit, 0)
    if (price <= budget && (!best || benefit > best.benefit || (benefit === best.benefit && price < best.price))) best = { price, benefit }
  }
  if (!best) { assert.throws(() => planBudget(list, budget)); continue }
  const { price, benefit } = planBudget(list, budget)
  assert.deepEqual({ price, benefit }, best)
}
const wishes = JSON.parse(readFileSync(new URL('../../wishes.json', import.meta.url), 'utf8'))
console.log(wishes.length, planBudget(wishes, 12_000))
