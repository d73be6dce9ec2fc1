export default [
  {
    name: 'every order has a key of its own, also after a reload',
    hint: 'A counter starts again after a reload, and two orders can be alike. crypto.randomUUID() never gives a key twice.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const draft = { customer: 'Lata', items: [{ id: 'tea', paise: 100, quantity: 1 }] }
      const keys = new Set()
      const open = () => createOrderBook({ storage, send: async () => {} })
      let book = open()
      // Some orders still wait at the first reload, and none at the second.
      for (const step of ['add', 'add', 'flush', 'add', 'reload', 'add', 'flush', 'reload', 'add']) {
        if (step === 'add') keys.add(book.add(draft).key)
        else if (step === 'flush') await book.flush()
        else book = open()
      }
      return { keys: keys.size, waiting: book.pending().length }
    },
    expect: { keys: 5, waiting: 1 },
  },
  {
    name: 'sends the same key again after a lost answer',
    hint: 'The key is made once, in add, and stored with the order.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const keys = []
      const send = async ({ key }) => {
        keys.push(key)
        if (keys.length < 3) throw new Error('the answer was lost')
      }
      const first = createOrderBook({ storage, send })
      first.add({ customer: 'Lata', items: [{ id: 'tea', paise: 100, quantity: 1 }] })
      await first.flush()
      await first.flush()
      await createOrderBook({ storage, send }).flush()
      return [keys.length, new Set(keys).size]
    },
    expect: [3, 1],
  },
  {
    name: 'a confirmed order is gone from the storage at once',
    hint: 'Write the storage after each confirmed order, not at the end of the flush.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const seen = []
      const send = async ({ customer }) => {
        const stored = createOrderBook({ storage, send: async () => {} })
        seen.push([customer, stored.pending().length])
      }
      const book = createOrderBook({ storage, send })
      for (const customer of ['Lata', 'Ravi', 'Zoya'])
        book.add({ customer, items: [{ id: 'tea', paise: 100, quantity: 1 }] })
      await book.flush()
      return [seen, createOrderBook({ storage, send }).pending()]
    },
    expect: [
      [
        ['Lata', 3],
        ['Ravi', 2],
        ['Zoya', 1],
      ],
      [],
    ],
  },
  {
    name: 'an order that is added during a flush isn’t lost',
    hint: 'After each send, remove the sent order from the list as it is now, not from a copy of before.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const sent = []
      const order = (customer) => ({ customer, items: [{ id: 'tea', paise: 100, quantity: 1 }] })
      let book
      const send = async ({ customer }) => {
        sent.push(customer)
        if (customer === 'Lata') book.add(order('Om'))
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      book = createOrderBook({ storage, send })
      book.add(order('Lata'))
      book.add(order('Ravi'))
      await book.flush()
      await book.flush()
      return [sent, book.pending().length]
    },
    expect: [['Lata', 'Ravi', 'Om'], 0],
  },
  {
    name: 'entries that can’t be read don’t disturb the others',
    hint: 'Parse each stored entry by itself. Count those that throw.',
    run: ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const book = createOrderBook({ storage, send: async () => {} })
      for (const customer of ['Lata', 'Ravi', 'Zoya', 'Om'])
        book.add({ customer, items: [{ id: 'tea', paise: 100, quantity: 2 }] })
      // Whatever the book has written: two of its entries are damaged.
      for (const [name, text] of store)
        store.set(name, text.replace('"Ravi"', '7').replace(/("Zoya".*?"quantity":)2/, '$1"two"'))
      const after = createOrderBook({ storage, send: async () => {} })
      return [after.pending().map(({ customer, paise }) => [customer, paise]), after.unreadable(), book.unreadable()]
    },
    expect: [
      [
        ['Lata', 200],
        ['Om', 200],
      ],
      2,
      0,
    ],
  },
  {
    name: 'works with a storage that is damaged, or that throws',
    hint: 'getItem can throw or return broken JSON, and setItem can throw. The orders then live in memory.',
    run: async ({ createOrderBook }) => {
      const fail = () => {
        throw new Error('denied')
      }
      const counts = []
      for (const storage of [
        { getItem: fail, setItem: fail },
        { getItem: () => '[{broken', setItem: () => {} },
        { getItem: () => '"text"', setItem: () => {} },
      ]) {
        const sent = []
        const book = createOrderBook({ storage, send: async ({ customer }) => void sent.push(customer) })
        book.add({ customer: 'Lata', items: [{ id: 'tea', paise: 100, quantity: 1 }] })
        counts.push([book.pending().length, (await book.flush()).sent, sent.join()])
      }
      return counts
    },
    expect: [
      [1, 1, 'Lata'],
      [1, 1, 'Lata'],
      [1, 1, 'Lata'],
    ],
  },
  {
    name: 'nobody can change a waiting order from outside',
    hint: 'Hand out copies: of what add returns, of pending(), and of what send gets.',
    run: async ({ createOrderBook }) => {
      const store = new Map()
      const storage = { getItem: (name) => store.get(name) ?? null, setItem: (name, text) => void store.set(name, text) }
      const draft = { customer: 'Lata', items: [{ id: 'tea', paise: 100, quantity: 1 }] }
      const send = async (order) => {
        for (const change of [() => (order.paise = 1), () => (order.items[0].paise = 1)]) {
          try {
            change()
          } catch {
            // Frozen is fine too.
          }
        }
        throw new Error('offline')
      }
      const book = createOrderBook({ storage, send })
      const added = book.add(draft)
      draft.items[0].paise = 7
      for (const change of [
        () => (added.customer = 'Thief'),
        () => (book.pending()[0].items[0].quantity = 99),
        () => book.pending().pop(),
      ]) {
        try {
          change()
        } catch {
          // Frozen is fine too.
        }
      }
      await book.flush()
      return book.pending().map(({ customer, items, paise }) => [customer, items[0], paise])
    },
    expect: [['Lata', { id: 'tea', paise: 100, quantity: 1 }, 100]],
  },
  {
    name: 'an order without items is a type error',
    hint: 'Keep the type Draft: customer and items are both required.',
    types: `
      import { createOrderBook } from './order-book.ts'
      const storage = { getItem: () => null, setItem: () => {} }
      createOrderBook({ storage, send: async () => {} }).add({ customer: 'Lata' })
    `,
    throws: "'items' is missing",
  },
]
