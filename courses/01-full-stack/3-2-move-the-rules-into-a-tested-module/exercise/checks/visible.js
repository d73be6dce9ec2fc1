export default [
  {
    name: 'sums up the entries of one customer',
    hint: 'Filter by customer, then add signedPaise of each entry.',
    run: ({ balance }) => {
      const entry = (id, customer, kind, amount) => ({ id, customer, kind, method: 'cash', paise: amount, note: '', on: '2026-04-01' })
      const entries = [entry('1', 'Pushpa', 'credit', 104_200), entry('2', 'Ravi', 'credit', 900), entry('3', 'Pushpa', 'payment', 50_000)]
      return [balance(entries, 'Pushpa'), balance(entries, 'Ravi'), balance(entries, 'Nobody'), balance([], 'Pushpa')]
    },
    expect: [54_200, 900, 0, 0],
  },
  {
    name: 'adds an entry to a new list',
    hint: 'Return [...entries, entry]. push would change the given list.',
    run: ({ addEntry }) => {
      const entry = { id: '1', customer: 'Pushpa', kind: 'credit', paise: 500, note: 'Tea', on: '2026-04-01' }
      const before = []
      const after = addEntry(before, entry)
      return [before, after]
    },
    expect: [[], [{ id: '1', customer: 'Pushpa', kind: 'credit', paise: 500, note: 'Tea', on: '2026-04-01' }]],
  },
  {
    name: 'refuses an id that is already in the list',
    hint: 'Look for the id with some before you add the entry. Name the id in the message.',
    run: ({ addEntry }) => {
      const entry = { id: 'e-7', customer: 'Pushpa', kind: 'credit', paise: 500, note: 'Tea', on: '2026-04-01' }
      try {
        return addEntry([entry], { ...entry, paise: 900 }).length
      } catch (error) {
        const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
        return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
      }
    },
    expect: 'refused',
  },
  {
    name: 'settles with a cash payment of exactly the balance',
    hint: 'Use balance and addEntry. Id and date come from the parameters.',
    run: ({ settle, balance }) => {
      const entries = [{ id: '1', customer: 'Pushpa', kind: 'credit', paise: 54_200, note: '', on: '2026-04-01' }]
      const settled = settle(entries, 'Pushpa', { id: 'p-1', on: '2026-04-07' })
      const { id, customer, kind, method, paise, on } = settled.at(-1)
      const smallest = settle([{ ...entries[0], paise: 1 }], 'Pushpa', { id: 'p-1', on: '2026-04-07' }).at(-1).paise
      return [{ id, customer, kind, method, paise, on }, balance(settled, 'Pushpa'), smallest]
    },
    expect: [{ id: 'p-1', customer: 'Pushpa', kind: 'payment', method: 'cash', paise: 54_200, on: '2026-04-07' }, 0, 1],
  },
  {
    name: 'throws when nothing is owed',
    hint: 'Compare with <= 0: somebody may have paid too much.',
    run: ({ settle }) => {
      const entry = (id, kind, amount) => ({ id, customer: 'Pushpa', kind, method: 'cash', paise: amount, note: '', on: '2026-04-01' })
      return [[], [entry('1', 'credit', 500), entry('2', 'payment', 500)]].map((entries) => {
        try {
          return settle(entries, 'Pushpa', { id: 'p-1', on: '2026-04-07' }).length
        } catch (error) {
          const isSlip = ['TypeError', 'ReferenceError', 'SyntaxError'].includes(error?.name) || !(error instanceof Error)
          return isSlip ? `not your own message: ${error?.message ?? error}` : 'refused'
        }
      })
    },
    expect: ['refused', 'refused'],
  },
]
