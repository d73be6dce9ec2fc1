import assert from 'node:assert/strict'
import test from 'node:test'
import { createOutbox } from '../src/outbox.js'

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
const rice = { id: 'a', note: 'Rice', paise: 66000, at: 1 }

test('sends what waits, and is empty afterwards', async () => {
  const outbox = createOutbox({ store: memory(rice), lock })
  assert.equal(await outbox.flush(async () => ({ status: 201 })), 'empty')
  assert.deepEqual(await outbox.waiting(), [])
})

// TODO: a lost answer, a tower that is down, a session that has ended, a refusal, the order, the lock
