export default [
  {
    name: 'reminds at exactly the limit and exactly the days',
    hint: '“Or more” and “at least” include the border: >= in both places.',
    run: ({ reminders }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      const of = (paise, paidOn) => reminders([entry('1', 'Asha', 'credit', paise + 100, '2026-01-01'), entry('2', 'Asha', 'payment', 100, paidOn)], { on: '2026-04-15', limit: 50_000, days: 14 }).length
      return [of(50_000, '2026-04-01'), of(49_999, '2026-04-01'), of(50_000, '2026-04-02')]
    },
    expect: [1, 0, 0],
  },
  {
    name: 'looks at the last payment, whatever the order of the entries',
    hint: 'A customer may have paid often. The newest date decides, also over the end of a month.',
    run: ({ reminders }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      const entries = [entry('3', 'Asha', 'payment', 100, '2026-02-27'), entry('2', 'Asha', 'payment', 100, '2026-01-05'), entry('1', 'Asha', 'credit', 90_000, '2026-01-01')]
      return [['2026-03-01', 2], ['2026-03-01', 3]].map(([on, days]) => reminders(entries, { on, limit: 1, days }))
    },
    expect: [['Asha'], []],
  },
  {
    name: 'answers for an empty file and for somebody who paid too much',
    hint: 'Nothing may crash without entries. A balance below 0 comes last and gets no reminder.',
    run: ({ readAll, dayTotals, balances, reminders }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      const entries = [entry('1', 'Asha', 'payment', 300, '2026-04-01'), entry('2', 'Ravi', 'credit', 100, '2026-04-01')]
      return [readAll([]), dayTotals([], '2026-04-07'), balances([]), balances(entries), reminders(entries, { on: '2026-05-01', limit: 1, days: 1 })]
    },
    expect: [{ entries: [], problems: [] }, { credits: 0, payments: 0 }, [], [{ customer: 'Ravi', paise: 100 }, { customer: 'Asha', paise: -300 }], ['Ravi']],
  },
  {
    name: 'reminds in the order of the balances, and changes nothing that it is given',
    hint: 'Begin with balances(entries). sort on the given list would change it.',
    run: ({ reminders, balances }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      const entries = Object.freeze([entry('1', 'Ravi', 'credit', 700, '2026-04-01'), entry('2', 'Asha', 'credit', 900, '2026-04-02'), entry('3', 'Meena', 'credit', 700, '2026-03-01')].map((one) => Object.freeze(one)))
      balances(entries)
      return { names: reminders(entries, { on: '2026-05-01', limit: 700, days: 1 }), order: entries.map(({ id }) => id) }
    },
    expect: { names: ['Asha', 'Meena', 'Ravi'], order: ['1', '2', '3'] },
  },
]
