export default [
  {
    name: 'stays halted after a good day',
    hint: 'Remember that a day before was halted.',
    run: ({ judgeDays }) =>
      judgeDays(
        [
          { sessions: 436, crashed: 9 },
          { sessions: 4000, crashed: 20 },
        ],
        0.0075,
      ),
    expect: [
      { day: 'halt', bySum: 'halt', verdict: 'halt' },
      { day: 'continue', bySum: 'continue', verdict: 'halt' },
    ],
  },
  {
    name: 'stays halted when the sum was too high on a day before',
    hint: 'A halt by the sum is remembered like a halt by a day.',
    run: ({ judgeDays }) =>
      judgeDays(
        [
          { sessions: 420, crashed: 5 },
          { sessions: 425, crashed: 7 },
          { sessions: 430, crashed: 8 },
          { sessions: 4000, crashed: 20 },
        ],
        0.0075,
      ).map(({ bySum, verdict }) => `${bySum} ${verdict}`),
    expect: ['continue continue', 'continue continue', 'halt halt', 'continue halt'],
  },
  {
    name: 'halts by one bad day although the sum is fine',
    hint: 'Each of the two alone is enough.',
    run: ({ judgeDays }) =>
      judgeDays(
        [
          { sessions: 4000, crashed: 20 },
          { sessions: 436, crashed: 9 },
        ],
        0.0075,
      ).at(-1),
    expect: { day: 'halt', bySum: 'continue', verdict: 'halt' },
  },
  {
    name: 'takes the sum of small days as enough sessions',
    hint: 'verdict is bySum if nothing is halted, not the verdict of the day.',
    run: ({ judgeDays }) => judgeDays(Array(3).fill({ sessions: 150, crashed: 1 }), 0.0075).map(({ verdict }) => verdict),
    expect: ['wait', 'wait', 'continue'],
  },
  {
    name: 'doesn’t halt for four crashes, or on the border itself',
    hint: 'At least 5, and above the border: exactly on it is still fine.',
    run: ({ judge }) => [
      judge({ sessions: 20, crashed: 4 }, 0.0075),
      judge({ sessions: 400, crashed: 10 }, 0.01),
      judge({ sessions: 400, crashed: 11 }, 0.01),
      judge({ sessions: 20, crashed: 5 }, 0.0075),
    ],
    expect: ['wait', 'continue', 'halt', 'halt'],
  },
  {
    name: 'waits at a stage, and goes to 0 when halted',
    hint: 'wait changes nothing, halt gives 0, and 0 stays 0.',
    run: ({ nextStage }) => [nextStage(20, 'wait'), nextStage(100, 'wait'), nextStage(50, 'halt'), nextStage(0, 'continue'), nextStage(0, 'wait')],
    expect: [20, 100, 0, 0, 0],
  },
  {
    name: 'refuses what isn’t a count',
    hint: 'Number.isInteger, not below 0, and not more crashes than sessions.',
    run: ({ judge }) =>
      [
        { sessions: -1, crashed: 0 },
        { sessions: 10, crashed: -1 },
        { sessions: 10.5, crashed: 1 },
        { sessions: 10, crashed: 1.5 },
        { sessions: 3, crashed: 4 },
        { sessions: 5, crashed: 5 },
        { sessions: 10, crashed: 0 },
        { sessions: 0, crashed: 0 },
      ].map((counts) => {
        try {
          return judge(counts, 0.0075)
        } catch (error) {
          return error.message
        }
      }),
    expect: ['not a count', 'not a count', 'not a count', 'not a count', 'not a count', 'halt', 'wait', 'wait'],
  },
  {
    name: 'leaves the days as they were',
    hint: 'Add up in an object of your own.',
    run: ({ judgeDays }) => {
      const days = [
        { sessions: 420, crashed: 7 },
        { sessions: 425, crashed: 7 },
      ]
      judgeDays(days, 0.0075)
      return days
    },
    expect: [
      { sessions: 420, crashed: 7 },
      { sessions: 425, crashed: 7 },
    ],
  },
]
