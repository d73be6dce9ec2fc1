import assert from 'node:assert/strict'
import test from 'node:test'
import { share } from './share.js'

const seed = Number(process.env.SEED ?? 1 + (Date.now() % 2147483646))

function randomNumbers(start) {
  let state = start
  return (max) => {
    state = (state * 48271) % 2147483647
    return state % (max + 1)
  }
}

const add = (numbers) => numbers.reduce((a, b) => a + b, 0)

test('splits ₹1,000 among three', () => assert.deepEqual(share(100_000, [1, 1, 1]), [33_334, 33_333, 33_333]))

test('splits the hostel bill by days', () => assert.deepEqual(share(235_000, [30, 30, 11]), [99_296, 99_296, 36_408]))

test('gives nothing to a weight of 0', () => assert.deepEqual(share(1, [0, 1, 1]), [0, 1, 0]))

test('refuses a bill that nobody pays', () => {
  assert.throws(() => share(100, []), /somebody has to pay/)
  assert.throws(() => share(100, [0, 0]), /somebody has to pay/)
})

test('stays exact for a crore and huge weights', () => {
  assert.equal(add(share(1_000_000_000, [1_000_000_000, 999_999_999, 1])), 1_000_000_000)
})

test(`keeps two rules for 2,000 random bills (SEED=${seed})`, () => {
  const random = randomNumbers(seed)
  for (let run = 0; run < 2000; run++) {
    const paise = random(1_000_000)
    const weights = Array.from({ length: 1 + random(9) }, () => random(60))
    if (add(weights) === 0) continue
    const parts = share(paise, weights)
    const bill = `paise ${paise}, weights ${weights}, SEED=${seed}`
    assert.equal(add(parts), paise, `the parts do not add up: ${bill}`)
    parts.forEach((part, at) => {
      assert.ok(Math.abs(part - (paise * weights[at]) / add(weights)) < 1, `person ${at} is a paisa away: ${bill}`)
    })
  }
})
