export default [
  {
    name: 'a queue gets one copy, even if two of its bindings fit',
    hint: 'Ask each queue whether some of its patterns fit, not each pattern for its queue.',
    run: ({ createBroker }) => {
      const broker = createBroker({ prefetch: 9 })
      broker.bind('billing', 'order.#')
      broker.bind('billing', '#.mumbai')
      const count = broker.publish('order.placed.mumbai', 'm')
      return [count, broker.take('billing', 'a')?.message, broker.take('billing', 'a')]
    },
    expect: [1, 'm', null],
  },
  {
    name: 'queues are independent: an ack in one deletes nothing in another',
    hint: 'Each queue has its own copies, with their own state.',
    run: ({ createBroker }) => {
      const broker = createBroker()
      broker.bind('kitchen', 'order.*')
      broker.bind('billing', 'order.*')
      broker.publish('order.placed', 'm')
      broker.ack('kitchen', broker.take('kitchen', 'a')?.id)
      return [broker.take('kitchen', 'a'), broker.take('billing', 'a')?.message]
    },
    expect: [null, 'm'],
  },
  {
    name: 'poison becomes a dead letter after the limit of deliveries',
    hint: 'Count how often a message was given out. If it comes back and the limit is reached, don’t requeue it.',
    run: ({ createBroker }) => {
      const broker = createBroker({ limit: 3, prefetch: 1 })
      broker.bind('kitchen', '#')
      broker.publish('order', 'poison')
      broker.publish('order', 'good')
      const seen = []
      for (let i = 0; i < 4; i++) {
        const { id, message, deliveries } = broker.take('kitchen', 'a') ?? { message: 'nothing' }
        seen.push(`${message} ${deliveries}`)
        if (message === 'poison') broker.nack('kitchen', id, { requeue: true })
      }
      return [seen, broker.dead('kitchen')]
    },
    expect: [['poison 1', 'poison 2', 'poison 3', 'good 1'], ['poison']],
  },
  {
    name: 'a lost worker counts as a delivery, too',
    hint: 'lose() follows the same rule as a requeue: after the limit, dead letter.',
    run: ({ createBroker }) => {
      const broker = createBroker({ limit: 2 })
      broker.bind('kitchen', '#')
      broker.publish('order', 'crashes every worker')
      for (const worker of ['a', 'b']) {
        broker.take('kitchen', worker)
        broker.lose(worker)
      }
      return [broker.take('kitchen', 'c'), broker.dead('kitchen')]
    },
    expect: [null, ['crashes every worker']],
  },
  {
    name: 'a hash may stand in the middle',
    hint: 'After the #, the rest of the pattern must fit the rest of the key, wherever it begins.',
    run: ({ createBroker }) => {
      const broker = createBroker()
      broker.bind('q', 'order.#.mumbai.*')
      return ['order.mumbai.x', 'order.a.b.mumbai.x', 'order.mumbai.mumbai.x', 'order.mumbai', 'order.a.x'].map((key) => broker.publish(key, 1))
    },
    expect: [1, 1, 1, 0, 0],
  },
  {
    name: 'only the messages of the lost worker come back',
    hint: 'Remember for each message which worker has it. The others go on with their work.',
    run: ({ createBroker }) => {
      const broker = createBroker({ prefetch: 2 })
      broker.bind('kitchen', '#')
      for (const dish of ['thali', 'poha', 'dal']) broker.publish('order', dish)
      broker.take('kitchen', 'a')
      const kept = broker.take('kitchen', 'b')
      broker.lose('a')
      const seen = ['c', 'c', 'd'].map((worker) => broker.take('kitchen', worker)?.message ?? null)
      broker.ack('kitchen', kept?.id)
      broker.lose('b')
      return [kept?.message, seen, broker.take('kitchen', 'b')]
    },
    expect: ['poha', ['thali', 'dal', null], null],
  },
  {
    name: 'an ack or nack that comes too late does nothing',
    hint: 'Look among the messages that a worker has. One that is back in the queue stays there.',
    run: ({ createBroker }) => {
      const broker = createBroker()
      broker.bind('kitchen', '#')
      broker.publish('order', 'thali')
      const taken = broker.take('kitchen', 'a')
      broker.lose('a')
      broker.ack('kitchen', taken?.id) // worker a has finished after all, but its connection was gone
      broker.nack('kitchen', taken?.id, { requeue: false })
      const again = broker.take('kitchen', 'b')
      return [again?.message, again?.deliveries, broker.take('kitchen', 'b'), broker.dead('kitchen')]
    },
    expect: ['thali', 2, null, []],
  },
  {
    name: 'the old order is the order of publishing, not that of taking',
    hint: 'Sort what comes back by id before you put it to the front.',
    run: ({ createBroker }) => {
      const broker = createBroker({ prefetch: 2, limit: 9 })
      broker.bind('kitchen', '#')
      for (const dish of ['thali', 'poha', 'dal']) broker.publish('order', dish)
      broker.take('kitchen', 'a')
      broker.take('kitchen', 'b')
      broker.lose('a')
      broker.take('kitchen', 'b') // b has poha, and now thali
      broker.lose('b')
      return ['c', 'c', 'd'].map((worker) => broker.take('kitchen', worker)?.message)
    },
    expect: ['thali', 'poha', 'dal'],
  },
]
