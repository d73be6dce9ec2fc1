export default [
  {
    name: 'a star is exactly one word',
    hint: 'Split pattern and key at the dots, and compare word by word. Both must end at the same time.',
    run: ({ createBroker }) => {
      const broker = createBroker()
      broker.bind('kitchen', 'order.placed.*')
      return ['order.placed.mumbai', 'order.placed', 'order.placed.mumbai.dadar', 'order.changed.mumbai'].map((key) =>
        broker.publish(key, key),
      )
    },
    expect: [1, 0, 0, 0],
  },
  {
    name: 'a hash is any number of words, also none',
    hint: 'At a #, try both: it stands for nothing, or it takes one word and stays.',
    run: ({ createBroker }) => {
      const broker = createBroker()
      broker.bind('billing', 'order.#')
      broker.bind('city', '#.mumbai')
      return ['order', 'order.placed.mumbai', 'mumbai', 'orders.placed'].map((key) => broker.publish(key, key))
    },
    expect: [1, 2, 1, 0],
  },
  {
    name: 'messages are taken in the order in which they were published',
    hint: 'A queue: push at the end, shift from the front.',
    run: ({ createBroker }) => {
      const broker = createBroker({ prefetch: 5 })
      broker.bind('kitchen', '#')
      for (const dish of ['thali', 'poha', 'dal']) broker.publish('order', { dish })
      return Array.from({ length: 4 }, () => broker.take('kitchen', 'a')).map(
        (one) => one && [one.message.dish, one.deliveries, one.redelivered],
      )
    },
    expect: [['thali', 1, false], ['poha', 1, false], ['dal', 1, false], null],
  },
  {
    name: 'a worker has at most as many messages as the prefetch allows',
    hint: 'Count what this worker has taken and not confirmed. An ack makes room for the next.',
    run: ({ createBroker }) => {
      const broker = createBroker({ prefetch: 2 })
      broker.bind('kitchen', '#')
      for (const dish of ['thali', 'poha', 'dal', 'idli']) broker.publish('order', dish)
      const first = broker.take('kitchen', 'a')
      broker.take('kitchen', 'a')
      const third = broker.take('kitchen', 'a')
      const other = broker.take('kitchen', 'b')?.message
      broker.ack('kitchen', first?.id)
      return [third, other, broker.take('kitchen', 'a')?.message]
    },
    expect: [null, 'dal', 'idli'],
  },
  {
    name: 'a worker that is lost gives everything back, in the old order',
    hint: 'Put its messages at the front again, the oldest first. They count as redelivered.',
    run: ({ createBroker }) => {
      const broker = createBroker({ prefetch: 2 })
      broker.bind('kitchen', '#')
      for (const dish of ['thali', 'poha', 'dal']) broker.publish('order', dish)
      broker.take('kitchen', 'a')
      broker.take('kitchen', 'a')
      broker.lose('a')
      return ['b', 'b', 'c'].map((worker) => broker.take('kitchen', worker)).map((one) => one && [one.message, one.redelivered])
    },
    expect: [['thali', true], ['poha', true], ['dal', false]],
  },
  {
    name: 'a message that is refused without requeue becomes a dead letter',
    hint: 'Move the message to the list of dead letters of its queue.',
    run: ({ createBroker }) => {
      const broker = createBroker()
      broker.bind('kitchen', '#')
      broker.publish('order', { dish: 'thali' })
      broker.nack('kitchen', broker.take('kitchen', 'a')?.id, { requeue: false })
      return [broker.dead('kitchen'), broker.take('kitchen', 'a')]
    },
    expect: [[{ dish: 'thali' }], null],
  },
]
