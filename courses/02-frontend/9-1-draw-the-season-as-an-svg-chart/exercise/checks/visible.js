export default [
  {
    name: 'reads the weeks of the file',
    hint: 'Split the text into lines, leave out the heading, and split each line at the commas.',
    run: ({ parseSeason }) =>
      parseSeason('week_from,usual_price_per_quintal,arrivals_tonnes\n2025-11-03,2300,857\n2025-11-10,2150,910.5\n'),
    expect: [
      { from: '2025-11-03', price: 2300, tonnes: 857 },
      { from: '2025-11-10', price: 2150, tonnes: 910.5 },
    ],
  },
  {
    name: 'reads an empty price as null, not as 0',
    hint: 'Number("") is 0. Check for an empty text first.',
    run: ({ parseSeason }) => parseSeason('week_from,usual_price_per_quintal,arrivals_tonnes\n2026-01-19,,\n2026-01-26,1500,0\n'),
    expect: [
      { from: '2026-01-19', price: null, tonnes: null },
      { from: '2026-01-26', price: 1500, tonnes: 0 },
    ],
  },
  {
    name: 'scales values to pixels, also downwards',
    hint: 'How far is the value on the way from low to high? Go as far from start to end.',
    run: ({ scale }) => {
      const y = scale([1000, 2000], [200, 0])
      const x = scale([0, 25], [40, 340])
      return [y(1000), y(1500), y(2000), x(0), x(25), x(5)]
    },
    expect: [200, 100, 0, 40, 340, 100],
  },
  {
    name: 'finds round ticks that enclose the values',
    hint: 'Choose the smallest step of 1, 2, 5 or 10 times a power of ten that is at least (high − low) ÷ about.',
    run: ({ ticks }) => [ticks(1145, 2300), ticks(0, 9)],
    expect: [
      [1000, 1500, 2000, 2500],
      [0, 5, 10],
    ],
  },
  {
    name: 'starts the line again after a gap',
    hint: 'A point gets M if it is the first one or if the point before it is null. toFixed(1) writes one decimal.',
    run: ({ linePath }) => linePath([{ x: 0, y: 1 }, { x: 10, y: 2 }, null, { x: 30, y: 4.25 }]),
    expect: 'M0.0 1.0L10.0 2.0M30.0 4.3',
  },
]
