export default [
  {
    name: 'keeps everything when the session has ended, and asks to sign in',
    hint: 'A 401 says nothing about the entry. Stop, return sign in, and mark nothing.',
    run: async ({ createOutbox }) => {
      const rows = new Map([{ id: 'a', at: 1, note: 'Rice' }, { id: 'b', at: 2, note: 'Wedding' }, { id: 'c', at: 3, note: 'Salt' }].map((entry) => [entry.id, entry]))
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      let calls = 0
      const result = await outbox.flush(async () => {
        calls++
        return { status: 401, message: 'Please sign in.' }
      })
      return { result, calls, left: [...rows.values()] }
    },
    expect: { result: 'sign in', calls: 1, left: [{ id: 'a', at: 1, note: 'Rice' }, { id: 'b', at: 2, note: 'Wedding' }, { id: 'c', at: 3, note: 'Salt' }] },
  },
  {
    name: 'stops at a 503, so that the order stays',
    hint: 'If the first can’t be sent now, the second isn’t sent before it.',
    run: async ({ createOutbox }) => {
      const rows = new Map([{ id: 'a', at: 1, note: 'Rice' }, { id: 'b', at: 2, note: 'Wedding' }, { id: 'c', at: 3, note: 'Salt' }].map((entry) => [entry.id, entry]))
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      const sent = []
      const result = await outbox.flush(async ({ note }) => {
        sent.push(note)
        return { status: 503 }
      })
      return { result, sent, left: rows.size }
    },
    expect: { result: 'later', sent: ['Rice'], left: 3 },
  },
  {
    name: 'doesn’t send a refused entry again',
    hint: 'Skip entries that have a problem. A person has to correct them first.',
    run: async ({ createOutbox }) => {
      const rows = new Map([{ id: 'a', at: 1, note: 'Rice' }, { id: 'b', at: 2, note: 'Wedding' }, { id: 'c', at: 3, note: 'Salt' }].map((entry) => [entry.id, entry]))
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      rows.set('b', { id: 'b', at: 2, note: 'Wedding', problem: 'At most ₹5,000.' })
      const sent = []
      await outbox.flush(async (entry) => {
        sent.push(entry)
        return { status: 201 }
      })
      return { sent: sent.map(({ note }) => note), left: [...rows.keys()] }
    },
    expect: { sent: ['Rice', 'Salt'], left: ['b'] },
  },
  {
    name: 'lets only one of two tabs send at a time',
    hint: 'Do everything inside lock(…), reading the list included, and wait for the store before you leave it.',
    run: async ({ createOutbox }) => {
      const rows = new Map([{ id: 'b', at: 2, note: 'Soap' }, { id: 'a', at: 1, note: 'Rice' }].map((entry) => [entry.id, entry]))
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => {
          await new Promise((resolve) => setTimeout(resolve, 5))
          rows.delete(id)
        },
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      const second = createOutbox({ store, lock })
      const sent = []
      const send = async ({ id }) => {
        sent.push(id)
        await new Promise((resolve) => setTimeout(resolve, 2))
        return { status: 201 }
      }
      const results = await Promise.all([outbox.flush(send), second.flush(send)])
      return { results, sent }
    },
    expect: { results: ['empty', 'empty'], sent: ['a', 'b'] },
  },
  {
    name: 'has marked a refused entry before the next tab sends',
    hint: 'await store.put(…) inside the lock. Otherwise the second tab finds the entry without its reason, and sends it again.',
    run: async ({ createOutbox }) => {
      const rows = new Map([['a', { id: 'a', at: 1, note: 'Wedding' }]])
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => {
          await new Promise((resolve) => setTimeout(resolve, 5))
          rows.set(entry.id, entry)
        },
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const [first, second] = [createOutbox({ store, lock }), createOutbox({ store, lock })]
      const sent = []
      const send = async ({ id }) => {
        sent.push(id)
        return { status: 400, message: 'At most ₹5,000.' }
      }
      await Promise.all([first.flush(send), second.flush(send)])
      return { sent, left: [...rows.values()].map(({ problem }) => problem) }
    },
    expect: { sent: ['a'], left: ['At most ₹5,000.'] },
  },
  {
    name: 'removes an entry only after the answer',
    hint: 'While send is waiting, the entry is still in the store. A reload at this moment must not lose it.',
    run: async ({ createOutbox }) => {
      const rows = new Map([{ id: 'b', at: 2, note: 'Soap' }, { id: 'a', at: 1, note: 'Rice' }].map((entry) => [entry.id, entry]))
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      const during = []
      await outbox.flush(async ({ id }) => {
        during.push(`${id}: ${rows.has(id) ? 'still there' : 'gone'}`)
        return { status: 201 }
      })
      return during
    },
    expect: ['a: still there', 'b: still there'],
  },
  {
    name: 'lists what waits, oldest first, and gives a reason without a message',
    hint: 'waiting sorts by at. If the server has said nothing, name the status in the reason.',
    run: async ({ createOutbox }) => {
      const rows = new Map([{ id: 'b', at: 2, note: 'Soap' }, { id: 'a', at: 1, note: 'Rice' }].map((entry) => [entry.id, entry]))
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      const before = (await outbox.waiting()).map(({ id }) => id)
      await outbox.flush(async () => ({ status: 400 }))
      return { before, reasons: [...rows.values()].map(({ problem }) => (/400/.test(problem) ? 'names 400' : problem)) }
    },
    expect: { before: ['a', 'b'], reasons: ['names 400', 'names 400'] },
  },
  {
    name: 'keeps the id of an entry from the first try to the last',
    hint: 'put gives the entry to the store as it is. The id was made when the entry was written.',
    run: async ({ createOutbox }) => {
      const rows = new Map()
      const store = {
        all: async () => [...rows.values()],
        put: async (entry) => void rows.set(entry.id, entry),
        remove: async (id) => void rows.delete(id),
      }
      let last = Promise.resolve()
      const lock = (act) => (last = last.then(act))
      const outbox = createOutbox({ store, lock })
      await outbox.put({ id: 'a', at: 1, note: 'Rice' })
      const waiting = await outbox.waiting()
      const sent = []
      const results = []
      for (const isOnline of [false, false, true]) {
        results.push(
          await outbox.flush(async ({ id }) => {
            sent.push(id)
            if (!isOnline) throw new Error('no connection')
            return { status: 201 }
          }),
        )
      }
      return { waiting, sent, results, left: rows.size }
    },
    expect: { waiting: [{ id: 'a', at: 1, note: 'Rice' }], sent: ['a', 'a', 'a'], results: ['offline', 'offline', 'empty'], left: 0 },
  },
]
