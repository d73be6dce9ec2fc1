export default [
  {
    name: 'keeps the buying day when a cheaper day comes after the best trade',
    hint: 'Copy the position of the cheapest day into the result at the moment you find the trade.',
    call: 'bestTrade',
    args: [[1000, 1500, 400, 700]],
    expect: { buy: 0, sell: 1, profit: 500 },
  },
  {
    name: 'holds from the first day to the last when prices always rise',
    hint: 'The cheapest day so far stays the first day. Each new day gives a greater profit.',
    call: 'bestTrade',
    args: [[900, 950, 1020, 1100]],
    expect: { buy: 0, sell: 3, profit: 200 },
  },
  {
    name: 'takes a trade that earns a single rupee',
    hint: 'A trade counts as soon as it earns more than 0.',
    call: 'bestTrade',
    args: [[1500, 1400, 1401]],
    expect: { buy: 1, sell: 2, profit: 1 },
  },
  {
    name: 'finds a best trade at the very end of the list',
    hint: 'Check that your loop includes the last day.',
    call: 'bestTrade',
    args: [[1500, 1600, 1400, 1450, 1300, 1700]],
    expect: { buy: 4, sell: 5, profit: 400 },
  },
  {
    name: 'makes one pass: answers at once for 2,00,000 prices',
    hint: 'A loop inside a loop looks at every pair of days. Remember the cheapest day so far instead of searching for it again.',
    call: 'bestTrade',
    args: [
      {
        generate: 'concat',
        of: [{ generate: 'reversed', of: { generate: 'range', count: 200_000, start: 1000 } }, [1049]],
      },
    ],
    expect: { buy: 199_999, sell: 200_000, profit: 49 },
  },
]
