export default [
  {
    name: 'reads good lines, and names the bad ones with their place',
    hint: 'Read each line into a Result. flatMap sorts them into two lists; the index plus 1 is the line.',
    run: ({ readAll }) => {
      const good = { id: 'e1', customer: 'Asha', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-07' }
      const { entries, problems } = readAll([good, 'nonsense', { ...good, id: 'e2', paise: 40.5 }, { ...good, id: 'e3' }])
      return { ids: entries.map(({ id }) => id), problems }
    },
    expect: { ids: ['e1', 'e3'], problems: ['line 2: An entry must be an object.', 'line 3: paise: must be a whole number above 0.'] },
  },
  {
    name: 'adds up what went out and came in on one day',
    hint: 'Filter by the day and by the kind, then reduce.',
    run: ({ dayTotals }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      return dayTotals([entry('1', 'Asha', 'credit', 4000, '2026-04-07'), entry('2', 'Ravi', 'credit', 500, '2026-04-07'), entry('3', 'Asha', 'payment', 3000, '2026-04-07'), entry('4', 'Asha', 'credit', 9900, '2026-04-06'), entry('5', 'Ravi', 'credit', 700, '2026-04-08'), entry('6', 'Ravi', 'payment', 200, '2026-05-07')], '2026-04-07')
    },
    expect: { credits: 4500, payments: 3000 },
  },
  {
    name: 'lists balances, largest first, equal ones by name',
    hint: 'A Map from customer to paise, then sort with two rules.',
    run: ({ balances }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      return balances([entry('1', 'Ravi', 'credit', 500, '2026-04-01'), entry('2', 'Asha', 'credit', 900, '2026-04-01'), entry('3', 'Asha', 'payment', 400, '2026-04-02'), entry('4', 'Meena', 'credit', 700, '2026-04-02')])
    },
    expect: [{ customer: 'Meena', paise: 700 }, { customer: 'Asha', paise: 500 }, { customer: 'Ravi', paise: 500 }],
  },
  {
    name: 'reminds those who owe enough and haven’t paid for long',
    hint: 'Balance at the limit or above, and the last payment old enough, or none.',
    run: ({ reminders }) => {
      const entry = (id, customer, kind, paise, on) => ({ id, customer, kind, paise, note: '', on, ...(kind === 'payment' ? { method: 'cash' } : {}) })
      const entries = [entry('1', 'Asha', 'credit', 90_000, '2026-03-01'), entry('2', 'Ravi', 'credit', 80_000, '2026-03-01'), entry('3', 'Ravi', 'payment', 100, '2026-04-05'), entry('4', 'Meena', 'credit', 100, '2026-03-01')]
      return reminders(entries, { on: '2026-04-07', limit: 50_000, days: 14 })
    },
    expect: ['Asha'],
  },
]
