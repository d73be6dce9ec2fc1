export default [
  {
    name: 'one litre costs 64',
    hint: 'After return, write the price of one litre times the litres. Is the word export still in the first line?',
    run: ({ milkBill }) => milkBill(1),
    expect: 64,
  },
  {
    name: 'two litres cost 128',
    hint: 'Use the name litres, not a number: it is 1 in one call and 2 in the next.',
    run: ({ milkBill }) => milkBill(2),
    expect: 128,
  },
  {
    name: 'no milk costs nothing',
    hint: '64 times 0 is 0. Did you write + in place of *?',
    run: ({ milkBill }) => milkBill(0),
    expect: 0,
  },
]
