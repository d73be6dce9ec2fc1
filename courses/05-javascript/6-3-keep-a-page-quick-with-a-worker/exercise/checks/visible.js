export default [
  {
    name: 'sends the query and resolves with the titles',
    hint: 'Add a listener for message once, in createClient. Keep resolve of the waiting promise, and call it with data.titles.',
    run: async ({ createClient }) => {
      class FakeWorker extends EventTarget {
        sent = []
        postMessage(message) {
          this.sent.push(message)
        }
        answer(data) {
          const event = new MessageEvent('message', { data })
          this.onmessage?.(event)
          this.dispatchEvent(event)
        }
      }
      const worker = new FakeWorker()
      const found = createClient(worker).search('mango')
      worker.answer({ id: worker.sent[0].id, titles: ['The Golden Mango'] })
      const orWaiting = (promise) =>
        Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))])
      return [worker.sent[0].query, await orWaiting(found)]
    },
    expect: ['mango', ['The Golden Mango']],
  },
  {
    name: 'a question replaced by a newer one resolves with null',
    hint: 'When a new search starts, resolve the promise that is still waiting with null.',
    run: async ({ createClient }) => {
      class FakeWorker extends EventTarget {
        sent = []
        postMessage(message) {
          this.sent.push(message)
        }
        answer(data) {
          const event = new MessageEvent('message', { data })
          this.onmessage?.(event)
          this.dispatchEvent(event)
        }
      }
      const worker = new FakeWorker()
      const client = createClient(worker)
      const first = client.search('m')
      const second = client.search('ma')
      worker.answer({ id: worker.sent[1].id, titles: ['new'] })
      const orWaiting = (promise) =>
        Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))])
      return Promise.all([orWaiting(first), orWaiting(second)])
    },
    expect: [null, ['new']],
  },
  {
    name: 'rejects when the worker fails',
    hint: 'Listen for the error event too, and reject the waiting promise with an Error.',
    run: async ({ createClient }) => {
      class FakeWorker extends EventTarget {
        postMessage() {}
        fail(message) {
          const event = Object.assign(new Event('error'), { message })
          this.onerror?.(event)
          this.dispatchEvent(event)
        }
      }
      const worker = new FakeWorker()
      const found = createClient(worker).search('mango')
      worker.fail('broken')
      const orWaiting = (promise) =>
        Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))])
      return orWaiting(found.catch((error) => [error instanceof Error, error.message]))
    },
    expect: [true, 'broken'],
  },
  {
    name: 'remembers a value',
    hint: 'A storage keeps texts only: JSON.stringify when you save, JSON.parse when you load.',
    run: ({ createMemory }) => {
      const store = new Map()
      const storage = {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, text) => void store.set(key, `${text}`),
      }
      const memory = createMemory(storage, 'query', '')
      const before = memory.load()
      const saved = memory.save('mango')
      return [before, saved, memory.load()]
    },
    expect: ['', true, 'mango'],
  },
  {
    name: 'gives the fallback for damaged content',
    hint: 'JSON.parse throws for broken text. Catch it and return the fallback.',
    run: ({ createMemory }) => {
      const storage = { getItem: () => '{broken', setItem: () => {} }
      return createMemory(storage, 'query', 'nothing').load()
    },
    expect: 'nothing',
  },
]
