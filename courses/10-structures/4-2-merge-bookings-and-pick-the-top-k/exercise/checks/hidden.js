export default [
  {
    name: 'returns no blocks without bookings, and new blocks after a gap',
    hint: 'The first booking has no block before it. A booking that starts after the end of the last block begins a new one.',
    run: ({ mergeBookings }) => [
      mergeBookings([]),
      mergeBookings([
        { from: 0, to: 10 },
        { from: 11, to: 20 },
        { from: 11, to: 15 },
      ]),
    ],
    expect: [
      [],
      [
        { from: 0, to: 10 },
        { from: 11, to: 20 },
      ],
    ],
  },
  {
    name: 'finds the largest items among many repeated ones',
    hint: 'Items that are equal to the pivot belong neither to the larger nor to the smaller part.',
    run: ({ topK }) => {
      const items = Array.from({ length: 500 }, (_, i) => (i * 7) % 10)
      return [topK(items, 3, (a, b) => a - b), topK(items, 52, (a, b) => a - b).slice(-3), topK([...items], 500, (a, b) => a - b).length]
    },
    expect: [[9, 9, 9], [9, 8, 8], 500],
  },
  {
    name: 'leaves the list of items as it was',
    hint: 'Quickselect swaps items. Work on a copy.',
    run: ({ topK }) => {
      const items = [3, 9, 1, 7, 5]
      topK(items, 2, (a, b) => a - b)
      return items
    },
    expect: [3, 9, 1, 7, 5],
  },
  {
    name: 'finishes in time for 1,00,000 equal items',
    hint: 'A partition into two parts removes only one of the equal items each time. Use three parts: larger, equal, smaller.',
    run: ({ topK }) => topK(Array(100_000).fill(5), 3, (a, b) => a - b),
    expect: [5, 5, 5],
  },
  {
    name: 'doesn’t sort everything to find 10 of 50,000 items',
    hint: 'After a partition, continue only in the part that contains position k.',
    run: ({ topK }) => {
      let comparisons = 0
      let next = 7
      const items = Array.from({ length: 50_000 }, () => (next = (next * 48_271) % 2_147_483_647))
      const found = topK(items, 10, (a, b) => {
        comparisons += 1
        return a - b
      })
      return { count: found.length, largest: found[0], comparisons: comparisons <= 600_000 ? 'at most 12 for each item' : comparisons }
    },
    expect: { count: 10, largest: 2_147_457_661, comparisons: 'at most 12 for each item' },
  },
]
