import assert from 'node:assert/strict'
import test from 'node:test'
import { mapLimit, readPages } from './limit.js'

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

test('keeps the limit and the order', async () => {
  let running = 0
  let most = 0
  const results = await mapLimit([9, 1, 5, 3, 2], 2, async (ms, index) => {
    running++
    most = Math.max(most, running)
    await wait(ms)
    running--
    return `${index}:${ms}`
  })
  assert.equal(most, 2)
  assert.deepEqual(results, ['0:9', '1:1', '2:5', '3:3', '4:2'])
})

test('starts no job after a failure', async () => {
  const started = []
  const result = mapLimit([1, 2, 3, 4, 5], 2, async (n) => {
    started.push(n)
    await wait(n)
    if (n === 1) throw new Error('blocked')
    return n
  })
  await assert.rejects(result, { message: 'blocked' })
  await wait(20)
  assert.deepEqual(started, [1, 2])
})

test('accepts an empty list and refuses a bad limit', async () => {
  assert.deepEqual(await mapLimit([], 3, async () => 1), [])
  for (const limit of [0, -1, 1.5, Number.NaN])
    await assert.rejects(
      mapLimit([1], limit, async () => 1),
      RangeError,
    )
})

test('reads pages only when needed', async () => {
  const loaded = []
  const pages = new Map([
    [undefined, { rows: [1, 2], next: 'b' }],
    ['b', { rows: [3], next: null }],
  ])
  const load = async (token) => {
    loaded.push(token)
    return pages.get(token)
  }
  for await (const row of readPages(load)) if (row === 2) break
  assert.deepEqual(loaded, [undefined])
  assert.deepEqual(await Array.fromAsync(readPages(load)), [1, 2, 3])
})

test('stops if a token comes twice', async () => {
  const load = async () => ({ rows: [1], next: 'x' })
  await assert.rejects(Array.fromAsync(readPages(load)), /twice/)
})
