import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { orderTasks } from './order-tasks.js'

const read = (file) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
const house = read('house.json')
const { order } = orderTasks(house)
assert.equal(new Set(order).size, 28)
for (const { name, after } of house) for (const before of after) assert.ok(order.indexOf(before) < order.indexOf(name))
const { cycle } = orderTasks(read('house-with-cycle.json'))
console.log(cycle)
assert.equal(cycle[0], cycle.at(-1))

const task = (name, ...after) => ({ name, after })
assert.deepEqual(orderTasks([]), { order: [] })
assert.deepEqual(orderTasks([task('roof', 'walls'), task('b'), task('walls'), task('a')]), {
  order: ['b', 'walls', 'roof', 'a'],
})
assert.deepEqual(orderTasks([task('a', 'a')]), { cycle: ['a', 'a'] })
assert.deepEqual(orderTasks([task('w', 'a'), task('a', 'b'), task('b', 'a')]), { cycle: ['a', 'b', 'a'] })
assert.deepEqual(orderTasks([task('x'), task('l', 'x'), task('r', 'x'), task('end', 'l', 'r')]).order, [
  'x',
  'l',
  'r',
  'end',
])
assert.throws(() => orderTasks([task('a', 'platser')]), /platser/)
assert.throws(() => orderTasks([task('a'), task('a')]), /twice/)
