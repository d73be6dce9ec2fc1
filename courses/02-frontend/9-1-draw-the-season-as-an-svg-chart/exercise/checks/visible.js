export default [
  {
    milestone: 'Read the file',
    name: 'reads the weeks, and an empty price as null',
    hint: 'Split into lines, leave out the heading, split at the commas. Number of an empty text is 0: ask for it first.',
    steps: [
      { call: 'src/chart-math.ts parseSeason', args: ['week_from,usual_price_per_quintal,arrivals_tonnes\n2025-11-03,2300,857\n2026-01-19,,2464.5\n'] },
    ],
    expect: [
      { from: '2025-11-03', price: 2300, tonnes: 857 },
      { from: '2026-01-19', price: null, tonnes: 2464.5 },
    ],
  },
  {
    milestone: 'Scale, ticks and path',
    name: 'finds round ticks that enclose the values',
    hint: 'The smallest step of 1, 2, 5 or 10 times a power of ten that is at least (high − low) ÷ about.',
    steps: [
      { call: 'src/chart-math.ts ticks', args: [1145, 2300] },
      { call: 'src/chart-math.ts ticks', args: [0, 9] },
      { call: 'src/chart-math.ts ticks', args: [12, 19] },
    ],
    expect: [[1000, 1500, 2000, 2500], [0, 5, 10], [12, 14, 16, 18, 20]],
  },
  {
    milestone: 'Scale, ticks and path',
    name: 'starts the line again after a gap',
    hint: 'A point gets M if it is the first one or if the point before it is null. toFixed(1) writes one decimal.',
    steps: [
      { call: 'src/chart-math.ts linePath', args: [[{ x: 0, y: 1 }, { x: 10, y: 2 }, null, { x: 30, y: 4.25 }]] },
    ],
    expect: 'M0.0 1.0L10.0 2.0M30.0 4.3',
  },
  {
    milestone: 'The drawing',
    name: 'draws a line of 25 prices with a gap in January',
    hint: 'x goes from the first week (EDGE.left) to the last (WIDTH − EDGE.right), y from the first tick (HEIGHT − EDGE.bottom) up to the last (EDGE.top).',
    steps: [
      { attribute: 'd', of: '.line' },
    ],
    expect: 'M44.0 52.5L55.4 67.9L66.7 69.7L78.1 88.1L89.4 101.6L100.8 101.6L112.2 115.1L123.5 109.6L134.9 135.9L146.2 134.7L157.6 151.3M180.3 170.9L191.7 173.4L203.0 185.0L214.4 170.3L225.8 186.2L237.1 188.7L248.5 194.2L259.8 191.1L271.2 178.3L282.6 162.9L293.9 166.0L305.3 139.6L316.6 143.9L328.0 130.4',
  },
  {
    milestone: 'The drawing',
    name: 'the ticks have lines and labels',
    hint: 'One g for each tick: a line of the class grid, and a text of the class tick, grouped as in India.',
    steps: [
      { readAll: '.tick' },
      { count: '.grid' },
    ],
    expect: [['1,000', '1,500', '2,000', '2,500'], 4],
  },
  {
    milestone: 'The drawing',
    name: 'the months are named where they begin',
    hint: 'A week gets its month as label if it is the first one, or if the week before it is in another month. Format with timeZone UTC.',
    steps: [
      { readAll: '.month' },
    ],
    expect: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'],
  },
  {
    milestone: 'The drawing',
    name: 'highest, lowest and last are labelled on the line',
    hint: 'Three marks with a circle of the class dot and a text of the class label, such as ₹2,300.',
    steps: [
      { readAll: '.label' },
      { count: '.dot' },
    ],
    expect: [['₹2,300', '₹1,145', '₹1,665'], 3],
  },
  {
    milestone: 'Odd seasons',
    name: 'no price at all is said in words',
    hint: 'Without a known price there is no scale. Return a p before you calculate.',
    steps: [
      { open: '/?season=none' },
      { read: 'main p' },
      { count: 'svg' },
    ],
    expect: ['No prices for this season.', 0],
  },
  {
    milestone: 'Prove it with tests',
    name: 'your tests pass with your own code',
    hint: 'The failing test is named. Look inside of the container that render gives you.',
    steps: [
      { tests: 'test', pick: 'failed' },
    ],
    expect: [],
  },
  {
    milestone: 'Prove it with tests',
    name: 'your tests find six mistakes',
    hint: 'Empty prices, a scale that runs downwards, a single value, round ticks, the gap in the path, and the three labels.',
    steps: [
      { bugs: true },
    ],
    expect: { model: 'passes', caught: 6, missed: [] },
  },
]
