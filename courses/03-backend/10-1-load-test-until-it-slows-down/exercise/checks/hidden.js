export default [
  {
    name: 'counts failed requests, and calls them before slow ones',
    hint: 'The share of failures is failed ÷ (answered + failed). A quick error isn’t a fast answer.',
    run: ({ firstBroken }) =>
      firstBroken(
        [
          { rate: 50, times: Array(99).fill(10), failed: 1 },
          { rate: 100, times: Array(98).fill(900), failed: 2 },
        ],
        { p95Ms: 300, failedShare: 0.01 },
      ),
    expect: { rate: 100, reason: 'failing' },
  },
  {
    name: 'finds nothing when all levels hold, exactly at the threshold too',
    hint: 'Broken means more than the threshold, not equal to it.',
    run: ({ firstBroken }) => [firstBroken([{ rate: 10, times: [300, 300], failed: 0 }], { p95Ms: 300, failedShare: 0 }), firstBroken([], { p95Ms: 1, failedShare: 0 })],
    expect: [null, null],
  },
  {
    name: 'knows a level where nothing was answered',
    hint: 'There is no percentile of an empty list. All requests failed.',
    run: ({ firstBroken }) => [
      firstBroken([{ rate: 900, times: [], failed: 40 }], { p95Ms: 300, failedShare: 0.5 }),
      firstBroken([{ rate: 1, times: [], failed: 1 }], { p95Ms: 300, failedShare: 0.5 }),
    ],
    expect: [
      { rate: 900, reason: 'failing' },
      { rate: 1, reason: 'failing' },
    ],
  },
  {
    name: 'looks at the 95th percentile, also of a single answer',
    hint: 'Of 100 answers, five may be slower than the threshold.',
    run: ({ firstBroken }) => {
      const withSlow = (slow) => [...Array(100 - slow).fill(10), ...Array(slow).fill(900)]
      return [5, 6].map((slow) => firstBroken([{ rate: 7, times: withSlow(slow), failed: 0 }], { p95Ms: 300, failedShare: 0 })).concat(firstBroken([{ rate: 2, times: [500], failed: 0 }], { p95Ms: 300, failedShare: 0 }))
    },
    expect: [null, { rate: 7, reason: 'slow' }, { rate: 2, reason: 'slow' }],
  },
  {
    name: 'leaves the given lists as they were',
    hint: 'sort changes a list. toSorted makes a copy.',
    run: ({ percentile, firstBroken }) => {
      const times = [3, 1, 2]
      const levels = [{ rate: 2, times, failed: 0 }, { rate: 1, times, failed: 0 }]
      percentile(times, 50)
      firstBroken(levels, { p95Ms: 9, failedShare: 0 })
      return [times, levels.map(({ rate }) => rate)]
    },
    expect: [[3, 1, 2], [2, 1]],
  },
]
