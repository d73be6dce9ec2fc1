export default [
  {
    name: 'says up and down with the difference, grouped as in India',
    hint: 'Intl.NumberFormat with en-IN. After “down” the number has no minus.',
    run: ({ changeOf }) => [changeOf({ usual: 1780, yesterday: 1725 }), changeOf({ usual: 8000, yesterday: 9450 }), changeOf({ usual: 250_000, yesterday: 100_000 }), changeOf({ usual: 2561, yesterday: 2560 })],
    expect: [
      { direction: 'up', text: 'up 55' },
      { direction: 'down', text: 'down 1,450' },
      { direction: 'up', text: 'up 1,50,000' },
      { direction: 'up', text: 'up 1' },
    ],
  },
  {
    name: 'says same for an equal price',
    hint: 'Compare before you decide between up and down.',
    run: ({ changeOf }) => changeOf({ usual: 4380, yesterday: 4380 }),
    expect: { direction: 'same', text: 'same' },
  },
  {
    name: 'pins and unpins',
    hint: 'If the set has the id, the new one doesn’t have it, and the other way round.',
    run: ({ togglePin }) => {
      const one = togglePin(new Set(), 7)
      const two = togglePin(one, 3)
      const three = togglePin(two, 7)
      return [one, two, three].map((set) => [...set])
    },
    expect: [[7], [7, 3], [3]],
  },
  {
    name: 'puts pinned mandis first and keeps the order of both groups',
    hint: 'Compare by “is pinned” only. toSorted keeps the order of equal elements.',
    run: ({ pinnedFirst }) => {
      const mandis = ['Lasalgaon', 'Indore', 'Kolar', 'Azadpur'].map((name, at) => ({ id: at + 1, name, state: '', prices: [] }))
      return [new Set(), new Set([3]), new Set([4, 2])].map((pinned) => pinnedFirst(mandis, pinned).map(({ name }) => name))
    },
    expect: [
      ['Lasalgaon', 'Indore', 'Kolar', 'Azadpur'],
      ['Kolar', 'Lasalgaon', 'Indore', 'Azadpur'],
      ['Indore', 'Azadpur', 'Lasalgaon', 'Kolar'],
    ],
  },
]
