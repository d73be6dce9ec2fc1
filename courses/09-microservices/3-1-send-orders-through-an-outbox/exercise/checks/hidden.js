export default [
  {
    name: 'orders are accepted while the broker is down, and nothing is lost',
    hint: 'place() must not talk to the broker. If publish throws, the row stays unmarked.',
    run: ({ createWorld, place, relay, play }) => {
      const world = createWorld()
      world.brokerDown = true
      play(world, ['ord-1', 'ord-2'])
      const accepted = world.db.read().orders.length
      world.brokerDown = false
      relay(world.db, world.broker)
      return [accepted, world.published.kitchen.map(({ id }) => id), world.published.billing.length]
    },
    expect: [2, ['ord-1', 'ord-2'], 2],
  },
  {
    name: 'a row with a smaller id that was committed later is not forgotten',
    hint: 'Look for rows without publishedAt. Don’t remember the highest id.',
    run: ({ createWorld, relay }) => {
      const { db, broker, published } = createWorld()
      const add = (id) =>
        db.transaction(({ outbox }) =>
          void outbox.push({ id, topic: 'kitchen', payload: { id: `ord-${id}`, dish: 'dal' }, createdAt: 0, publishedAt: null }),
        )
      add(1)
      add(8)
      relay(db, broker)
      add(7)
      relay(db, broker)
      return published.kitchen.map(({ messageId }) => messageId)
    },
    expect: [1, 8, 7],
  },
  {
    name: 'messages leave in the order of the orders',
    hint: 'Sort the waiting rows by id before you publish.',
    run: ({ createWorld, relay }) => {
      const { db, broker, published } = createWorld()
      db.transaction(({ outbox }) => {
        for (const id of [10, 9, 2, 11])
          outbox.push({ id, topic: 'riders', payload: { id: `ord-${id}`, dish: 'dal' }, createdAt: 0, publishedAt: null })
      })
      relay(db, broker)
      return published.riders.map(({ messageId }) => messageId)
    },
    expect: [2, 9, 10, 11],
  },
  {
    name: 'ids of the outbox go on counting over several orders',
    hint: 'The next id is one more than the number of rows, or than the highest id.',
    run: ({ createWorld, place }) => {
      const { db } = createWorld()
      place(db, { id: 'ord-1', dish: 'thali' }, 0)
      place(db, { id: 'ord-2', dish: 'poha' }, 0)
      return db.read().outbox.map(({ id, payload }) => `${id} ${payload.dish}`)
    },
    expect: ['1 thali', '2 thali', '3 thali', '4 poha', '5 poha', '6 poha'],
  },
  {
    name: 'the oldest message isn’t always the first row',
    hint: 'Look for the smallest createdAt of all waiting rows. A row that was published doesn’t count.',
    run: ({ createWorld, oldestWaiting }) => {
      const { db } = createWorld()
      const rows = [[1, 100, 900], [2, 3000, null], [3, 1000, null], [4, 2000, null]]
      db.transaction(({ outbox }) => {
        for (const [id, createdAt, publishedAt] of rows)
          outbox.push({ id, topic: 'kitchen', payload: { id: `ord-${id}`, dish: 'dal' }, createdAt, publishedAt })
      })
      return oldestWaiting(db, 5000)
    },
    expect: 4000,
  },
  {
    name: 'a publish that fails doesn’t let later messages overtake',
    hint: 'End the run at the row that failed. Who goes on with the next row changes the order.',
    run: ({ createWorld, place, relay }) => {
      const { db, broker, published } = createWorld()
      for (const id of ['ord-1', 'ord-2']) place(db, { id, dish: 'dal' }, 0)
      const { publish } = broker
      let attempts = 0
      broker.publish = (topic, message) => {
        if (++attempts === 1) throw new Error('broker down')
        return publish(topic, message)
      }
      for (let i = 0; i < 3; i++)
        try {
          relay(db, broker)
        } catch (error) {
          if (error.message !== 'broker down') throw error
        }
      return published.kitchen.map(({ id }) => id)
    },
    expect: ['ord-1', 'ord-2'],
  },
]
