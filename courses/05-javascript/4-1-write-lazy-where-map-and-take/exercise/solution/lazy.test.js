import assert from 'node:assert/strict'
import test from 'node:test'
import { map, take, where } from './lazy.js'

function counted(limit) {
  const read = []
  const state = { read, isClosed: false }
  function* numbers() {
    try {
      for (let n = 1; n <= limit; n++) {
        read.push(n)
        yield n
      }
    } finally {
      state.isClosed = true
    }
  }
  return { source: numbers(), state }
}

test('three even squares need six numbers and not one more', () => {
  const { source, state } = counted(1_000_000)
  const evens = where(source, (n) => n % 2 === 0)
  const squares = map(evens, (n) => n * n)
  assert.deepEqual([...take(squares, 3)], [4, 16, 36])
  assert.deepEqual(state.read, [1, 2, 3, 4, 5, 6])
})

test('taking nothing reads nothing', () => {
  const { source, state } = counted(10)
  assert.deepEqual([...take(source, 0)], [])
  assert.deepEqual(state.read, [])
})

test('closes the source when the reader stops early', () => {
  const { source, state } = counted(10)
  assert.deepEqual([...take(source, 2)], [1, 2])
  assert.equal(state.isClosed, true)
})

test('takes all values of a source that is too short', () => {
  assert.deepEqual([...take(['a', 'b'], 5)], ['a', 'b'])
})

test('accepts any iterable', () => {
  assert.deepEqual([...map(new Set([1, 2]), (n) => n + 1)], [2, 3])
  assert.deepEqual([...where('kochi', (letter) => letter > 'i')], ['k', 'o'])
})
