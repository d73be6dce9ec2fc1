export default [
  {
    name: 'half a litre costs 32',
    hint: 'Use the name litres after return, then every amount works.',
    run: ({ milkBill }) => milkBill(0.5),
    expect: 32,
  },
  {
    name: 'works for other amounts',
    hint: 'Use the name litres after return, then every amount works.',
    run: ({ milkBill }) => [3, 10, 25].map((litres) => milkBill(litres)),
    expect: [192, 640, 1600],
  },
]
