export default [
  {
    name: 'finds the first position whose item is at least the value',
    hint: 'If the item in the middle is large enough, the answer is there or before it. Otherwise it is after it.',
    run: ({ firstAtLeast }) => [1100, 1000, 900, 1700].map((value) => firstAtLeast([900, 1100, 1100, 1300, 1700], value)),
    python: '[first_at_least([900, 1100, 1100, 1300, 1700], value) for value in (1100, 1000, 900, 1700)]',
    expect: [1, 1, 0, 4],
  },
  {
    name: 'returns the length when no item is large enough, also for an empty list',
    hint: 'Start with high = the length of the list, not one less. Then “nothing found” needs no special case.',
    run: ({ firstAtLeast }) => [firstAtLeast([900, 1100], 5000), firstAtLeast([], 1)],
    python: '[first_at_least([900, 1100], 5000), first_at_least([], 1)]',
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
    python:
      '[count_of([900, 1100, 1100, 1300], 1100), count_of([5, 5, 5], 5), count_of([5, 5, 5], 4), count_of([], 4)]',
    expect: [2, 3, 0, 0],
  },
  {
    name: 'finds the smallest truck for four and for five days',
    hint: 'First write a function that counts the days a truck needs. Then search for the first truck that needs at most `days` days.',
    run: ({ smallestTruck }) => [4, 5].map((days) => smallestTruck([40, 30, 60, 20, 50, 80, 10], days)),
    python: '[smallest_truck([40, 30, 60, 20, 50, 80, 10], days) for days in (4, 5)]',
    expect: [90, 80],
  },
  {
    name: 'takes the sum for one day and the largest can for many days',
    hint: 'These two are your first high and low.',
    run: ({ smallestTruck }) => [1, 50].map((days) => smallestTruck([40, 30, 60, 20, 50, 80, 10], days)),
    python: '[smallest_truck([40, 30, 60, 20, 50, 80, 10], days) for days in (1, 50)]',
    expect: [290, 80],
  },
  {
    name: 'throws an error unless the days are a whole number of at least 1',
    hint: 'Check the days before you search: RangeError in JavaScript, ValueError in Python.',
    run: ({ smallestTruck }) =>
      [0, -1, 1.5].map((days) => {
        try {
          return smallestTruck([40, 30], days)
        } catch (error) {
          return error.name === 'RangeError' ? 'wrong days' : `${error.name}: ${error.message}`
        }
      }),
    python: `
def tried(days):
    try:
        return smallest_truck([40, 30], days)
    except ValueError:
        return 'wrong days'

[tried(days) for days in (0, -1, 1.5)]`,
    expect: ['wrong days', 'wrong days', 'wrong days'],
  },
]
