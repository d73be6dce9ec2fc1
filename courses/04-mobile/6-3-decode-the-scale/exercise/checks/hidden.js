export default [
  {
    name: 'can’t use what is too short or isn’t bytes',
    hint: 'Check the whole text with a regular expression before you read numbers.',
    run: ({ grams }) => ['', '00 6C', '00 6C ZZ', '006C03', '0 6C 03', '00 6C 03 1'].map((message) => grams(message)),
    expect: [null, null, null, null, null, null],
  },
  {
    name: 'ignores further bytes',
    hint: 'Only the first three bytes matter.',
    run: ({ grams }) => grams('00 6C 03 EA 07 0B'),
    expect: 4380,
  },
  {
    name: 'begins a new window when the scale was empty',
    hint: 'Below 200 g, empty the list of the last weights.',
    run: ({ createSteady }) => {
      const steady = createSteady()
      return [3000, 3000, 3000, 0, 3000, 3000, 3000, 3000, 3000].map((weight) => steady(weight).kind)
    },
    expect: ['moving', 'moving', 'moving', 'empty', 'moving', 'moving', 'moving', 'moving', 'stable'],
  },
  {
    name: 'takes 10 g as still and 11 g as moving',
    hint: 'At most 10 means <=.',
    run: ({ createSteady }) =>
      [1010, 1011].map((top) => {
        const steady = createSteady()
        return [1000, 1000, 1005, 1005, top].map((weight) => steady(weight)).at(-1)
      }),
    expect: [
      { kind: 'stable', grams: 1005 },
      { kind: 'moving', grams: 1011 },
    ],
  },
  {
    name: 'finds the median of weights around 1 kg',
    hint: 'toSorted() without a function sorts as texts.',
    run: ({ createSteady }) => {
      const steady = createSteady()
      return [995, 1000, 995, 1005, 1000].map((weight) => steady(weight)).at(-1)
    },
    expect: { kind: 'stable', grams: 1000 },
  },
  {
    name: 'leaves out messages that it can’t use, and keeps 0 g',
    hint: '0 is a weight. Only null is left out.',
    run: ({ readings }) => readings(['01 6C 03', '00 00 00', 'xx', '00 6C 03']),
    expect: [{ kind: 'empty' }, { kind: 'moving', grams: 4380 }],
  },
  {
    name: 'gives each scale a window of its own',
    hint: 'Declare the list of the last weights inside createSteady.',
    run: ({ createSteady }) => {
      const [left, right] = [createSteady(), createSteady()]
      const kinds = []
      for (let turn = 0; turn < 3; turn++) kinds.push(left(3000).kind, right(3000).kind)
      return kinds
    },
    expect: ['moving', 'moving', 'moving', 'moving', 'moving', 'moving'],
  },
  {
    name: 'shows the weight rising while it moves',
    hint: 'Two readings are the same only if kind and grams are the same.',
    run: ({ readings }) => readings(['00 64 00', '00 64 00', '00 C8 00', '00 2C 01']),
    expect: [
      { kind: 'moving', grams: 500 },
      { kind: 'moving', grams: 1000 },
      { kind: 'moving', grams: 1500 },
    ],
  },
  {
    name: 'begins each list of messages with an empty window',
    hint: 'Call createSteady inside readings, so that two lists don’t share a window.',
    run: ({ readings }) => {
      const can = Array(4).fill('00 6C 03')
      return [readings(can), readings(can)]
    },
    expect: [[{ kind: 'moving', grams: 4380 }], [{ kind: 'moving', grams: 4380 }]],
  },
]
