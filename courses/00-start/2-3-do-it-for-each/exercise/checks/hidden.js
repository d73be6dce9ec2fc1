export default [
  {
    name: 'adds up a long day',
    hint: 'Is return below the loop? Inside the loop it would end after the first sale.',
    run: ({ totalSales }) => totalSales([10, 20, 30, 40, 50, 60, 70, 80]),
    expect: 360,
  },
  {
    name: 'starts from 0 every time',
    hint: 'let total = 0 belongs in the function, above the loop.',
    run: ({ totalSales }) => [totalSales([100, 5]), totalSales([100, 5])],
    expect: [105, 105],
  },
]
