export default [
  {
    name: 'reads the low byte first, in units of 5 g',
    hint: 'low + high * 256 units, times 5.',
    run: ({ grams }) => ['00 6C 03', '00 FF 00', '00 00 00', '00 e8 03'].map((message) => grams(message)),
    expect: [4380, 1275, 0, 5000],
  },
  {
    name: 'can’t use pounds',
    hint: 'flags & 1 is 1 for pounds. Other bits don’t matter.',
    run: ({ grams }) => ['01 6C 03', '03 6C 03', '02 6C 03'].map((message) => grams(message)),
    expect: [null, null, 4380],
  },
  {
    name: 'says empty below 200 g, and moving while the can is filled',
    hint: 'Look at the newest weight first, then at the window.',
    run: ({ createSteady }) => {
      const steady = createSteady()
      return [0, 199, 200, 2500].map((weight) => steady(weight))
    },
    expect: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'moving', grams: 200 }, { kind: 'moving', grams: 2500 }],
  },
  {
    name: 'is stable with the median when five weights are within 10 g',
    hint: 'Sort a copy of the last five with (a, b) => a - b and take the middle one.',
    run: ({ createSteady }) => {
      const steady = createSteady()
      return [4365, 4375, 4375, 4380, 4375, 4380].map((weight) => steady(weight)).slice(-2)
    },
    expect: [
      { kind: 'moving', grams: 4375 },
      { kind: 'stable', grams: 4375 },
    ],
  },
  {
    name: 'lists each reading once',
    hint: 'Leave out a reading that is the same as the one before it.',
    run: ({ readings }) => readings(['00 00 00', '00 00 00', ...Array(7).fill('00 6C 03'), '00 00 00']),
    expect: [
      { kind: 'empty' },
      { kind: 'moving', grams: 4380 },
      { kind: 'stable', grams: 4380 },
      { kind: 'empty' },
    ],
  },
]
