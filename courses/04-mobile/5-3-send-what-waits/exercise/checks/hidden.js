export default [
  {
    name: 'sends an entry that is added while it sends',
    hint: 'Ask in every round which entry waits now; don’t take the list once.',
    run: async ({ createOutbox }) => {
      const log = []
      const outbox = createOutbox(async ({ id }) => {
        log.push(id)
        if (id === 'a') outbox.add({ id: 'z', paise: 1 })
        return 'stored'
      })
      outbox.add({ id: 'a', paise: 100 })
      outbox.add({ id: 'b', paise: 100 })
      return [await outbox.sendAll(), log]
    },
    expect: [true, ['a', 'b', 'z']],
  },
  {
    name: 'takes an error of put as unreachable',
    hint: 'Put the await into try, and return false in catch.',
    run: async ({ createOutbox }) => {
      const outbox = createOutbox(async () => {
        throw new TypeError('fetch failed')
      })
      outbox.add({ id: 'a', paise: 100 })
      return [await outbox.sendAll(), outbox.list()]
    },
    expect: [false, [{ id: 'a', paise: 100, state: 'waiting' }]],
  },
  {
    name: 'sends nothing a second time that was stored or rejected',
    hint: 'Only entries whose state is waiting are sent.',
    run: async ({ createOutbox }) => {
      const log = []
      const outbox = createOutbox(async ({ id }) => (log.push(id), id === 'a' ? { rejected: 'no' } : 'stored'))
      for (const id of ['a', 'b']) outbox.add({ id, paise: 100 })
      await outbox.sendAll()
      await outbox.sendAll()
      return log
    },
    expect: ['a', 'b'],
  },
  {
    name: 'runs one loop for two calls, and a new one later',
    hint: 'Keep the promise of the running loop, and forget it in finally.',
    run: async ({ createOutbox }) => {
      const log = []
      let isDown = true
      const outbox = createOutbox(async ({ id }) => {
        log.push(id)
        await new Promise((resolve) => setTimeout(resolve, 1))
        return isDown ? 'unreachable' : 'stored'
      })
      outbox.add({ id: 'a', paise: 100 })
      const both = await Promise.all([outbox.sendAll(), outbox.sendAll()])
      isDown = false
      return [both, await outbox.sendAll(), log]
    },
    expect: [[false, false], true, ['a', 'a']],
  },
  {
    name: 'marks an entry as sent only when the answer is there',
    hint: 'Change the state after the await.',
    run: async ({ createOutbox }) => {
      const seen = []
      const outbox = createOutbox(async () => {
        seen.push(outbox.list()[0].state)
        return 'stored'
      })
      outbox.add({ id: 'a', paise: 100 })
      await outbox.sendAll()
      return [...seen, outbox.list()[0].state]
    },
    expect: ['waiting', 'sent'],
  },
  {
    name: 'refuses an id that was sent or rejected before',
    hint: 'An id belongs to one entry for ever, whatever its state is.',
    run: async ({ createOutbox }) => {
      const outbox = createOutbox(async ({ id }) => (id === 'a' ? 'stored' : { rejected: 'no' }))
      for (const id of ['a', 'b']) outbox.add({ id, paise: 100 })
      await outbox.sendAll()
      return ['a', 'b'].map((id) => {
        try {
          return outbox.add({ id, paise: 200 })
        } catch (error) {
          return error.message
        }
      })
    },
    expect: ['a is already there', 'b is already there'],
  },
  {
    name: 'gives a list that nobody can use to change the outbox',
    hint: 'Give copies of the entries: { ...entry }. Also put gets a copy.',
    run: async ({ createOutbox }) => {
      const sent = []
      const outbox = createOutbox(async (entry) => {
        sent.push(entry.id)
        entry.state = 'lost'
        return 'stored'
      })
      const own = { id: 'a', paise: 1 }
      outbox.add(own)
      own.paise = 99
      for (const entry of outbox.list()) entry.state = 'sent'
      const before = outbox.list()
      await outbox.sendAll()
      return [before, sent, outbox.list()]
    },
    expect: [[{ id: 'a', paise: 1, state: 'waiting' }], ['a'], [{ id: 'a', paise: 1, state: 'sent' }]],
  },
]
