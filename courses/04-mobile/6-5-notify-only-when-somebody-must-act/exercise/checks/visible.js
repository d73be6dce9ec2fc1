export default [
  {
    name: 'names each refused entry with its reason',
    hint: 'filter the refused ones, then map each to { id, channel, title }.',
    run: ({ noticesFor }) =>
      noticesFor({
        entries: [
          { id: '212', state: 'refused', savedAt: 0, reason: 'fat is above 15' },
          { id: '213', state: 'sent', savedAt: 0 },
          { id: '209', state: 'refused', savedAt: 0, reason: 'no member 999' },
        ],
        now: 1000,
        hour: 9,
        shownAt: {},
        off: [],
      }),
    expect: [
      { id: 'refused-212', channel: 'refused', title: 'Entry refused: fat is above 15' },
      { id: 'refused-209', channel: 'refused', title: 'Entry refused: no member 999' },
    ],
  },
  {
    name: 'counts what waits in one notice, when the oldest has waited for a day',
    hint: 'Look at the oldest waiting entry, and count all that wait.',
    run: ({ noticesFor }) =>
      noticesFor({
        entries: [
          { id: '3', state: 'waiting', savedAt: 80_000_000 },
          { id: '1', state: 'waiting', savedAt: 1000 },
          { id: '2', state: 'waiting', savedAt: 50_000_000 },
        ],
        now: 86_500_000,
        hour: 9,
        shownAt: {},
        off: [],
      }),
    expect: [{ id: 'waiting', channel: 'waiting', title: '3 entries wait for a network' }],
  },
  {
    name: 'says nothing of entries that were sent, or have waited for less than a day',
    hint: 'now - savedAt must be at least 24 hours, in milliseconds.',
    run: ({ noticesFor }) =>
      noticesFor({
        entries: [
          { id: '1', state: 'sent', savedAt: 0 },
          { id: '2', state: 'waiting', savedAt: 100_000_000 },
        ],
        now: 150_000_000,
        hour: 9,
        shownAt: {},
        off: [],
      }),
    expect: [],
  },
  {
    name: 'is silent at night',
    hint: 'From 21 on and before 6, return an empty list.',
    run: ({ noticesFor }) =>
      [0, 5, 6, 20, 21, 23].filter(
        (hour) =>
          noticesFor({
            entries: [{ id: '1', state: 'refused', savedAt: 0, reason: 'x' }],
            now: 1000,
            hour,
            shownAt: {},
            off: [],
          }).length === 1,
      ),
    expect: [6, 20],
  },
  {
    name: 'never repeats a refused entry',
    hint: 'Leave out the notices whose id is in shownAt.',
    run: ({ noticesFor }) =>
      noticesFor({
        entries: [
          { id: '1', state: 'refused', savedAt: 0, reason: 'x' },
          { id: '2', state: 'refused', savedAt: 0, reason: 'y' },
        ],
        now: 999_000_000,
        hour: 9,
        shownAt: { 'refused-1': 1000 },
        off: [],
      }).map(({ id }) => id),
    expect: ['refused-2'],
  },
]
