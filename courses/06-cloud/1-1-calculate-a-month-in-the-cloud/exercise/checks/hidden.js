export default [
  {
    name: 'adds up all three meters',
    hint: 'Return server + disk + data.',
    run: ({ billInPaise }) => billInPaise({ hours: 720, diskGb: 20, sentGb: 250 }),
    expect: 194200,
  },
  {
    name: 'starts to charge with the first GB above the limit',
    hint: 'At 100 GB nothing is to be paid, at 101 GB one GB.',
    run: ({ billInPaise }) => [99, 100, 101].map((sentGb) => billInPaise({ hours: 0, diskGb: 0, sentGb })),
    expect: [0, 0, 900],
  },
  {
    name: 'a month with nothing switched on costs nothing',
    hint: 'Every part is a number times its price, so 0 stays 0.',
    run: ({ billInPaise }) => billInPaise({ hours: 0, diskGb: 0, sentGb: 0 }),
    expect: 0,
  },
]
