export default [
  {
    name: 'adds an entry with an id of its own to a new list',
    hint: 'Return [...entries, { id: crypto.randomUUID(), ...entry }].',
    run: ({ addEntry }) => {
      const entry = { customer: 'Pushpa', kind: 'credit', paise: 54_200, note: 'Rice 5 kg', on: '2026-04-07' }
      const before = []
      const one = addEntry(before, entry)
      const two = addEntry(one, entry)
      const [{ id, ...rest }] = one
      return [before.length, one.length, two.length, typeof id, rest, new Set(two.map((item) => item.id)).size]
    },
    expect: [0, 1, 2, 'string', { customer: 'Pushpa', kind: 'credit', paise: 54_200, note: 'Rice 5 kg', on: '2026-04-07' }, 2],
  },
  {
    name: 'settles with a payment of exactly the balance',
    hint: 'Credits minus payments of this customer is the balance. Add one payment with addEntry, so that it gets an id, give it a note, and keep all other entries.',
    run: ({ settle }) => {
      const entry = (id, customer, kind, paise) => ({ id, customer, kind, paise, note: '', on: '2026-04-01' })
      const entries = [entry('a', 'Pushpa', 'credit', 104_200), entry('b', 'Ravi', 'credit', 900), entry('c', 'Pushpa', 'payment', 50_000)]
      const settled = settle(entries, 'Pushpa', '2026-04-07')
      const { id, customer, kind, paise, on, note } = settled.at(-1)
      const isNew = typeof id === 'string' && !['', 'a', 'b', 'c'].includes(id)
      return [entries.length, settled.length, { customer, kind, paise, on }, isNew ? 'an id of its own' : `id: ${id}`, `note: ${typeof note}`]
    },
    expect: [3, 4, { customer: 'Pushpa', kind: 'payment', paise: 54_200, on: '2026-04-07' }, 'an id of its own', 'note: string'],
  },
  {
    name: 'throws when nothing is owed',
    hint: 'A balance of 0 or below has nothing to settle.',
    run: ({ settle }) => {
      const entry = (kind, paise) => ({ id: kind, customer: 'Pushpa', kind, paise, note: '', on: '2026-04-01' })
      return [[], [entry('credit', 500), entry('payment', 500)]].map((entries) => {
        try {
          return settle(entries, 'Pushpa', '2026-04-07').length
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      })
    },
    expect: ['refused', 'refused'],
  },
  {
    name: 'reads back what it has saved',
    hint: 'localStorage stores texts: JSON.stringify on the way in, JSON.parse on the way out.',
    run: ({ load, save }) => {
      const texts = new Map()
      const storage = { getItem: (key) => texts.get(key) ?? null, setItem: (key, value) => void texts.set(key, String(value)) }
      const entries = [{ id: '1', customer: '<b>Asha</b>', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-07' }]
      const empty = load(storage)
      return [empty, save(storage, entries), [...texts.keys()], load(storage)]
    },
    expect: [
      { entries: [], problem: null },
      null,
      ['ledger'],
      { entries: [{ id: '1', customer: '<b>Asha</b>', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-07' }], problem: null },
    ],
  },
  {
    name: 'copies damaged data away and reports the problem',
    hint: 'When the text can’t be read, store it under ledger-damaged first. Then return no entries and a message.',
    run: ({ load }) =>
      ['[{"cust', '{"a":1}'].map((text) => {
        const texts = new Map([['ledger', text]])
        const storage = { getItem: (key) => texts.get(key) ?? null, setItem: (key, value) => void texts.set(key, String(value)) }
        const { entries, problem } = load(storage)
        return [entries, typeof problem, texts.get('ledger-damaged'), texts.get('ledger')]
      }),
    expect: [
      [[], 'string', '[{"cust', '[{"cust'],
      [[], 'string', '{"a":1}', '{"a":1}'],
    ],
  },
]
