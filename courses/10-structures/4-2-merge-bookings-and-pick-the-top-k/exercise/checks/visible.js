export default [
  {
    name: 'joins bookings that overlap or touch, in order',
    hint: 'Sort by start. A booking that starts at or before the end of the last block belongs to that block.',
    run: ({ mergeBookings }) =>
      mergeBookings([
        { from: 900, to: 960 },
        { from: 540, to: 660 },
        { from: 960, to: 1020 },
        { from: 600, to: 700 },
      ]),
    expect: [
      { from: 540, to: 700 },
      { from: 900, to: 1020 },
    ],
  },
  {
    name: 'keeps the end of a block when a booking lies inside of it',
    hint: 'The new end is the larger of both ends.',
    run: ({ mergeBookings }) =>
      mergeBookings([
        { from: 540, to: 660 },
        { from: 600, to: 630 },
        { from: 640, to: 650 },
      ]),
    expect: [{ from: 540, to: 660 }],
  },
  {
    name: 'leaves the bookings and their order as they were',
    hint: 'Sort with toSorted, and push a new object { from, to } for each block.',
    run: ({ mergeBookings }) => {
      const bookings = [
        { from: 600, to: 700 },
        { from: 540, to: 660 },
      ]
      mergeBookings(bookings)
      return bookings
    },
    expect: [
      { from: 600, to: 700 },
      { from: 540, to: 660 },
    ],
  },
  {
    name: 'returns the k largest items, largest first',
    hint: 'Sort only the k items that you found, with the larger ones first.',
    run: ({ topK }) => topK([350, 1250, 400, 90, 1200, 700], 3, (a, b) => a - b),
    expect: [1250, 1200, 700],
  },
  {
    name: 'works for k = 0 and for k larger than the list',
    hint: 'Check what your loop does when position k is outside of the list.',
    run: ({ topK }) => [topK([70, 20], 0, (a, b) => a - b), topK([20, 70], 5, (a, b) => a - b), topK([], 2, (a, b) => a - b)],
    expect: [[], [70, 20], []],
  },
  {
    name: 'compares items with the given function only',
    hint: 'Items can be objects. Use compare everywhere, never < or >.',
    run: ({ topK }) =>
      topK(
        [
          { by: 'Asha', amount: 400 },
          { by: 'Ravi', amount: 900 },
          { by: 'Mary', amount: 650 },
        ],
        2,
        (a, b) => a.amount - b.amount,
      ).map((booking) => booking.by),
    expect: ['Ravi', 'Mary'],
  },
]
