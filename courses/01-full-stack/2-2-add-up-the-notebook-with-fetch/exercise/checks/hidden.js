export default [
  {
    name: 'returns an empty list without entries',
    hint: 'An empty list is a state of its own. Nothing may crash.',
    run: ({ balances }) => balances([]),
    expect: [],
  },
  {
    name: 'leaves the given list as it was',
    hint: 'Sort the new list of balances, not the entries.',
    run: ({ balances }) => {
      const entries = [
        { customer: 'Ravi', kind: 'credit', paise: 100 },
        { customer: 'Abdul', kind: 'payment', paise: 900 },
        { customer: 'Abdul', kind: 'credit', paise: 950 },
      ]
      balances(entries)
      return entries.map(({ customer, paise }) => [customer, paise])
    },
    expect: [
      ['Ravi', 100],
      ['Abdul', 900],
      ['Abdul', 950],
    ],
  },
  {
    name: 'shows a balance below 0 when somebody paid too much',
    hint: 'A payment without a credit gives a negative balance. It comes last.',
    run: ({ balances }) =>
      balances([
        { customer: 'Meena', kind: 'payment', paise: 300 },
        { customer: 'Ravi', kind: 'credit', paise: 100 },
      ]),
    expect: [
      { customer: 'Ravi', paise: 100 },
      { customer: 'Meena', paise: -300 },
    ],
  },
]
