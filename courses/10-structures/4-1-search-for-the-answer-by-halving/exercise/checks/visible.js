export default [
  {
    name: 'finds the first position whose item is at least the value',
    hint: 'If the item in the middle is large enough, the answer is there or before it. Otherwise it is after it.',
    run: ({ firstAtLeast }) => [1100, 1000, 900, 1700].map((value) => firstAtLeast([900, 1100, 1100, 1300, 1700], value)),
    expect: [1, 1, 0, 4],
  },
  {
    name: 'returns the length when no item is large enough, also for an empty array',
    hint: 'Start with high = sorted.length, not length - 1. Then “nothing found” needs no special case.',
    run: ({ firstAtLeast }) => [firstAtLeast([900, 1100], 5000), firstAtLeast([], 1)],
    expect: [2, 0],
  },
  {
    name: 'counts equal items',
    hint: 'Search twice: for the first item that is at least the value, and for the first that is greater.',
    run: ({ countOf }) => [
      countOf([900, 1100, 1100, 1300], 1100),
      countOf([5, 5, 5], 5),
      countOf([5, 5, 5], 4),
      countOf([], 4),
    ],
    expect: [2, 3, 0, 0],
  },
  {
    name: 'finds the smallest truck for four and for five days',
    hint: 'Write daysNeeded(cans, capacity) first. Then search for the first capacity that needs at most `days` days.',
    run: ({ smallestTruck }) => [4, 5].map((days) => smallestTruck([40, 30, 60, 20, 50, 80, 10], days)),
    expect: [90, 80],
  },
  {
    name: 'takes the sum for one day and the largest can for many days',
    hint: 'These two are your first high and low.',
    run: ({ smallestTruck }) => [1, 50].map((days) => smallestTruck([40, 30, 60, 20, 50, 80, 10], days)),
    expect: [290, 80],
  },
  {
    name: 'throws a RangeError unless the days are a whole number of at least 1',
    hint: 'Check with Number.isInteger before you search.',
    run: ({ smallestTruck }) =>
      [0, -1, 1.5].map((days) => {
        try {
          return smallestTruck([40, 30], days)
        } catch (error) {
          return error.name
        }
      }),
    expect: ['RangeError', 'RangeError', 'RangeError'],
  },
]
