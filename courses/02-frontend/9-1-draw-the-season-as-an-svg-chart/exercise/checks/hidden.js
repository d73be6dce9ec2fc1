export default [
  {
    name: 'puts a single value in the middle instead of dividing by 0',
    hint: 'If low and high are equal, return the middle of start and end.',
    run: ({ scale }) => [scale([1500, 1500], [0, 10])(1500), scale([7, 7], [212, 28])(7)],
    expect: [5, 120],
  },
  {
    name: 'reads lines that end as on Windows, and a file without weeks',
    hint: 'Split at /\\r?\\n/. A heading alone has no weeks.',
    run: ({ parseSeason }) => [
      parseSeason('week_from,usual_price_per_quintal,arrivals_tonnes\r\n2025-11-03,2300,857\r\n2025-11-10,,\r\n'),
      parseSeason('week_from,usual_price_per_quintal,arrivals_tonnes\n'),
    ],
    expect: [
      [
        { from: '2025-11-03', price: 2300, tonnes: 857 },
        { from: '2025-11-10', price: null, tonnes: null },
      ],
      [],
    ],
  },
  {
    name: 'gives at least one tick when all prices are equal',
    hint: 'With high − low = 0, use a difference of at least 1.',
    run: ({ ticks }) => {
      const values = ticks(1500, 1500)
      return [values.length > 0, values[0] <= 1500, values.at(-1) >= 1500, values.some(Number.isNaN)]
    },
    expect: [true, true, true, false],
  },
  {
    name: 'draws nothing without points, and lifts the pen at both ends',
    hint: 'null at the start or at the end adds nothing to the path.',
    run: ({ linePath }) => [linePath([]), linePath([null, { x: 1, y: 1 }, null]), linePath([null, null])],
    expect: ['', 'M1.0 1.0', ''],
  },
  {
    name: 'chooses steps of 1, 2 and 5 for other ranges, and stops at a round highest value',
    hint: 'Start at or below the lowest value, and stop with the first tick that reaches the highest.',
    run: ({ ticks }) => [ticks(1000, 2000), ticks(12, 19), ticks(0, 80_000), ticks(1145, 2300, 2), ticks(0, 4)],
    expect: [
      [1000, 1500, 2000],
      [12, 14, 16, 18, 20],
      [0, 20_000, 40_000, 60_000, 80_000],
      [1000, 2000, 3000],
      [0, 1, 2, 3, 4],
    ],
  },
]
