export default [
  {
    name: 'twenty shuffled deliveries end in the same state as the one in order',
    hint: 'Nothing may depend on the order of arrival. Play one seed and compare order by order.',
    run: async ({ createKitchen, createBilling, makeMessages, deliver }) => {
      const messages = makeMessages(60, 5)
      const ids = [...new Set(messages.map(({ orderId }) => orderId))]
      const read = (kitchen, billing) => ids.map((id) => {
        const { version, dish, cancelled } = kitchen.state()[id] ?? {}
        return `${id} ${version} ${dish} ${cancelled} ${billing.ledger(id).join(',')}`
      })
      const [kitchen, billing] = [createKitchen(), createBilling()]
      for (const message of messages) {
        kitchen.handle({ ...message })
        billing.handle({ ...message })
      }
      const right = read(kitchen, billing)
      const wrong = []
      for (let seed = 1; seed <= 20; seed++) {
        const [one, two] = [createKitchen(), createBilling()]
        await deliver(messages, one, seed)
        await deliver(messages, two, seed)
        const now = read(one, two)
        const different = now.findIndex((line, index) => line !== right[index])
        if (different >= 0) wrong.push({ seed, now: now[different], right: right[different] })
        if (two.waiting() > 0) wrong.push({ seed, waiting: two.waiting() })
      }
      return [right[0], right.length, wrong]
    },
    expect: ['ord-1 3 dal true 8000,4000,-12000', 60, []],
  },
  {
    name: 'broken messages become dead letters with their error and block nothing',
    hint: 'Check the message first. Put what is wrong aside with the error and the message as it came, and return.',
    run: ({ createKitchen }) => {
      const kitchen = createKitchen()
      const good = { messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 12000 }
      kitchen.handle({ ...good, messageId: 'p-1', version: 'two' })
      kitchen.handle({ ...good, messageId: 'p-2', paise: 45.5 })
      kitchen.handle({ messageId: 'p-3', version: 1, type: 'placed' })
      kitchen.handle({ ...good, messageId: 'p-4', type: 'paused' })
      kitchen.handle({ ...good, messageId: 'p-5', version: 0 })
      kitchen.handle({ ...good, messageId: 'p-6', orderId: 7 })
      kitchen.handle(good)
      return [
        kitchen.deadLetters().map(({ error, message }) => `${message.messageId} ${error ? 'with an error' : 'without'}`),
        kitchen.state(),
      ]
    },
    expect: [
      ['p-1 with an error', 'p-2 with an error', 'p-3 with an error', 'p-4 with an error', 'p-5 with an error', 'p-6 with an error'],
      { 'ord-1': { version: 1, dish: 'thali', cancelled: false } },
    ],
  },
  {
    name: 'a repaired dead letter can be sent again under the same id',
    hint: 'Don’t put the id into the inbox before the message is known to be good.',
    run: ({ createBilling }) => {
      const billing = createBilling()
      const message = { messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 120.5 }
      billing.handle(message)
      billing.handle({ ...message, paise: 12050 })
      return [billing.deadLetters().length, billing.ledger('ord-1')]
    },
    expect: [1, [12050]],
  },
  {
    name: 'orders are counted apart from each other',
    hint: 'Versions belong to one order. Keep an account per orderId. waiting() counts messages, not orders.',
    run: ({ createBilling }) => {
      const billing = createBilling()
      billing.handle({ messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 12000 })
      billing.handle({ messageId: 'm-9', orderId: 'ord-2', version: 2, type: 'changed', dish: 'poha', paise: 4500 })
      billing.handle({ messageId: 'm-10', orderId: 'ord-2', version: 3, type: 'changed', dish: 'dal', paise: 8000 })
      billing.handle({ messageId: 'm-12', orderId: 'ord-3', version: 2, type: 'changed', dish: 'dal', paise: 8000 })
      const early = billing.waiting()
      billing.handle({ messageId: 'm-8', orderId: 'ord-2', version: 1, type: 'placed', dish: 'thali', paise: 12000 })
      return [billing.ledger('ord-1'), billing.ledger('ord-2'), early, billing.waiting()]
    },
    expect: [[12000], [12000, -7500, 3500], 3, 1],
  },
  {
    name: 'billing puts broken messages aside as they came, and goes on',
    hint: 'Both consumers need the same check of a message. A dead letter has the whole message, so that it can be sent again.',
    run: ({ createBilling }) => {
      const billing = createBilling()
      const good = { messageId: 'm-1', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: 12000 }
      const broken = [{ version: 'two' }, { version: 1.5 }, { type: 'paused', version: 2 }, { orderId: null }, { paise: '45' }]
      broken.forEach((change, i) => billing.handle({ ...good, messageId: `p-${i}`, ...change }))
      billing.handle(good)
      return [billing.deadLetters().map(({ message }) => message), billing.ledger('ord-1'), billing.waiting()]
    },
    expect: [
      [
        { messageId: 'p-0', orderId: 'ord-1', version: 'two', type: 'placed', dish: 'thali', paise: 12000 },
        { messageId: 'p-1', orderId: 'ord-1', version: 1.5, type: 'placed', dish: 'thali', paise: 12000 },
        { messageId: 'p-2', orderId: 'ord-1', version: 2, type: 'paused', dish: 'thali', paise: 12000 },
        { messageId: 'p-3', orderId: null, version: 1, type: 'placed', dish: 'thali', paise: 12000 },
        { messageId: 'p-4', orderId: 'ord-1', version: 1, type: 'placed', dish: 'thali', paise: '45' },
      ],
      [12000],
      0,
    ],
  },
]
