import assert from 'node:assert/strict'
import test from 'node:test'
import { createClient } from './client.js'
import { createMemory } from './memory.js'

class FakeWorker extends EventTarget {
  sent = []
  postMessage(message) {
    this.sent.push(message)
  }
  answer(data) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('resolves with the answer that has the same id', async () => {
  const worker = new FakeWorker()
  const found = createClient(worker).search('mango')
  assert.equal(worker.sent[0].query, 'mango')
  worker.answer({ id: worker.sent[0].id, titles: ['a'] })
  assert.deepEqual(await found, ['a'])
})

test('never shows an old answer', async () => {
  const worker = new FakeWorker()
  const client = createClient(worker)
  const first = client.search('m')
  const second = client.search('ma')
  worker.answer({ id: worker.sent[0].id, titles: ['old'] })
  worker.answer({ id: worker.sent[1].id, titles: ['new'] })
  assert.deepEqual([await first, await second], [null, ['new']])
})

test('rejects when the worker fails', async () => {
  const worker = new FakeWorker()
  const found = createClient(worker).search('m')
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }))
  await assert.rejects(found, { message: 'broken' })
})

test('remembers a value and survives damaged storage', () => {
  const store = new Map()
  const storage = { getItem: (key) => store.get(key) ?? null, setItem: (key, text) => store.set(key, text) }
  const memory = createMemory(storage, 'q', '')
  assert.equal(memory.load(), '')
  assert.equal(memory.save('mango'), true)
  assert.equal(memory.load(), 'mango')
  store.set('q', '{broken')
  assert.equal(memory.load(), '')
})

test('goes on without a storage', () => {
  const fail = () => {
    throw new Error('denied')
  }
  const memory = createMemory({ getItem: fail, setItem: fail }, 'q', 'none')
  assert.equal(memory.load(), 'none')
  assert.equal(memory.save('x'), false)
})
