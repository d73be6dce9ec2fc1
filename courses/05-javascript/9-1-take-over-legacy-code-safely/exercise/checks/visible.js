export default [
  {
    name: 'charges each class its rate per kilometre, unknown ones the lowest',
    hint: 'A Map from class to rate, and one more rate for everything that isn’t in it.',
    run: ({ fare }) => ['SL', '3A', '2A', '1A', '2S', ''].map((cls) => fare(400, cls, 30, 'GN')),
    expect: [200, 520, 760, 1280, 140, 140],
  },
  {
    name: 'gives the discount only for the kilometres beyond 1,000',
    hint: 'Only km - 1000 kilometres are cheaper, and only if that is more than 0.',
    run: ({ fare }) => [999, 1000, 1001, 2500].map((km) => fare(km, '3A', 30, 'GN')),
    expect: [1300, 1300, 1300, 2960],
  },
  {
    name: 'charges at least ₹30, except in 1A',
    hint: 'Math.max(30, …) for all classes but one.',
    run: ({ fare }) => [
      fare(10, 'SL', 30, 'GN'),
      fare(90, '2S', 30, 'GN'),
      fare(66, 'SL', 30, 'GN'),
      fare(5, '1A', 30, 'GN'),
    ],
    expect: [30, 30, 35, 15],
  },
  {
    name: 'reduces the fare by age, with the old edges',
    hint: 'Look at the comparisons again: < 5, < 12 and >= 60.',
    run: ({ fare }) => [4, 5, 11, 12, 59, 60, 99].map((age) => fare(800, '2A', age, 'GN')),
    expect: [0, 760, 760, 1520, 1520, 910, 910],
  },
  {
    name: 'adds a tatkal charge between its limits',
    hint: 'Math.min(most, Math.max(least, charge)), with other limits for SL.',
    run: ({ fare }) =>
      [
        ['SL', 100],
        ['SL', 500],
        ['SL', 2000],
        ['SL', 2005],
        ['3A', 300],
        ['3A', 1000],
      ].map(([cls, km]) => fare(km, cls, 30, 'TQ')),
    expect: [150, 350, 1125, 1125, 690, 1690],
  },
  {
    name: 'keeps the odd cases: an infant in tatkal, a child below the minimum fare',
    hint: 'They look wrong, but callers depend on them. Ask the owner of the fares before you change them.',
    run: ({ fare }) => [fare(300, 'SL', 2, 'TQ'), fare(500, 'SL', 65, 'TQ'), fare(10, 'SL', 8, 'GN')],
    expect: [100, 350, 15],
  },
  {
    name: 'adds the meal, also after the same question without one',
    hint: 'The cache forgets the meal. What is lost if there is no cache at all?',
    run: ({ fare }) => [
      fare(300, 'SL', 30, 'GN'),
      fare(300, 'SL', 30, 'GN', { meal: true }),
      fare(300, 'SL', 30, 'GN', { meal: false }),
      fare(300, '1A', 30, 'GN', { meal: true }),
    ],
    expect: [150, 335, 150, 960],
  },
]
