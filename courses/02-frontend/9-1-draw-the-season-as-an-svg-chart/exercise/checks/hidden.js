export default [
  {
    milestone: 'Read the file',
    name: 'reads lines as Windows ends them, and a file without weeks',
    hint: 'Split at /\\r?\\n/. A heading alone has no weeks.',
    steps: [
      { call: 'src/chart-math.ts parseSeason', args: ['week_from,usual_price_per_quintal,arrivals_tonnes\r\n2025-11-03,2300,857\r\n2025-11-10,,\r\n'] },
      { call: 'src/chart-math.ts parseSeason', args: ['week_from,usual_price_per_quintal,arrivals_tonnes\n'] },
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
    milestone: 'Scale, ticks and path',
    name: 'chooses steps for other ranges, and stops at a round highest value',
    hint: 'Begin at or below the lowest value, and stop with the first tick that reaches the highest. With equal values, take a difference of at least 1.',
    steps: [
      { call: 'src/chart-math.ts ticks', args: [1000, 2000] },
      { call: 'src/chart-math.ts ticks', args: [0, 80000] },
      { call: 'src/chart-math.ts ticks', args: [1145, 2300, 2] },
      { call: 'src/chart-math.ts ticks', args: [1500, 1500], pick: '0' },
    ],
    expect: [[1000, 1500, 2000], [0, 20000, 40000, 60000, 80000], [1000, 2000, 3000], 1500],
  },
  {
    milestone: 'Scale, ticks and path',
    name: 'draws nothing without points, and lifts the pen at both ends',
    hint: 'null at the start or at the end adds nothing to the path.',
    steps: [
      { call: 'src/chart-math.ts linePath', args: [[]] },
      { call: 'src/chart-math.ts linePath', args: [[null, { x: 1, y: 1 }, null]] },
      { call: 'src/chart-math.ts linePath', args: [[null, null]] },
    ],
    expect: ['', 'M1.0 1.0', ''],
  },
  {
    milestone: 'Odd seasons',
    name: 'a single week is drawn without dividing by 0',
    hint: 'Low and high are equal: scale gives the middle. With one week, x has only one place. It is highest, lowest and last, and is labelled once.',
    steps: [
      { open: '/?season=one' },
      { attribute: 'd', of: '.line' },
      { readAll: '.label' },
      { readAll: '.month' },
    ],
    expect: ['M44.0 120.0', ['₹1,500'], ['Jan']],
  },
  {
    milestone: 'Odd seasons',
    name: 'gaps at both ends, and equal prices, keep their places',
    hint: 'A week without a price still has its place on the x axis. The last price is that of the last week that has one.',
    steps: [
      { open: '/?season=gaps' },
      { attribute: 'd', of: '.line' },
      { readAll: '.label' },
      { readAll: '.month' },
    ],
    expect: ['M100.8 212.0L157.6 28.0M271.2 120.0', ['₹1,200', '₹900', '₹1,050'], ['Mar', 'Apr']],
  },
  {
    milestone: 'Odd seasons',
    name: 'equal prices are a flat line, marked at its first and last week',
    hint: 'Highest and lowest are the same week then. The same week is labelled once.',
    steps: [
      { open: '/?season=flat' },
      { attribute: 'd', of: '.line' },
      { readAll: '.label' },
      { count: '.dot' },
    ],
    expect: ['M44.0 120.0L186.0 120.0L328.0 120.0', ['₹1,500', '₹1,500'], 2],
  },
]
