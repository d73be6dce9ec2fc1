export default [
  {
    name: 'adds credits and subtracts payments for each customer',
    hint: 'A Map from customer to paise is enough. Start each customer with 0.',
    run: ({ balances }) =>
      balances([
        { customer: 'Pushpa Kumbhar', kind: 'credit', paise: 104_200 },
        { customer: 'Savitri Devi', kind: 'credit', paise: 24_400 },
        { customer: 'Pushpa Kumbhar', kind: 'payment', paise: 50_000 },
      ]),
    expect: [
      { customer: 'Pushpa Kumbhar', paise: 54_200 },
      { customer: 'Savitri Devi', paise: 24_400 },
    ],
  },
  {
    name: 'puts the largest balance first, and equal ones in order of the name',
    hint: 'Sort by b.paise - a.paise. If that is 0, compare the names with localeCompare.',
    run: ({ balances }) =>
      balances([
        { customer: 'Ravi', kind: 'credit', paise: 500 },
        { customer: 'Abdul', kind: 'credit', paise: 500 },
        { customer: 'Meena', kind: 'credit', paise: 900 },
        { customer: 'Geeta', kind: 'credit', paise: 500 },
      ]).map(({ customer }) => customer),
    expect: ['Meena', 'Abdul', 'Geeta', 'Ravi'],
  },
  {
    name: 'keeps a customer whose balance is 0',
    hint: 'Everybody with an entry is in the list.',
    run: ({ balances }) =>
      balances([
        { customer: 'Abdul', kind: 'credit', paise: 28_550 },
        { customer: 'Abdul', kind: 'payment', paise: 28_550 },
      ]),
    expect: [{ customer: 'Abdul', paise: 0 }],
  },
  {
    name: 'formats paise as rupees with Indian grouping',
    hint: 'Intl.NumberFormat with en-IN, style currency and currency INR. Divide by 100 only to show the amount.',
    run: ({ formatPaise }) => [formatPaise(107_800), formatPaise(0), formatPaise(12_345_678_90), formatPaise(5)],
    expect: ['₹1,078.00', '₹0.00', '₹1,23,45,678.90', '₹0.05'],
  },
]
