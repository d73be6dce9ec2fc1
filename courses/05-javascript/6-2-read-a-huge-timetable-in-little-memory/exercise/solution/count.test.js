import assert from 'node:assert/strict'
import test from 'node:test'
import { busiest, countStops } from './count.js'

const header = 'train,date,station,arrives,departs'
const lines = [
  header,
  '10001,2026-01-01,PUNE,10:00,10:02',
  '10001,2026-01-01,ADI,12:00,12:02',
  '10002,2026-01-02,PUNE,09:00,09:02',
  '10002,2026-01-02,',
  '',
]

test('counts stops and damaged lines', async () => {
  const { counts, stops, damaged } = await countStops(lines)
  assert.deepEqual(
    [...counts],
    [
      ['PUNE', 2],
      ['ADI', 1],
    ],
  )
  assert.deepEqual([stops, damaged], [3, 1])
})

test('counts one date only', async () => {
  const { counts } = await countStops(lines, { date: '2026-01-02' })
  assert.deepEqual([...counts], [['PUNE', 1]])
})

test('reads lines one by one', async () => {
  let ahead = 0
  async function* source() {
    yield header
    for (let n = 0; n < 3; n++) {
      ahead += 1
      assert.ok(ahead <= 1, 'more than one line was requested before it was used')
      yield lines[1]
      ahead -= 1
    }
  }
  assert.equal((await countStops(source())).stops, 3)
})

test('sorts the busiest first and equal ones by code', () => {
  const counts = new Map([
    ['B', 2],
    ['C', 5],
    ['A', 2],
  ])
  assert.deepEqual(busiest(counts, 2), [
    ['C', 5],
    ['A', 2],
  ])
})
