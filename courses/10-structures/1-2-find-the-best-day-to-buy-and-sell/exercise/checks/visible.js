export default [
  {
    name: 'finds the best day to buy and a later day to sell',
    hint: 'Remember the position of the cheapest day so far. On each later day, compare today’s price with the price of that day.',
    call: 'bestTrade',
    args: [[1900, 1400, 1700, 1200, 1650]],
    expect: { buy: 3, sell: 4, profit: 450 },
  },
  {
    name: 'never sells before it buys',
    hint: 'The highest price minus the lowest price is wrong when the highest price comes first. Only compare with days before today.',
    call: 'bestTrade',
    args: [[1200, 1800, 900, 1300]],
    expect: { buy: 0, sell: 1, profit: 600 },
  },
  {
    name: 'returns nothing for an empty list, one price, falling and equal prices',
    hint: 'Start with the result null (in Python None), and replace it only when a trade earns more than 0.',
    run: ({ bestTrade }) => [[], [1500], [1900, 1700, 1500], [1500, 1500, 1500]].map((prices) => bestTrade(prices)),
    python: '[best_trade(prices) for prices in ([], [1500], [1900, 1700, 1500], [1500, 1500, 1500])]',
    expect: [null, null, null, null],
  },
  {
    name: 'returns the trade that sells first when two trades earn the same',
    hint: 'Replace the best trade only when the new profit is greater, not when it is equal.',
    call: 'bestTrade',
    args: [[10, 15, 5, 10]],
    expect: { buy: 0, sell: 1, profit: 5 },
  },
  {
    name: 'leaves the list of prices as it was',
    hint: 'Sorting changes the caller’s list, and you would lose the days too. You don’t need to sort.',
    call: 'bestTrade',
    args: [[1700, 1200, 1650, 1100]],
    result: 'argument',
    expect: [1700, 1200, 1650, 1100],
  },
]
