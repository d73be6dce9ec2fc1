export default [
  {
    name: 'joins bookings that overlap or touch, in order',
    hint: 'Sort by start. A booking that starts at or before the end of the last block belongs to that block.',
    call: 'mergeBookings',
    args: [
      [
        { from: 900, to: 960 },
        { from: 540, to: 660 },
        { from: 960, to: 1020 },
        { from: 600, to: 700 },
      ],
    ],
    expect: [
      { from: 540, to: 700 },
      { from: 900, to: 1020 },
    ],
  },
  {
    name: 'keeps the end of a block when a booking lies inside of it',
    hint: 'The new end is the larger of both ends.',
    call: 'mergeBookings',
    args: [
      [
        { from: 540, to: 660 },
        { from: 600, to: 630 },
        { from: 640, to: 650 },
      ],
    ],
    expect: [{ from: 540, to: 660 }],
  },
  {
    name: 'leaves the bookings and their order as they were',
    hint: 'Sort a copy (toSorted or sorted), and make a new object with from and to for each block.',
    call: 'mergeBookings',
    args: [
      [
        { from: 600, to: 700 },
        { from: 540, to: 660 },
      ],
    ],
    result: 'both',
    expect: {
      returned: [{ from: 540, to: 700 }],
      argument: [
        { from: 600, to: 700 },
        { from: 540, to: 660 },
      ],
    },
  },
]
