export default [
  {
    name: 'never gives an old answer to a newer question',
    hint: 'Compare data.id with the id of the question that is waiting. Ignore every other answer.',
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
      const questions = ['l', 'la', 'lam'].map((query) => client.search(query))
      const ids = worker.sent.map(({ id }) => id)
      worker.answer({ id: ids[0], titles: ['old'] })
      worker.answer({ id: ids[1], titles: ['older'] })
      worker.answer({ id: ids[2], titles: ['The Hidden Lamp'] })
      worker.answer({ id: ids[2], titles: ['again'] })
      const orWaiting = (promise) =>
        Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))])
      return { answers: await Promise.all(questions.map(orWaiting)), different: new Set(ids).size }
    },
    expect: { answers: [null, null, ['The Hidden Lamp']], different: 3 },
  },
  {
    name: 'answers a new question after a failure',
    hint: 'After an error nobody waits any more. The next search must work as usual.',
    run: async ({ createClient }) => {
      class FakeWorker extends EventTarget {
        sent = []
        postMessage(message) {
          this.sent.push(message)
        }
        emit(event) {
          this[`on${event.type}`]?.(event)
          this.dispatchEvent(event)
        }
      }
      const worker = new FakeWorker()
      const client = createClient(worker)
      const first = client.search('a').catch(() => 'failed')
      worker.emit(Object.assign(new Event('error'), { message: 'broken' }))
      const second = client.search('b')
      worker.emit(new MessageEvent('message', { data: { id: worker.sent[1].id, titles: ['B'] } }))
      const orWaiting = (promise) =>
        Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20))])
      return Promise.all([orWaiting(first), orWaiting(second)])
    },
    expect: ['failed', ['B']],
  },
  {
    name: 'works without a storage',
    hint: 'getItem and setItem can throw. load then returns the fallback, and save returns false.',
    run: ({ createMemory }) => {
      const fail = () => {
        throw new Error('denied')
      }
      const memory = createMemory({ getItem: fail, setItem: fail }, 'query', 'none')
      return [memory.load(), memory.save('x'), memory.load()]
    },
    expect: ['none', false, 'none'],
  },
  {
    name: 'remembers lists and zero, each under its own key',
    hint: 'Ask whether getItem returned null, not whether the value is false-like: a saved 0 is a value.',
    run: ({ createMemory }) => {
      const store = new Map()
      const storage = {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, text) => void store.set(key, `${text}`),
      }
      const [titles, page] = [createMemory(storage, 'titles', []), createMemory(storage, 'page', 1)]
      titles.save(['A', 'B'])
      page.save(0)
      return [titles.load(), page.load(), createMemory(storage, 'other', 'none').load()]
    },
    expect: [['A', 'B'], 0, 'none'],
  },
]
