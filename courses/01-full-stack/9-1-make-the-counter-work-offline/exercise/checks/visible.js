export default [
  {
    name: 'decides what an answer means',
    hint: '200 and 201: it is there. 401: sign in. 408, 429 and everything from 500 on: later. The rest will never be accepted.',
    run: ({ decide }) => [200, 201, 401, 408, 429, 500, 503, 400, 403, 404, 409].map((status) => `${status} ${decide(status)}`),
    expect: ['200 remove', '201 remove', '401 sign in', '408 later', '429 later', '500 later', '503 later', '400 reject', '403 reject', '404 reject', '409 reject'],
  },
  {
    name: 'waits longer after each failure, at most a minute',
    hint: 'Each pause is twice as long as the one before. Math.min sets the limit.',
    run: ({ pauseAfter }) => [1, 2, 3, 6, 7, 50].map((failures) => pauseAfter(failures)),
    expect: [1000, 2000, 4000, 32_000, 60_000, 60_000],
  },
  {
    name: 'sends everything, oldest first, and empties the outbox',
    hint: 'Sort by at. The store gives the entries in any order.',
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
      const sent = []
      const result = await outbox.flush(async ({ note }) => {
        sent.push(note)
        return { status: 201 }
      })
      return { result, sent, left: rows.size }
    },
    expect: { result: 'empty', sent: ['Rice', 'Soap'], left: 0 },
  },
  {
    name: 'keeps an entry whose answer was lost, and sends it again with the same id',
    hint: 'Remove an entry only after an answer. A thrown error means: nobody knows whether it arrived.',
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
      const sent = []
      const results = []
      let calls = 0
      const send = async ({ id }) => {
        sent.push(id)
        calls++
        if (calls === 1) throw new Error('connection lost before the answer')
        return { status: calls === 2 ? 200 : 201 }
      }
      results.push(await outbox.flush(send))
      const kept = rows.size
      results.push(await outbox.flush(send))
      return { results, kept, sent, left: rows.size }
    },
    expect: { results: ['offline', 'empty'], kept: 2, sent: ['a', 'a', 'b'], left: 0 },
  },
  {
    name: 'marks a refused entry with its reason, and continues with the next',
    hint: 'Put the entry back with problem: the message of the answer.',
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
        return note === 'Wedding' ? { status: 400, message: 'At most ₹5,000.' } : { status: 201 }
      })
      return { result, sent, left: [...rows.values()] }
    },
    expect: { result: 'empty', sent: ['Rice', 'Wedding', 'Salt'], left: [{ id: 'b', at: 2, note: 'Wedding', problem: 'At most ₹5,000.' }] },
  },
]
