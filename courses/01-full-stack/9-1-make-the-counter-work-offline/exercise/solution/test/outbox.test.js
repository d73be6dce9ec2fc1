import assert from 'node:assert/strict'
import test from 'node:test'
import { createOutbox, decide, pauseAfter } from '../src/outbox.js'

/** A store in memory. */
function memory(...first) {
  const entries = new Map(first.map((entry) => [entry.id, entry]))
  return {
    all: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.id, entry),
    remove: async (id) => void entries.delete(id),
  }
}
const lock = (act) => act()
const soap = { id: 'b', note: 'Soap', paise: 13200, at: 2 }
const salt = { id: 'c', note: 'Salt', paise: 2800, at: 3 }
const rice = { id: 'a', note: 'Rice', paise: 66000, at: 1 }

test('sends what waits, and is empty afterwards', async () => {
  const outbox = createOutbox({ store: memory(rice), lock })
  assert.equal(await outbox.flush(async () => ({ status: 201 })), 'empty')
  assert.deepEqual(await outbox.waiting(), [])
})

/** Sends to a list, with an answer for each entry in turn. */
function sender(...answers) {
  const sent = []
  const send = async (entry) => {
    sent.push(entry)
    const answer = answers.shift() ?? { status: 201 }
    if (answer === 'broken') throw new TypeError('Failed to fetch')
    return answer
  }
  return { sent, send }
}

test('sends the oldest first, whatever the order of the store', async () => {
  const { sent, send } = sender()
  await createOutbox({ store: memory(salt, rice, soap), lock }).flush(send)
  assert.deepEqual(sent, [rice, soap, salt])
})

test('keeps an entry whose answer was lost, and sends it again under its id', async () => {
  const store = memory(rice)
  const { sent, send } = sender('broken', { status: 200 })
  assert.equal(await createOutbox({ store, lock }).flush(send), 'offline')
  // As after a reload: another outbox on the same store.
  const outbox = createOutbox({ store, lock })
  assert.deepEqual(await outbox.waiting(), [rice])
  assert.equal(await outbox.flush(send), 'empty')
  assert.deepEqual(sent, [rice, rice])
  assert.deepEqual(await outbox.waiting(), [])
})

test('stops and keeps everything when the server is down, or the session has ended', async () => {
  for (const [status, result] of [[503, 'later'], [429, 'later'], [401, 'sign in']]) {
    const outbox = createOutbox({ store: memory(rice, soap), lock })
    const { sent, send } = sender({ status })
    assert.equal(await outbox.flush(send), result)
    assert.deepEqual(sent, [rice])
    assert.deepEqual(await outbox.waiting(), [rice, soap])
  }
})

test('marks a refused entry with the reason, sends the others, and never sends it again', async () => {
  const outbox = createOutbox({ store: memory(rice, soap), lock })
  const { sent, send } = sender({ status: 400, message: 'Too much.' })
  assert.equal(await outbox.flush(send), 'empty')
  assert.deepEqual(await outbox.waiting(), [{ ...rice, problem: 'Too much.' }])
  await outbox.flush(send)
  assert.deepEqual(sent, [rice, soap])
})

test('sends only while it holds the lock', async () => {
  const { sent, send } = sender()
  let isHeld = false
  const held = []
  const watched = async (act) => {
    isHeld = true
    const result = await act()
    isHeld = false
    return result
  }
  const outbox = createOutbox({ store: memory(rice), lock: watched })
  await outbox.flush((entry) => {
    held.push(isHeld)
    return send(entry)
  })
  assert.deepEqual(held, [true])
})

test('decides by the status, and waits longer after each failure', () => {
  const expected = { 200: 'remove', 201: 'remove', 400: 'reject', 401: 'sign in', 408: 'later', 409: 'reject', 429: 'later', 500: 'later' }
  for (const [status, decision] of Object.entries(expected)) assert.equal(decide(Number(status)), decision)
  assert.deepEqual([1, 2, 3, 6, 7, 20].map(pauseAfter), [1000, 2000, 4000, 32000, 60000, 60000])
})
