export default [
  {
    name: 'adds up three sales',
    hint: 'In the loop, store a new total: total = total + sale',
    run: ({ totalSales }) => totalSales([120, 80, 50]),
    expect: 250,
  },
  {
    name: 'adds up a single sale',
    hint: 'The loop runs once. The total is then 0 plus that sale.',
    run: ({ totalSales }) => totalSales([75]),
    expect: 75,
  },
  {
    name: 'a day without sales has the total 0',
    hint: 'Keep let total = 0 above the loop and return total below it.',
    run: ({ totalSales }) => totalSales([]),
    expect: 0,
  },
]
