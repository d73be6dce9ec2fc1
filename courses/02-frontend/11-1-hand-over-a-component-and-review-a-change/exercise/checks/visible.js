export default [
  {
    milestone: 'Prove the faults',
    name: 'your tests find eight mistakes',
    hint: 'They run with our right version, where they must pass, and with eight wrong ones. Write a test for each line of the table in the task, and bring back the deleted tests.',
    steps: [
      { bugs: true },
    ],
    expect: { model: 'passes', caught: 8, missed: [] },
  },
  {
    milestone: 'Keep the promise of the change',
    name: 'says direction, rupees and percent',
    hint: 'Word, rupees, percent: up 55 (3%). Math.abs takes the minus away.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 1780, yesterday: 1725 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 1400, yesterday: 1460 }] },
    ],
    expect: [{ direction: 'up', text: 'up 55 (3%)' }, { direction: 'down', text: 'down 60 (4%)' }],
  },
  {
    milestone: 'Keep the promise of the change',
    name: 'says same, and no price yesterday',
    hint: 'Ask for null with === before you calculate, and give it a direction of its own.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 4380, yesterday: 4380 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 1400, yesterday: null }] },
    ],
    expect: [{ direction: 'same', text: 'same' }, { direction: 'unknown', text: 'no price yesterday' }],
  },
  {
    milestone: 'Keep the promise of the change',
    name: 'takes the percentage of yesterday’s price',
    hint: 'From 1,000 to 2,000 everybody says 100 %.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 2000, yesterday: 1000 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 1000, yesterday: 2000 }] },
    ],
    expect: [{ direction: 'up', text: 'up 1,000 (100%)' }, { direction: 'down', text: 'down 1,000 (50%)' }],
  },
  {
    milestone: 'Keep the promise of the change',
    name: 'the table shows the text of each row',
    hint: 'The last cell has the sign and the text. A sign alone is nothing for a listener.',
    steps: [
      { readAll: 'td:last-child' },
    ],
    expect: ['▲ up 55 (3%)', '= same', '▼ down 1,450 (15%)', 'no price yesterday'],
  },
  {
    milestone: 'Break nothing that worked',
    name: 'Pin is a button that says whether it is on',
    hint: 'A div can’t be reached with Tab. A button can, also with a lighter style; aria-pressed says whether it is on.',
    steps: [
      { attribute: 'aria-pressed', of: { role: 'button', name: 'Pin Kolar' } },
      { press: 'Enter', in: { role: 'button', name: 'Pin Kolar' } },
      { attribute: 'aria-pressed', of: { role: 'button', name: 'Pin Kolar' } },
      { readAll: 'h2' },
    ],
    expect: ['false', 'true', ['Kolar', 'Lasalgaon', 'Indore']],
  },
  {
    milestone: 'Break nothing that worked',
    name: 'unpinning brings the old order back',
    hint: 'sort changes the list that was given. toSorted makes a new one.',
    steps: [
      { click: { role: 'button', name: 'Pin Kolar' } },
      { click: { role: 'button', name: 'Pin Indore' } },
      { readAll: 'h2' },
      { click: { role: 'button', name: 'Pin Kolar' } },
      { click: { role: 'button', name: 'Pin Indore' } },
      { readAll: 'h2' },
    ],
    expect: [['Indore', 'Kolar', 'Lasalgaon'], ['Lasalgaon', 'Indore', 'Kolar']],
  },
  {
    milestone: 'Break nothing that worked',
    name: 'your tests pass with your own code',
    hint: 'The failing test is named. If it is right, the code isn’t.',
    steps: [
      { tests: 'test', pick: 'failed' },
    ],
    expect: [],
  },
]
