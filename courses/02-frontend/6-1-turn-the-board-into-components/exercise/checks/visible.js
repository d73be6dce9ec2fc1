export default [
  {
    milestone: 'Words for the change',
    name: 'says up and down with the difference, grouped as in India',
    hint: 'Intl.NumberFormat with en-IN. After “down” the number has no minus.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 1780, yesterday: 1725 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 8000, yesterday: 9450 }] },
      { call: 'src/change.ts changeOf', args: [{ usual: 250000, yesterday: 100000 }] },
    ],
    expect: [
      { direction: 'up', text: 'up 55' },
      { direction: 'down', text: 'down 1,450' },
      { direction: 'up', text: 'up 1,50,000' },
    ],
  },
  {
    milestone: 'Words for the change',
    name: 'says same for an equal price',
    hint: 'Compare before you decide between up and down.',
    steps: [
      { call: 'src/change.ts changeOf', args: [{ usual: 4380, yesterday: 4380 }] },
    ],
    expect: { direction: 'same', text: 'same' },
  },
  {
    milestone: 'Components and a table',
    name: 'shows a card for each of the forty mandis',
    hint: 'map makes a card of each mandi. The name is the heading of the card: h2.',
    steps: [
      { count: 'h2' },
      { count: 'table' },
      { read: 'h2' },
      { read: 'caption' },
    ],
    expect: [40, 40, 'Lasalgaon', 'Lasalgaon, ₹ per quintal'],
  },
  {
    milestone: 'Components and a table',
    name: 'a table has headings for columns and rows',
    hint: 'th with scope="col" in thead, and th with scope="row" for the crop. The box around a table is a region named “Prices in Lasalgaon”.',
    steps: [
      { readAll: '[aria-label="Prices in Lasalgaon"] th[scope=col]' },
      { readAll: '[aria-label="Prices in Lasalgaon"] th[scope=row]' },
      { attribute: 'role', of: '[aria-label="Prices in Lasalgaon"]' },
      { attribute: 'tabindex', of: '[aria-label="Prices in Lasalgaon"]' },
    ],
    expect: [['Crop', 'Low', 'Usual', 'High', 'Since yesterday'], ['Onion', 'Tomato', 'Soybean'], 'region', '0'],
  },
  {
    milestone: 'Components and a table',
    name: 'prices and changes are in the cells',
    hint: 'Group the prices as in India. The last cell has the text of changeOf; a sign in front of it has aria-hidden.',
    steps: [
      { readAll: '[aria-label="Prices in Lasalgaon"] td' },
    ],
    expect: ['1,150', '1,780', '2,240', '▲ up 55', '900', '1,400', '1,850', '▼ down 60', '4,100', '4,380', '4,520', '= same'],
  },
  {
    milestone: 'Pins',
    name: 'Pin moves a mandi to the top, and a second press moves it back',
    hint: 'The set of pinned ids is state of Board. The cards are pinnedFirst(mandis, pinned), calculated while rendering.',
    steps: [
      { click: { text: 'Pin Kolar' } },
      { read: 'h2' },
      { click: { text: 'Pin Kolar' } },
      { read: 'h2' },
    ],
    expect: ['Kolar', 'Lasalgaon'],
  },
  {
    milestone: 'Pins',
    name: 'the button says whether the mandi is pinned',
    hint: 'aria-pressed={isPinned}, and isPinned comes from Board as a prop.',
    steps: [
      { attribute: 'aria-pressed', of: { text: 'Pin Kolar' } },
      { press: 'Enter', in: { text: 'Pin Kolar' } },
      { attribute: 'aria-pressed', of: { text: 'Pin Kolar' } },
      { attribute: 'aria-pressed', of: { text: 'Pin Lasalgaon' } },
    ],
    expect: ['false', 'true', 'false'],
  },
  {
    milestone: 'Notes',
    name: 'a note moves with its card',
    hint: 'The key of a card is mandi.id: React then moves the field along.',
    steps: [
      { type: 'ask Raju', into: { label: 'My note', at: 6 } },
      { click: { text: 'Pin Kolar' } },
      { value: { label: 'My note' } },
      { value: { label: 'My note', at: 6 } },
    ],
    expect: ['ask Raju', ''],
  },
]
