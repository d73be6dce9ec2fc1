export default [
  {
    name: 'adds up a range with both days included',
    hint: 'The sum is the total after day `to` minus the total before day `from`.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([1900, 1400, 1700, 1200])
      return [index.sum(1, 2), index.sum(0, 3), index.sum(0, 0), index.sum(3, 3)]
    },
    python: `
index = PriceIndex([1900, 1400, 1700, 1200])
[index.sum(1, 2), index.sum(0, 3), index.sum(0, 0), index.sum(3, 3)]`,
    expect: [3100, 6200, 1900, 1200],
  },
  {
    name: 'calculates the average of a range',
    hint: 'From day 2 to day 3 are two days: one more than the difference.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([1900, 1400, 1700, 1200])
      return [index.average(2, 3), index.average(0, 3), index.average(1, 1), index.average(0, 1)]
    },
    python: `
index = PriceIndex([1900, 1400, 1700, 1200])
[index.average(2, 3), index.average(0, 3), index.average(1, 1), index.average(0, 1)]`,
    expect: [1450, 1550, 1400, 1650],
  },
  {
    name: 'throws an error when the range starts after its end',
    hint: 'Compare both days before you calculate: RangeError in JavaScript, ValueError in Python.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([1900, 1400, 1700])
      return ['sum', 'average'].map((name) => {
        try {
          return `${name}: ${index[name](2, 1)}`
        } catch (error) {
          return error.name === 'RangeError' ? `${name}: refused` : `${name}: ${error.name}, ${error.message}`
        }
      })
    },
    python: `
index = PriceIndex([1900, 1400, 1700])

def tried(name):
    try:
        return f'{name}: {getattr(index, name)(2, 1)}'
    except ValueError:
        return f'{name}: refused'

[tried(name) for name in ('sum', 'average')]`,
    expect: ['sum: refused', 'average: refused'],
  },
  {
    name: 'throws an error when a day is outside of the data',
    hint: 'With three prices the days are 0, 1 and 2. Day -1 and day 3 don’t exist.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([1900, 1400, 1700])
      return [
        [-1, 1],
        [0, 3],
        [3, 3],
        [-2, -1],
      ].map(([from, to]) => {
        try {
          return `${from} to ${to}: ${index.sum(from, to)}`
        } catch (error) {
          return error.name === 'RangeError' ? `${from} to ${to}: refused` : `${error.name}: ${error.message}`
        }
      })
    },
    python: `
index = PriceIndex([1900, 1400, 1700])

def tried(start, end):
    try:
        return f'{start} to {end}: {index.sum(start, end)}'
    except ValueError:
        return f'{start} to {end}: refused'

[tried(start, end) for start, end in ((-1, 1), (0, 3), (3, 3), (-2, -1))]`,
    expect: ['-1 to 1: refused', '0 to 3: refused', '3 to 3: refused', '-2 to -1: refused'],
  },
  {
    name: 'finds the start of the best run of days',
    hint: 'All runs have the same length, so the highest average has the highest sum. Compare the sums of all runs.',
    run: ({ createPriceIndex }) => {
      const index = createPriceIndex([1200, 1900, 1400, 1700, 1800, 1100])
      return [1, 2, 3, 6].map((days) => index.bestWindow(days))
    },
    python: `
index = PriceIndex([1200, 1900, 1400, 1700, 1800, 1100])
[index.best_window(days) for days in (1, 2, 3, 6)]`,
    expect: [1, 3, 1, 0],
  },
  {
    name: 'gives the same answers after the original list has changed',
    hint: 'Store the totals in a list of your own, and don’t read the list of prices again later.',
    run: ({ createPriceIndex }) => {
      const prices = [1900, 1400, 1700, 1200]
      const index = createPriceIndex(prices)
      prices[3] = 9000
      prices.push(8000)
      return [index.sum(0, 3), index.average(2, 3), index.bestWindow(2)]
    },
    python: `
prices = [1900, 1400, 1700, 1200]
index = PriceIndex(prices)
prices[3] = 9000
prices.append(8000)
[index.sum(0, 3), index.average(2, 3), index.best_window(2)]`,
    expect: [6200, 1450, 0],
  },
]
