import assert from 'node:assert/strict'
import { beforeEach, afterEach, mock, test } from 'node:test'
import { fetchWell } from './fetch-well.js'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

// setImmediate is not mocked: it lets all waiting microtasks run.
const settle = () => new Promise((resolve) => setImmediate(resolve))

async function advance(ms) {
  await settle()
  mock.timers.tick(ms)
  await settle()
}

/** Answers with the given statuses in turn; a status of 0 is a network error. */
function answering(...statuses) {
  return mock.fn(async () => {
    const status = statuses.shift()
    if (status === 0) throw new TypeError('fetch failed')
    return new Response(null, { status })
  })
}

/** Never answers, but obeys its signal, like the real fetch. */
const silent = () =>
  mock.fn(
    (_, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  )

test('returns a good response at the first attempt', async () => {
  const fetch = answering(200)
  assert.equal((await fetchWell('/a', { fetch })).status, 200)
  assert.equal(fetch.mock.callCount(), 1)
})

test('retries 503 after 200 and 400 ms, not earlier', async () => {
  const fetch = answering(503, 503, 200)
  const result = fetchWell('/a', { fetch })
  await advance(199)
  assert.equal(fetch.mock.callCount(), 1)
  await advance(1)
  assert.equal(fetch.mock.callCount(), 2)
  await advance(400)
  assert.equal((await result).status, 200)
})

test('does not retry 404', async () => {
  const fetch = answering(404)
  assert.equal((await fetchWell('/a', { fetch })).status, 404)
  assert.equal(fetch.mock.callCount(), 1)
})

test('gives up after the last retry and keeps the cause', async () => {
  const result = assert.rejects(fetchWell('/a', { fetch: answering(0, 0), retries: 1 }), (error) => {
    assert.match(error.message, /2 attempts/)
    assert.equal(error.cause.message, 'fetch failed')
    return true
  })
  await advance(200)
  await result
})

test('times out a silent server', async () => {
  const result = assert.rejects(fetchWell('/a', { fetch: silent(), timeout: 3000, retries: 0 }), (error) => {
    assert.match(error.cause.message, /3000 ms/)
    return true
  })
  await advance(3000)
  await result
})

test('stops during a request when cancelled', async () => {
  const controller = new AbortController()
  const fetch = silent()
  const result = assert.rejects(fetchWell('/a', { fetch, signal: controller.signal }), { message: 'left the page' })
  await settle()
  controller.abort(new Error('left the page'))
  await result
  assert.equal(fetch.mock.callCount(), 1)
})

test('stops during a pause when cancelled', async () => {
  const controller = new AbortController()
  const fetch = answering(503, 200)
  const result = assert.rejects(fetchWell('/a', { fetch, signal: controller.signal }), { message: 'left the page' })
  await settle()
  controller.abort(new Error('left the page'))
  await result
  assert.equal(fetch.mock.callCount(), 1)
})

test('sends nothing if the signal was aborted before', async () => {
  const fetch = answering(200)
  await assert.rejects(fetchWell('/a', { fetch, signal: AbortSignal.abort(new Error('no')) }), { message: 'no' })
  assert.equal(fetch.mock.callCount(), 0)
})
