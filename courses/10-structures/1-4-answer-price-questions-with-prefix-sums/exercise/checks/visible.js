export default [
  {
    name: 'adds up a range with both days included',
    hint: 'The sum is the total after day `to` minus the total before day `from`.',
    run: ({ createPriceIndex }) => {
      const { sum } = createPriceIndex([1900, 1400, 1700, 1200])
      return [sum(1, 2), sum(0, 3), sum(0, 0), sum(3, 3)]
    },
    expect: [3100, 6200, 1900, 1200],
  },
  {
    name: 'calculates the average of a range',
    hint: 'From day 2 to day 3 are two days: to - from + 1.',
    run: ({ createPriceIndex }) => {
      const { average } = createPriceIndex([1900, 1400, 1700, 1200])
      return [average(2, 3), average(0, 3), average(1, 1)]
    },
    expect: [1450, 1550, 1400],
  },
  {
    name: 'throws a RangeError when the range starts after its end',
    hint: 'Check from > to before you calculate, and throw new RangeError with a message.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([1900, 1400, 1700])
      return ['sum', 'average'].map((name) => {
        try {
          return index[name](2, 1)
        } catch (error) {
          return error.name
        }
      })
    },
    expect: ['RangeError', 'RangeError'],
  },
  {
    name: 'throws a RangeError when a day is outside of the data',
    hint: 'With three prices the days are 0, 1 and 2. Day -1 and day 3 don’t exist.',
    run: ({ createPriceIndex }) => {
      const { sum } = createPriceIndex([1900, 1400, 1700])
      return [
        [-1, 1],
        [0, 3],
      ].map(([from, to]) => {
        try {
          return sum(from, to)
        } catch (error) {
          return error.name
        }
      })
    },
    expect: ['RangeError', 'RangeError'],
  },
  {
    name: 'finds the start of the best run of days',
    hint: 'All runs have the same length, so the highest average has the highest sum. Compare the sums of all runs.',
    run: ({ createPriceIndex }) => {
      const { bestWindow } = createPriceIndex([1200, 1900, 1400, 1700, 1800, 1100])
      return [bestWindow(1), bestWindow(2), bestWindow(3), bestWindow(6)]
    },
    expect: [1, 3, 1, 0],
  },
  {
    name: 'gives the same answers after the original list has changed',
    hint: 'Store the totals in an array of your own, and don’t read the list `prices` again later.',
    run: ({ createPriceIndex }) => {
      const prices = [1900, 1400, 1700, 1200]
      const index = createPriceIndex(prices)
      prices[3] = 9000
      prices.push(8000)
      return [index.sum(0, 3), index.average(2, 3), index.bestWindow(2)]
    },
    expect: [6200, 1450, 0],
  },
]
