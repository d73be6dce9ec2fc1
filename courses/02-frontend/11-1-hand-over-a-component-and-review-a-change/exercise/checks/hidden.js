export default [
  {
    milestone: 'Keep the promise of the change',
    name: 'has no percentage if yesterday was 0',
    hint: 'Nothing can be divided by 0: up 1,400 is all there is to say.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 1400, yesterday: 0 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 0, yesterday: 1400 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 0, yesterday: 0 }] },
    ],
    expect: [{ direction: 'up', text: 'up 1,400' }, { direction: 'down', text: 'down 1,400 (100%)' }, { direction: 'same', text: 'same' }],
  },
  {
    milestone: 'Keep the promise of the change',
    name: 'rounds the percentage and groups rupees as in India',
    hint: 'Math.round for the percentage, Intl.NumberFormat with en-IN for the rupees.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 1029, yesterday: 1000 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 250000, yesterday: 100000 }] },
    ],
    expect: [{ direction: 'up', text: 'up 29 (3%)' }, { direction: 'up', text: 'up 1,50,000 (150%)' }],
  },
  {
    milestone: 'Break nothing that worked',
    name: 'a note moves along with its mandi',
    hint: 'Keys come from the item: mandi.id, row.crop.',
    steps: [
      { type: 'ask Raju', into: '#note-7' },
      { click: { role: 'button', name: 'Pin Kolar' } },
      { value: { label: 'My note' } },
      { click: { role: 'button', name: 'Pin Indore' } },
      { value: { label: 'My note', at: 1 } },
    ],
    expect: ['ask Raju', 'ask Raju'],
  },
  {
    milestone: 'Break nothing that worked',
    name: 'sign and colour only repeat the word',
    hint: 'The sign is hidden from screen readers, and the cell has the class of its direction, also for a missing price.',
    steps: [
      { readAll: 'td [aria-hidden=true]' },
      { attribute: 'class', of: 'tr:first-child td:last-child' },
      { attribute: 'class', of: '#root section:last-of-type td:last-child' },
    ],
    expect: [['▲', '=', '▼', ''], 'up', 'unknown'],
  },
]
