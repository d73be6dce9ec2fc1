export default [
  {
    name: 'finds the median and the slowest of ten requests',
    hint: 'Sort by number, then take the place Math.ceil(p / 100 × count) - 1.',
    run: ({ percentile }) => {
      const ms = [18, 19, 17, 20, 18, 21, 19, 18, 20, 9000]
      return [percentile(ms, 50), percentile(ms, 99)]
    },
    expect: [19, 9000],
  },
  {
    name: "counts requests at once with Little's law",
    hint: 'Requests per second × seconds per request. The time is in milliseconds.',
    run: ({ atOnce }) => [atOnce(20, 500), atOnce(40, 25)],
    expect: [10, 1],
  },
  {
    name: 'sees that the machine waits for its disk',
    hint: 'Compare us, sy, wa and st: which is the largest?',
    run: ({ waitsFor }) => waitsFor({ us: 10, sy: 3, id: 27, wa: 59, st: 1 }),
    expect: 'disk',
  },
  {
    name: 'finds when the waiting began and ended',
    hint: 'Keep the minutes above the limit; the first and the last of them.',
    run: ({ stretch }) => stretch([{ time: '08:44', wa: 2 }, { time: '08:45', wa: 55 }, { time: '08:46', wa: 28 }, { time: '08:47', wa: 61 }, { time: '08:48', wa: 1 }], 'wa', 30),
    expect: ['08:45', '08:47'],
  },
]
