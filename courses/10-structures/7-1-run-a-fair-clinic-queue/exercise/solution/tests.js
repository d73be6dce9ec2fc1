import assert from 'node:assert/strict'
import { ClinicQueue } from './clinic-queue.js'
import { Heap } from './heap.js'

for (let round = 0; round < 500; round++) {
  const values = Array.from({ length: round % 30 }, () => Math.floor(Math.random() * 20))
  const heap = new Heap((a, b) => a - b)
  values.forEach((value) => heap.push(value))
  assert.deepEqual(values.map(() => heap.pop()), values.toSorted((a, b) => a - b))
  assert.equal(heap.pop(), undefined)
}
const all = (queue) => { const names = []; for (let name; (name = queue.next()) !== null; ) names.push(name); return names.join(' ') }

const queue = new ClinicQueue()
queue.arrive('cough', 3, 0)
queue.arrive('fever', 1, 59)
queue.arrive('tooth', 1, 60)
queue.arrive('sprain', 1, 61)
queue.arrive('accident', 0, 500)
queue.arrive('heart', 0, 400)
assert.equal(all(queue), 'heart accident fever cough tooth sprain')

const cancelling = new ClinicQueue()
const first = cancelling.arrive('A', 2, 0)
cancelling.arrive('B', 2, 0)
assert.equal(cancelling.cancel(first), true)
assert.equal(cancelling.cancel(first), false)
assert.equal(cancelling.cancel(99), false)
assert.equal(cancelling.size, 1)
assert.equal(all(cancelling), 'B')
assert.equal(cancelling.next(), null)

const fair = new ClinicQueue()
fair.arrive('patient', 3, 0)
for (let minute = 61; minute < 200; minute++) fair.arrive('urgent', 1, minute)
assert.equal(fair.next(), 'patient')
for (const level of [-1, 4, 1.5]) assert.throws(() => fair.arrive('X', level, 0), RangeError)
console.log('ok')
