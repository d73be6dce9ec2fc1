export default [
  {
    name: 'stores an order with a message for each topic',
    hint: 'Push the order and three rows inside the same db.transaction.',
    run: ({ createWorld, place }) => {
      const { db } = createWorld()
      place(db, { id: 'ord-1', dish: 'thali' }, 1000)
      const { orders, outbox } = db.read()
      return [orders, outbox.map(({ topic, payload, createdAt, publishedAt }) => [topic, payload.id, createdAt, publishedAt])]
    },
    expect: [
      [{ id: 'ord-1', dish: 'thali' }],
      [['kitchen', 'ord-1', 1000, null], ['riders', 'ord-1', 1000, null], ['billing', 'ord-1', 1000, null]],
    ],
  },
  {
    name: 'the relay publishes what waits, and nothing twice',
    hint: 'Publish, then mark the row in a transaction. The next run finds only rows without publishedAt.',
    run: ({ createWorld, place, relay }) => {
      const { db, broker, published } = createWorld()
      place(db, { id: 'ord-1', dish: 'thali' }, 0)
      relay(db, broker)
      relay(db, broker)
      return published
    },
    expect: {
      kitchen: [{ messageId: 1, id: 'ord-1', dish: 'thali' }],
      riders: [{ messageId: 2, id: 'ord-1', dish: 'thali' }],
      billing: [{ messageId: 3, id: 'ord-1', dish: 'thali' }],
    },
  },
  {
    name: 'no order is stored without its messages, wherever the power fails',
    hint: 'One transaction for both. A second transaction, or a publish in place(), is a dual write again.',
    run: ({ createWorld, play }) => {
      const wrong = []
      for (let crashAt = 1; crashAt <= 12; crashAt++) {
        const { db, published } = play(createWorld({ crashAt }), ['ord-1', 'ord-2', 'ord-3'])
        const stored = db.read().orders.map(({ id }) => id)
        for (const [topic, messages] of Object.entries(published)) {
          const sent = [...new Set(messages.map(({ id }) => id))]
          if (sent.join() !== stored.join()) wrong.push({ crashAt, topic, stored, sent })
        }
      }
      return wrong
    },
    expect: [],
  },
  {
    name: 'a power failure in the relay loses nothing and repeats at most one message',
    hint: 'Publish first, mark then. Mark each row at once, not all of them at the end.',
    run: ({ createWorld, play }) => {
      const wrong = []
      const ids = ['ord-1', 'ord-2', 'ord-3']
      for (let crashAt = 7; crashAt <= 42; crashAt++) {
        const all = Object.values(play(createWorld({ crashAt }), ids).published).flat()
        const missing = 9 - new Set(all.map(({ messageId }) => messageId)).size
        if (missing > 0 || all.length > 10) wrong.push({ crashAt, missing, sent: all.length })
      }
      return wrong
    },
    expect: [],
  },
  {
    name: 'says how long the oldest message has been waiting',
    hint: 'now minus the smallest createdAt of the waiting rows; 0 without any.',
    run: ({ createWorld, place, relay, oldestWaiting }) => {
      const { db, broker } = createWorld()
      const before = oldestWaiting(db, 500)
      place(db, { id: 'ord-1', dish: 'thali' }, 1000)
      place(db, { id: 'ord-2', dish: 'poha' }, 3000)
      const waiting = oldestWaiting(db, 4500)
      relay(db, broker)
      return [before, waiting, oldestWaiting(db, 9000)]
    },
    expect: [0, 3500, 0],
  },
]
