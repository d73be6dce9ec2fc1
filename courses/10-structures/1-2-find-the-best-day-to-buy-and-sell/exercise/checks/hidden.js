export default [
  {
    name: 'keeps the buying day when a cheaper day comes after the best trade',
    hint: 'Copy the position of the cheapest day into the result at the moment you find the trade.',
    run: ({ bestTrade }) => bestTrade([1000, 1500, 400, 700]),
    expect: { buy: 0, sell: 1, profit: 500 },
  },
  {
    name: 'holds from the first day to the last when prices always rise',
    hint: 'The cheapest day so far stays the first day. Each new day gives a greater profit.',
    run: ({ bestTrade }) => bestTrade([900, 950, 1020, 1100]),
    expect: { buy: 0, sell: 3, profit: 200 },
  },
  {
    name: 'finds a best trade at the very end of the list',
    hint: 'Check that your loop includes the last day.',
    run: ({ bestTrade }) => bestTrade([1500, 1600, 1400, 1450, 1300, 1700]),
    expect: { buy: 4, sell: 5, profit: 400 },
  },
  {
    name: 'makes one pass: reads each of 2,000 prices only a few times',
    hint: 'A loop inside a loop looks at every pair of days. Remember the cheapest day so far instead of searching for it again.',
    run: ({ bestTrade }) => {
      let reads = 0
      const prices = Array.from({ length: 2000 }, (_, day) => 1500 + ((day * 37) % 101))
      const counted = new Proxy(prices, {
        get(list, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
          return list[key]
        },
      })
      const { profit } = bestTrade(counted)
      return { profit, reads: reads <= 20_000 ? 'at most 10 for each price' : reads }
    },
    expect: { profit: 100, reads: 'at most 10 for each price' },
  },
]
