export default [
  {
    name: 'repeats the waiting notice after 24 hours, not earlier',
    hint: 'Compare now with shownAt.waiting: at least 24 hours.',
    run: ({ noticesFor }) =>
      [100_000_000, 186_399_999, 186_400_000].map(
        (now) =>
          noticesFor({
            entries: [{ id: '1', state: 'waiting', savedAt: 0 }],
            now,
            hour: 9,
            shownAt: { waiting: 100_000_000 },
            off: [],
          }).length,
      ),
    expect: [0, 0, 1],
  },
  {
    name: 'begins exactly after 24 hours, and writes 1 entry waits',
    hint: 'At least means >=. For one entry the words differ.',
    run: ({ noticesFor }) =>
      [86_399_999, 86_400_000].map((now) =>
        noticesFor({ entries: [{ id: '1', state: 'waiting', savedAt: 0 }], now, hour: 9, shownAt: {}, off: [] }).map(
          ({ title }) => title,
        ),
      ),
    expect: [[], ['1 entry waits for a network']],
  },
  {
    name: 'puts the refused ones first',
    hint: 'Make two lists and join them: [...refused, waiting].',
    run: ({ noticesFor }) =>
      noticesFor({
        entries: [
          { id: '1', state: 'waiting', savedAt: 0 },
          { id: '2', state: 'refused', savedAt: 0, reason: 'x' },
          { id: '3', state: 'waiting', savedAt: 90_000_000 },
        ],
        now: 90_000_000,
        hour: 12,
        shownAt: {},
        off: [],
      }).map(({ id, title }) => `${id}: ${title}`),
    expect: ['refused-2: Entry refused: x', 'waiting: 2 entries wait for a network'],
  },
  {
    name: 'leaves out the channels that are switched off, and only those',
    hint: 'Filter by channel at the end: off.includes(channel).',
    run: ({ noticesFor }) =>
      [[], ['waiting'], ['refused'], ['refused', 'waiting'], ['other']].map((off) =>
        noticesFor({
          entries: [
            { id: '1', state: 'waiting', savedAt: 0 },
            { id: '2', state: 'refused', savedAt: 0, reason: 'x' },
          ],
          now: 90_000_000,
          hour: 12,
          shownAt: {},
          off,
        })
          .map(({ channel }) => channel)
          .join(' '),
      ),
    expect: ['refused waiting', 'refused', 'waiting', '', 'refused waiting'],
  },
  {
    name: 'shows in the morning what it kept back at night',
    hint: 'Only the app marks what was shown. The function itself changes nothing.',
    run: ({ noticesFor }) => {
      const state = {
        entries: [{ id: '7', state: 'refused', savedAt: 0, reason: 'x' }],
        now: 1000,
        shownAt: {},
        off: [],
      }
      const night = noticesFor({ ...state, hour: 23 })
      const morning = noticesFor({ ...state, hour: 6 })
      return [night, morning.map(({ id }) => id), state.shownAt, state.entries]
    },
    expect: [[], ['refused-7'], {}, [{ id: '7', state: 'refused', savedAt: 0, reason: 'x' }]],
  },
  {
    name: 'knows a notice that was shown at the time 0',
    hint: '0 is a time, too. Ask whether the id is there, not whether its time is true.',
    run: ({ noticesFor }) =>
      noticesFor({
        entries: [
          { id: '1', state: 'refused', savedAt: 0, reason: 'x' },
          { id: '2', state: 'waiting', savedAt: -90_000_000 },
        ],
        now: 1000,
        hour: 9,
        shownAt: { 'refused-1': 0, waiting: 0 },
        off: [],
      }),
    expect: [],
  },
]
