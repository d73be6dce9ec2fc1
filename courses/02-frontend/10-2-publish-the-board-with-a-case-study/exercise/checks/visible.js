export default [
  {
    milestone: 'Works in a folder',
    name: 'an address begins with the folder of the site',
    hint: 'The folder comes first: at + file. The second argument is the folder.',
    steps: [
      { call: 'src/site.ts addressOf', args: ['prices.json', '/price-board/'] },
      { call: 'src/site.ts addressOf', args: ['icon.svg', '/'] },
    ],
    expect: ['/price-board/prices.json', '/icon.svg'],
  },
  {
    milestone: 'Works in a folder',
    name: 'a link to a view has the folder and the filters',
    hint: 'writeFilters in filters.ts makes the part after the address.',
    steps: [
      { call: 'src/site.ts linkTo', args: [{ crop: 'Tomato', state: 'Karnataka' }, '/price-board/'] },
      { call: 'src/site.ts linkTo', args: [{ crop: '', state: '' }, '/price-board/'] },
    ],
    expect: ['/price-board/?crop=Tomato&state=Karnataka', '/price-board/'],
  },
  {
    milestone: 'Works in a folder',
    name: 'the prices are loaded once, from an address of the site',
    hint: 'fetch(addressOf(…)) in App.tsx, outside of the component.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-11-03', mandis: [{ id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }] }, { id: 2, name: 'Pune', state: 'Maharashtra', prices: [{ crop: 'Wheat', usual: 2385 }] }, { id: 4, name: 'Indore', state: 'Madhya Pradesh', prices: [{ crop: 'Onion', usual: 1510 }, { crop: 'Garlic', usual: 9450 }] }, { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ crop: 'Tomato', usual: 1333 }] }] } },
      { open: '/?state=Maharashtra' },
      { wait: 400 },
      { readAll: 'h2' },
      { requests: true },
    ],
    expect: [['Lasalgaon', 'Pune'], ['GET /prices.json']],
  },
  {
    milestone: 'Says what it is',
    name: 'says that these are demo data, with their day',
    hint: 'Intl.DateTimeFormat with en-IN, dateStyle long and timeZone UTC. Take the day from the file.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-11-03', mandis: [{ id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }] }, { id: 2, name: 'Pune', state: 'Maharashtra', prices: [{ crop: 'Wheat', usual: 2385 }] }, { id: 4, name: 'Indore', state: 'Madhya Pradesh', prices: [{ crop: 'Onion', usual: 1510 }, { crop: 'Garlic', usual: 9450 }] }, { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ crop: 'Tomato', usual: 1333 }] }] } },
      { wait: 400 },
      { read: '.source' },
    ],
    expect: 'Demo data of 3 November 2026.',
  },
  {
    milestone: 'Says what it is',
    name: 'a link to this view can be copied',
    hint: 'An a element with href={linkTo(filters)}: it follows the filters.',
    steps: [
      { answer: 'GET /prices.json', body: { day: '2026-11-03', mandis: [{ id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }] }, { id: 2, name: 'Pune', state: 'Maharashtra', prices: [{ crop: 'Wheat', usual: 2385 }] }, { id: 4, name: 'Indore', state: 'Madhya Pradesh', prices: [{ crop: 'Onion', usual: 1510 }, { crop: 'Garlic', usual: 9450 }] }, { id: 7, name: 'Kolar', state: 'Karnataka', prices: [{ crop: 'Tomato', usual: 1333 }] }] } },
      { wait: 400 },
      { choose: 'Tomato', in: { label: 'Crop' } },
      { attribute: 'href', of: { role: 'link', name: 'Link to this view' } },
      { choose: 'Karnataka', in: { label: 'State' } },
      { attribute: 'href', of: { role: 'link', name: 'Link to this view' } },
    ],
    expect: ['/?crop=Tomato', '/?crop=Tomato&state=Karnataka'],
  },
  {
    milestone: 'A budget that can fail',
    name: 'names what is over its limit',
    hint: 'Add up the bytes of a kind, compare with limit * 1024, and write KB with one digit: toFixed(1).',
    steps: [
      { call: 'tools/budget.js overBudget', args: [[{ name: 'assets/index-a1.js', bytes: 97485 }, { name: 'assets/index-b2.css', bytes: 2048 }], { script: 90, style: 15, font: 0 }] },
      { call: 'tools/budget.js overBudget', args: [[{ name: 'assets/index-a1.js', bytes: 71680 }, { name: 'assets/index-b2.css', bytes: 2048 }], { script: 90, style: 15, font: 0 }] },
    ],
    expect: [['script: 95.2 of 90 KB'], []],
  },
  {
    milestone: 'Journeys as tests',
    name: 'your tests pass with your own code',
    hint: 'The failing test is named. Give each test its own address with open.',
    steps: [
      { tests: 'test', pick: 'failed' },
    ],
    expect: [],
  },
  {
    milestone: 'Journeys as tests',
    name: 'your tests find six mistakes',
    hint: 'Journeys, not details: a shared link, a choice and Back, nothing that matches, a failed load, the demo data and the link.',
    steps: [
      { bugs: true },
    ],
    expect: { model: 'passes', caught: 6, missed: [] },
  },
]
