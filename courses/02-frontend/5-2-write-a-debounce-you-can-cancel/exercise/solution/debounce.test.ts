import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { debounce } from './debounce.ts'

function start(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const calls: string[] = []
  const search = debounce((text: string, page: number = 1) => {
    calls.push(`${text} ${page}`)
  }, 300)
  return { calls, search, tick: (ms: number) => t.mock.timers.tick(ms) }
}

test('waits for the full time', (t) => {
  const { calls, search, tick } = start(t)
  search('l')
  tick(299)
  assert.deepEqual(calls, [])
  tick(1)
  assert.deepEqual(calls, ['l 1'])
})

test('runs once, with all values of the last call', (t) => {
  const { calls, search, tick } = start(t)
  search('l', 1)
  tick(100)
  search('la', 2)
  tick(299)
  assert.deepEqual(calls, [])
  tick(1)
  assert.deepEqual(calls, ['la 2'])
})

test('cancel drops the waiting call, and a new call works', (t) => {
  const { calls, search, tick } = start(t)
  search.cancel()
  search('l')
  search.cancel()
  tick(1000)
  assert.deepEqual(calls, [])
  search('k')
  tick(300)
  assert.deepEqual(calls, ['k 1'])
})

test('flush runs the waiting call at once and only once', (t) => {
  const { calls, search, tick } = start(t)
  search('l')
  search.flush()
  assert.deepEqual(calls, ['l 1'])
  tick(1000)
  assert.deepEqual(calls, ['l 1'])
})

test('flush does nothing if nothing waits', (t) => {
  const { calls, search } = start(t)
  search.flush()
  assert.deepEqual(calls, [])
})

test('two debounced functions do not disturb each other', (t) => {
  const one = start(t)
  const calls: number[] = []
  const other = debounce((n: number) => { calls.push(n) }, 100)
  one.search('l')
  other(7)
  other.cancel()
  one.tick(300)
  assert.deepEqual([one.calls, calls], [['l 1'], []])
})

test('a call from inside fn waits again', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const calls: number[] = []
  const again = debounce((n: number) => {
    calls.push(n)
    if (n < 2) again(n + 1)
  }, 10)
  again(1)
  t.mock.timers.tick(10)
  assert.deepEqual(calls, [1])
  t.mock.timers.tick(10)
  assert.deepEqual(calls, [1, 2])
})
