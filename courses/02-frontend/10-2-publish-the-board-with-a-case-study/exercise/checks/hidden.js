export default [
  {
    milestone: 'Works in a folder',
    name: 'slashes at either place give one slash',
    hint: 'The folder may be given without its last slash, and the file with one. There is exactly one between them.',
    steps: [
      { call: 'src/site.ts addressOf', args: ['prices.json', '/price-board'] },
      { call: 'src/site.ts addressOf', args: ['/prices.json', '/price-board/'] },
      { call: 'src/site.ts addressOf', args: ['/prices.json', '/price-board'] },
      { call: 'src/site.ts linkTo', args: [{ crop: 'Onion', state: '' }, '/price-board'] },
      { call: 'src/site.ts addressOf', args: ['data/2026/prices.json', '/'] },
    ],
    expect: [
      '/price-board/prices.json',
      '/price-board/prices.json',
      '/price-board/prices.json',
      '/price-board/?crop=Onion',
      '/data/2026/prices.json',
    ],
  },
  {
    milestone: 'Says what it is',
    name: 'the day is that of the file, in every time zone',
    hint: 'new Date of a day is midnight in UTC. Format it with timeZone UTC.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-12-31', mandis: [{ id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }] }] } },
      { wait: 400 },
      { read: '.source' },
      { readAll: 'h2' },
    ],
    expect: ['Demo data of 31 December 2026.', ['Lasalgaon']],
  },
  {
    milestone: 'Says what it is',
    name: 'a failed load and an unknown crop are still said in words',
    hint: 'You changed how the prices are loaded: fetch doesn’t throw for 404, so ask for response.ok.',
    steps: [
      { answer: 'GET /prices.json', status: 404, body: { mandis: [] } },
      { wait: 400 },
      { read: { role: 'alert' } },
      { count: '.source' },
    ],
    expect: ['We couldn’t load the prices. Reload the page to try again.', 0],
  },
  {
    milestone: 'A budget that can fail',
    name: 'adds up the files of a kind, and only what has a limit',
    hint: 'Two scripts of 50 KB are over 90 KB. A kind of file without a limit, such as html, doesn’t count.',
    steps: [
      { call: 'tools/budget.js overBudget', args: [[{ name: 'assets/index-a1.js', bytes: 51200 }, { name: 'assets/chart.min-c3.js', bytes: 51200 }, { name: 'index.html', bytes: 999999 }, { name: 'fonts/x.woff2', bytes: 1 }], { script: 90, style: 15, font: 0 }] },
      { call: 'tools/budget.js overBudget', args: [[{ name: 'style.css', bytes: 15361 }], { script: 90, style: 15, font: 0 }] },
    ],
    expect: [['script: 100.0 of 90 KB', 'font: 0.0 of 0 KB'], ['style: 15.0 of 15 KB']],
  },
  {
    milestone: 'A budget that can fail',
    name: 'exactly the limit is allowed',
    hint: 'Over means more than the limit: >, not >=.',
    steps: [
      { call: 'tools/budget.js overBudget', args: [[{ name: 'a.js', bytes: 92160 }, { name: 'b.css', bytes: 15360 }], { script: 90, style: 15, font: 0 }] },
      { call: 'tools/budget.js overBudget', args: [[{ name: 'a.js', bytes: 92161 }], { script: 90, style: 15, font: 0 }] },
      { call: 'tools/budget.js overBudget', args: [[], { script: 90, style: 15, font: 0 }] },
    ],
    expect: [[], ['script: 90.0 of 90 KB'], []],
  },
]
