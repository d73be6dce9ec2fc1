export default [
  {
    name: 'finds the median of an odd and an even number of waits',
    hint: 'Sort by number. With an even count, take the mean of the two in the middle.',
    run: ({ median }) => [median([20, 240, 22]), median([20, 22, 23, 24, 26, 240])],
    expect: [22, 23.5],
  },
  {
    name: 'counts hours between two moments',
    hint: 'Write the moments with T and +05:30, then subtract and divide by 3,600,000.',
    run: ({ hours }) => [hours('2026-08-05 10:30', '2026-08-06 22:00'), hours('2026-08-06 11:58', '2026-08-06 12:04')],
    expect: [35.5, 0.1],
  },
  {
    name: 'divides work by all time',
    hint: 'Work and waits together are all time.',
    run: ({ flowEfficiency }) => flowEfficiency([{ kind: 'work', hours: 19 }, { kind: 'wait', hours: 24 }, { kind: 'work', hours: 1 }, { kind: 'wait', hours: 56 }]),
    expect: 20,
  },
  {
    name: 'measures frequency and lead time',
    hint: 'Releases per week, and the median of all changes.',
    run: ({ dora }) => {
      const changes = [
        { firstCommit: '2026-08-03 10:00', released: '2026-08-06 22:00' },
        { firstCommit: '2026-08-04 12:00', released: '2026-08-06 22:00' },
        { firstCommit: '2026-08-05 22:00', released: '2026-08-13 22:00' },
      ]
      const releases = [
        { released: '2026-08-06 22:00', failed: false, restored: null },
        { released: '2026-08-13 22:00', failed: true, restored: '2026-08-14 00:30' },
        { released: '2026-08-20 22:00', failed: false, restored: null },
      ]
      const { perWeek, leadTime } = dora(changes, releases, 3)
      return [perWeek, leadTime]
    },
    expect: [1, 84],
  },
]
