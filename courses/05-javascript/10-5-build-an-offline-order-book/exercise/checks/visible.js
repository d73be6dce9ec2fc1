export default [
  {
    name: 'adds an order with its total and a key',
    hint: 'The total is the sum of paise × quantity. crypto.randomUUID() makes a key.',
    run: ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const book = createOrderBook({ storage, send: async () => {} })
      const { key, ...order } = book.add({ customer: 'Lata', items: [{ id: 'tea', paise: 12000, quantity: 2 }] })
      return [order, typeof key, book.pending().map(({ paise }) => paise)]
    },
    expect: [
      { customer: 'Lata', items: [{ id: 'tea', paise: 12000, quantity: 2 }], paise: 24000 },
      'string',
      [24000],
    ],
  },
  {
    name: 'refuses a wrong draft and names the field',
    hint: 'Check customer, items, and paise and quantity of each item. The message begins with the name of the field.',
    run: ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const book = createOrderBook({ storage, send: async () => {} })
      const tea = { id: 'tea', paise: 100, quantity: 1 }
      const fields = [
        ['customer', { customer: '', items: [tea] }],
        ['items', { customer: 'Lata', items: [] }],
        ['paise', { customer: 'Lata', items: [tea, { ...tea, paise: 10.5 }] }],
        ['quantity', { customer: 'Lata', items: [{ ...tea, quantity: 0 }] }],
      ].map(([field, draft]) => {
        try {
          book.add(draft)
          return 'accepted'
        } catch (error) {
          return error.message.includes(field) ? field : error.message
        }
      })
      return [fields, book.pending()]
    },
    expect: [['customer', 'items', 'paise', 'quantity'], []],
  },
  {
    name: 'has the same orders after a reload',
    hint: 'Write all waiting orders as JSON after each change, and read them when a book is created.',
    run: ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const before = createOrderBook({ storage, send: async () => {} })
      for (const customer of ['Lata', 'Ravi']) before.add({ customer, items: [{ id: 'tea', paise: 100, quantity: 3 }] })
      const after = createOrderBook({ storage, send: async () => {} })
      const keys = (book) => book.pending().map(({ key }) => key).join()
      return [after.pending().map(({ customer, paise }) => [customer, paise]), keys(after) === keys(before) ? 'same keys' : 'other keys']
    },
    expect: [
      [
        ['Lata', 300],
        ['Ravi', 300],
      ],
      'same keys',
    ],
  },
  {
    name: 'sends in order and stops at the first failure',
    hint: 'A loop with await. A failed send ends the loop, and the order stays.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const sent = []
      let failures = 1
      const send = async ({ customer }) => {
        if (customer === 'Ravi' && failures-- > 0) throw new Error('offline')
        sent.push(customer)
      }
      const book = createOrderBook({ storage, send })
      for (const customer of ['Lata', 'Ravi', 'Zoya'])
        book.add({ customer, items: [{ id: 'tea', paise: 100, quantity: 1 }] })
      const first = await book.flush()
      const waiting = book.pending().map(({ customer }) => customer)
      const second = await book.flush()
      return { first, waiting, second, sent }
    },
    expect: {
      first: { sent: 1, left: 2 },
      waiting: ['Ravi', 'Zoya'],
      second: { sent: 2, left: 0 },
      sent: ['Lata', 'Ravi', 'Zoya'],
    },
  },
  {
    name: 'two flushes at the same time send nothing twice',
    hint: 'Remember the promise of the running flush, and return the same one while it runs.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const sent = []
      const send = async ({ customer }) => {
        await new Promise((resolve) => setTimeout(resolve, 2))
        sent.push(customer)
      }
      const book = createOrderBook({ storage, send })
      for (const customer of ['Lata', 'Ravi']) book.add({ customer, items: [{ id: 'tea', paise: 100, quantity: 1 }] })
      await Promise.all([book.flush(), book.flush(), book.flush()])
      const third = await book.flush()
      return [sent, third]
    },
    expect: [['Lata', 'Ravi'], { sent: 0, left: 0 }],
  },
]
