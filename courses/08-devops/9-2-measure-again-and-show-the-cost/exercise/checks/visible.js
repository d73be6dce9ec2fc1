export default [
  {
    name: 'counts bad hours for the same length of time',
    hint: 'Per week, times four: nine weeks and four weeks can be compared.',
    run: ({ faultHours }) => [faultHours([{ failed: true, hours: 1.6 }, { failed: true, hours: 2.3 }, { failed: true, hours: 6.8 }, { failed: false, hours: 0 }], 9), faultHours([{ failed: true, hours: 0.5 }, { failed: true, hours: 0.1 }], 4)],
    expect: [4.8, 0.6],
  },
  {
    name: 'gives each service its own lines and its part of the shared ones',
    hint: 'Shared × own usage ÷ all usage.',
    run: ({ costs }) => costs([{ service: 'orders', rupees: 14200 }, { service: 'search', rupees: 9100 }, { service: 'shared', rupees: 60000 }], { orders: 3, search: 1 }),
    expect: { orders: 59200, search: 24100, nobody: 0 },
  },
  {
    name: 'shows what belongs to nobody',
    hint: 'Lines without a label are a line of their own.',
    run: ({ costs }) => costs([{ service: '', rupees: 18400 }, { service: 'orders', rupees: 100 }, { service: '', rupees: 5050 }], { orders: 1 }),
    expect: { orders: 100, nobody: 23450 },
  },
  {
    name: 'says how likely bad luck is',
    hint: '1 minus the chances of 0, 1 … k − 1 failures.',
    run: ({ atLeast }) => [atLeast(3, 9, 0.15), atLeast(5, 115, 0.15)],
    expect: [14, 100],
  },
]
