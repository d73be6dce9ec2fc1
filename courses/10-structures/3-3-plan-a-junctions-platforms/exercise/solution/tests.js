import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { planPlatforms } from './platforms.js'

const train = (number, arrives, departs) => ({ number, arrives, departs })
const four = [
  train('A', '09:00', '09:15'),
  train('B', '09:10', '09:20'),
  train('C', '09:15', '09:30'),
  train('D', '09:31', '09:40'),
]
assert.deepEqual(
  planPlatforms(four).plan.map((entry) => entry.platform),
  [1, 2, 1, 1],
)
assert.equal(planPlatforms(four, 5).platforms, 3)
assert.deepEqual(planPlatforms([]), { platforms: 0, plan: [] })
assert.deepEqual(
  planPlatforms([train('X', '10:00', '10:05'), train('Y', '10:00', '10:05')]).plan.map((entry) => entry.number),
  ['X', 'Y'],
)
assert.throws(() => planPlatforms([train('Z', '25:10', '25:20')]), /Z/)
assert.throws(() => planPlatforms([train('Z', '9:10', '09:20')]), /Z/)
assert.throws(() => planPlatforms([train('Z', '10:10', '10:00')]), /Z/)

const trains = readFileSync(new URL('../../trains.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','))
  .map(([number, , arrives, departs]) => train(number, arrives, departs))
const minute = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
for (const gap of [0, 5]) {
  const { platforms, plan } = planPlatforms(trains, gap)
  const on = new Map(plan.map((entry) => [entry.number, entry.platform]))
  for (const a of trains)
    for (const b of trains)
      if (a !== b && on.get(a.number) === on.get(b.number) && minute(a.arrives) <= minute(b.arrives))
        assert.ok(minute(a.departs) + gap <= minute(b.arrives))
  let most = 0
  for (let now = 0; now < 1445; now++)
    most = Math.max(most, trains.filter((t) => minute(t.arrives) <= now && now < minute(t.departs) + gap).length)
  assert.equal(platforms, most)
  console.log('gap', gap, 'platforms', platforms)
}
