export default [
  {
    name: 'sorts numbers as numbers',
    hint: 'sort() without a function sorts texts: 1000 comes before 9.',
    run: ({ percentile }) => [percentile([9, 1000, 80, 7], 50), percentile([9, 1000, 80, 7], 100)],
    expect: [9, 1000],
  },
  {
    name: 'finds the p95 of twenty requests, and leaves the list as it was',
    hint: 'With twenty values, the p95 is the 19th. toSorted makes a new list.',
    run: ({ percentile }) => {
      const ms = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
      return [percentile(ms, 95), percentile([5], 50), ms[0]]
    },
    expect: [19, 5, 20],
  },
  {
    name: 'tells a busy machine from a waiting and a robbed one',
    hint: 'us is work, st is a CPU that the provider gave away.',
    run: ({ waitsFor }) => [waitsFor({ us: 88, sy: 9, wa: 2, st: 1 }), waitsFor({ us: 20, sy: 10, wa: 5, st: 41 }), waitsFor({ us: 9, sy: 62, wa: 8, st: 0 })],
    expect: ['programs', 'neighbour', 'kernel'],
  },
  {
    name: 'says that an idle machine waits for nothing',
    hint: "If even the largest share is below 20 percent, the machine isn't the reason.",
    run: ({ waitsFor }) => [
      waitsFor({ us: 8, sy: 4, wa: 2, st: 1 }),
      waitsFor({ us: 3, sy: 2, wa: 19, st: 1 }),
      waitsFor({ us: 20, sy: 2, wa: 4, st: 1 }),
    ],
    expect: ['nothing', 'nothing', 'programs'],
  },
  {
    name: 'answers null where a column never was above the limit',
    hint: 'Above means more than. No minute: null.',
    run: ({ stretch }) => [stretch([{ time: '09:00', st: 30 }], 'st', 30), stretch([], 'st', 30), stretch([{ time: '09:00', st: 31 }], 'st', 30)],
    expect: [null, null, ['09:00', '09:00']],
  },
]
