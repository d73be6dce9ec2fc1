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
  {
    name: 'adds up whole paise, not rupees with decimals',
    hint: 'Add paise to paise. Dividing by 100 is only for showing: 0.1 + 0.2 isn’t 0.3.',
    run: ({ balances }) =>
      balances([
        { customer: 'Asha', kind: 'credit', paise: 10 },
        { customer: 'Asha', kind: 'credit', paise: 20 },
        { customer: 'Ravi', kind: 'credit', paise: 9_007_199_254_740_991 },
        { customer: 'Ravi', kind: 'payment', paise: 2 },
      ]),
    expect: [
      { customer: 'Ravi', paise: 9_007_199_254_740_989 },
      { customer: 'Asha', paise: 30 },
    ],
  },
]
