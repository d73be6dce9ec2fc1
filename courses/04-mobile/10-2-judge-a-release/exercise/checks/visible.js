export default [
  {
    name: 'compares crashes with sessions',
    hint: 'expected is sessions * usual; the border is expected + 3 * Math.sqrt(expected).',
    run: ({ judge }) =>
      [
        { sessions: 412, crashed: 3 },
        { sessions: 436, crashed: 9 },
        { sessions: 1890, crashed: 20 },
      ].map((counts) => judge(counts, 0.0075)),
    expect: ['continue', 'halt', 'continue'],
  },
  {
    name: 'waits below 400 sessions',
    hint: 'If it isn’t halted, look at the sessions.',
    run: ({ judge }) => [37, 399, 400].map((sessions) => judge({ sessions, crashed: 1 }, 0.0075)),
    expect: ['wait', 'wait', 'continue'],
  },
  {
    name: 'halts a terrible release at once',
    hint: 'Ask about the border first, about the number of sessions second.',
    run: ({ judge }) => judge({ sessions: 100, crashed: 60 }, 0.0075),
    expect: 'halt',
  },
  {
    name: 'finds a slow fault in the sum',
    hint: 'Add up sessions and crashes of all days so far, and judge the sums.',
    run: ({ judgeDays }) =>
      judgeDays(
        [
          { sessions: 420, crashed: 5 },
          { sessions: 425, crashed: 7 },
          { sessions: 430, crashed: 8 },
        ],
        0.0075,
      ),
    expect: [
      { day: 'continue', bySum: 'continue', verdict: 'continue' },
      { day: 'continue', bySum: 'continue', verdict: 'continue' },
      { day: 'continue', bySum: 'halt', verdict: 'halt' },
    ],
  },
  {
    name: 'goes from stage to stage',
    hint: 'The next larger of 5, 20, 50, 100; 100 stays.',
    run: ({ nextStage }) => [5, 20, 50, 100].map((stage) => nextStage(stage, 'continue')),
    expect: [20, 50, 100, 100],
  },
]
