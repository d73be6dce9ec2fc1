export default [
  {
    name: 'sends what waits, the oldest first',
    hint: 'Await put for one entry before you take the next.',
    run: async ({ createOutbox }) => {
      const log = []
      const outbox = createOutbox(async ({ id, paise }) => (log.push(`${id} ${paise}`), 'stored'))
      outbox.add({ id: 'a', paise: 16915 })
      outbox.add({ id: 'b', paise: 3800 })
      return [await outbox.sendAll(), log, outbox.list()]
    },
    expect: [
      true,
      ['a 16915', 'b 3800'],
      [
        { id: 'a', paise: 16915, state: 'sent' },
        { id: 'b', paise: 3800, state: 'sent' },
      ],
    ],
  },
  {
    name: 'stops when the server is unreachable, and keeps the rest',
    hint: 'Return false at once; the entry stays waiting.',
    run: async ({ createOutbox }) => {
      const log = []
      const outbox = createOutbox(async ({ id }) => (log.push(id), id === 'b' ? 'unreachable' : 'stored'))
      for (const id of ['a', 'b', 'c']) outbox.add({ id, paise: 100 })
      return [await outbox.sendAll(), log, outbox.list().map(({ state }) => state)]
    },
    expect: [false, ['a', 'b'], ['sent', 'waiting', 'waiting']],
  },
  {
    name: 'marks a rejected entry with its reason and takes the next',
    hint: 'The answer is an object: { rejected: reason }.',
    run: async ({ createOutbox }) => {
      const outbox = createOutbox(async ({ id }) => (id === 'a' ? { rejected: 'fat is 99' } : 'stored'))
      for (const id of ['a', 'b']) outbox.add({ id, paise: 100 })
      return [await outbox.sendAll(), outbox.list()]
    },
    expect: [
      true,
      [
        { id: 'a', paise: 100, state: 'rejected', reason: 'fat is 99' },
        { id: 'b', paise: 100, state: 'sent' },
      ],
    ],
  },
  {
    name: 'refuses an id that is already there',
    hint: 'Look for the id before you store the entry.',
    run: ({ createOutbox }) => {
      const outbox = createOutbox(async () => 'stored')
      outbox.add({ id: 'a', paise: 100 })
      try {
        outbox.add({ id: 'a', paise: 200 })
      } catch (error) {
        return [error.message, outbox.list()]
      }
    },
    expect: ['a is already there', [{ id: 'a', paise: 100, state: 'waiting' }]],
  },
  {
    name: 'arrives once each when every second answer is lost',
    hint: 'An entry whose answer was lost stays waiting and is sent again with the same id.',
    run: async ({ createOutbox }) => {
      const server = new Map()
      let requests = 0
      const put = async (entry) => {
        server.set(entry.id, entry.paise)
        return ++requests % 2 === 1 ? 'unreachable' : 'stored'
      }
      const outbox = createOutbox(put)
      for (const id of ['a', 'b', 'c']) outbox.add({ id, paise: 100 })
      let attempts = 1
      while (attempts < 20 && !(await outbox.sendAll())) attempts++
      return { attempts, requests, stored: server.size }
    },
    expect: { attempts: 4, requests: 6, stored: 3 },
  },
]
