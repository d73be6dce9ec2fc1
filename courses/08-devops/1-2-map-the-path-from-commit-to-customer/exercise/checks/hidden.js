export default [
  {
    name: 'measures failures and recovery',
    hint: 'Failed releases of all releases; from release to restored.',
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
      const { failRate, recovery } = dora(changes, releases, 3)
      return [failRate, recovery]
    },
    expect: [33, 2.5],
  },
  {
    name: 'has no recovery time if nothing failed',
    hint: 'null, not 0: nobody recovered in no time.',
    run: ({ dora }) => dora([{ firstCommit: '2026-08-03 10:00', released: '2026-08-03 12:00' }], [{ released: '2026-08-03 12:00', failed: false, restored: null }], 1),
    expect: { perWeek: 1, leadTime: 2, failRate: 0, recovery: null },
  },
  {
    name: "sorts numbers as numbers, and keeps the caller's list",
    hint: 'sort() alone sorts texts, and sort changes the list.',
    run: ({ median }) => {
      const waits = [100, 9, 10]
      return [median(waits), waits[0]]
    },
    expect: [10, 100],
  },
  {
    name: "counts over midnight and over a month's end",
    hint: 'Real moments, not only times of day.',
    run: ({ hours }) => hours('2026-08-31 22:10', '2026-09-01 00:40'),
    expect: 2.5,
  },
  {
    name: 'rounds shares to whole percent',
    hint: 'Math.round(100 × part ÷ all).',
    run: ({ flowEfficiency }) => [flowEfficiency([{ kind: 'work', hours: 1 }, { kind: 'wait', hours: 2 }]), flowEfficiency([{ kind: 'work', hours: 2 }, { kind: 'wait', hours: 1 }])],
    expect: [33, 67],
  },
]
