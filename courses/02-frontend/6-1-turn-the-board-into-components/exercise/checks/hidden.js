export default [
  {
    milestone: 'Words for the change',
    name: 'says “no price yesterday” for null, but calculates with 0',
    hint: 'Ask for null with ===. 0 is a number, and !yesterday would be true for it as well.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 1400, yesterday: null }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 1400, yesterday: 0 }] },
    ],
    expect: [
      { direction: 'unknown', text: 'no price yesterday' },
      { direction: 'up', text: 'up 1,400' },
    ],
  },
  {
    milestone: 'Components and a table',
    name: 'a missing price is said in words, on the page too',
    hint: 'Two rows of the file have yesterday: null. They have the text and no sign.',
    steps: [
      { count: { text: 'no price yesterday' } },
      { count: 'td.up' },
      { count: 'td.down' },
    ],
    expect: [2, 53, 21],
  },
  {
    milestone: 'Pins',
    name: 'pinned mandis keep the order of the file',
    hint: 'Compare by “is pinned” only. toSorted keeps the order of equal elements.',
    steps: [
      { click: { text: 'Pin Kolar' } },
      { click: { text: 'Pin Neemuch' } },
      { click: { text: 'Pin Yeshwanthpur' } },
      { readAll: '.board > :nth-child(-n + 4) h2' },
      { click: { text: 'Pin Kolar' } },
      { click: { text: 'Pin Neemuch' } },
      { click: { text: 'Pin Yeshwanthpur' } },
      { readAll: '.board > :nth-child(-n + 4) h2' },
    ],
    expect: [
      ['Neemuch', 'Kolar', 'Yeshwanthpur', 'Lasalgaon'],
      ['Lasalgaon', 'Pimpalgaon Baswant', 'Pune (Gultekdi)', 'Indore (Chhawni)'],
    ],
  },
  {
    milestone: 'Pins',
    name: 'the number of pinned mandis is announced',
    hint: 'One p with role="status" above the cards. Both numbers follow from what you have: mandis.length and pinned.size.',
    steps: [
      { read: { role: 'status' } },
      { click: { text: 'Pin Kolar' } },
      { click: { text: 'Pin Guntur' } },
      { read: { role: 'status' } },
    ],
    expect: ['40 mandis, 0 pinned', '40 mandis, 2 pinned'],
  },
  {
    milestone: 'Notes',
    name: 'two notes stay with their mandis when cards move up and back',
    hint: 'A note belongs to a mandi and not to a place. Neither the position nor Math.random() can be the key.',
    steps: [
      { type: 'early bus', into: { label: 'My note', at: 10 } },
      { type: 'ask Raju', into: { label: 'My note', at: 6 } },
      { click: { text: 'Pin Guntur' } },
      { click: { text: 'Pin Kolar' } },
      { value: { label: 'My note' } },
      { value: { label: 'My note', at: 1 } },
      { click: { text: 'Pin Kolar' } },
      { value: { label: 'My note', at: 7 } },
    ],
    expect: ['ask Raju', 'early bus', 'ask Raju'],
  },
]
