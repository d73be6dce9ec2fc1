export default [
  {
    name: 'reads the right side once, and the left side only as far as needed',
    hint: 'Keep the right side in memory before the loop. Read the left side with for…of and yield inside the loop.',
    run: ({ join }) => {
      const read = []
      function* rows(side, values) {
        for (const value of values) {
          read.push(`${side}${value}`)
          yield value
        }
      }
      const pairs = join(
        rows('L', [1, 2, 3]),
        rows('R', [3, 2, 1]),
        (n) => n,
        (n) => n,
      )
      const first = pairs.next().value
      return { first, read }
    },
    expect: { first: { left: 1, right: 1 }, read: ['R3', 'R2', 'R1', 'L1'] },
  },
  {
    name: 'keys keep their type',
    hint: 'A Map tells 1 from "1"; the keys of a plain object are always texts.',
    run: ({ groupBy, join }) => [
      groupBy([1, '1', 1], (value) => value),
      [
        ...join(
          [1],
          ['1'],
          (value) => value,
          (value) => value,
        ),
      ],
    ],
    expect: [
      new Map([
        [1, [1, 1]],
        ['1', ['1']],
      ]),
      [{ left: 1, right: null }],
    ],
  },
  {
    name: 'the board prints every state, and the trains of unknown stations last',
    hint: 'A train whose starting station is unknown has right: null. Print their numbers on the last line.',
    run: (_, { printed }) => {
      const lines = printed.join('\n').trim().split('\n')
      const numberOf = (state) => Number(/\d+/.exec(lines.find((line) => line.includes(state)) ?? '')?.[0] ?? NaN)
      return {
        counts: ['Maharashtra', 'Tamil Nadu', 'Kerala'].map(numberOf),
        unknown: lines.at(-1).match(/\d{5}/g) ?? [],
      }
    },
    expect: { counts: [7, 4, 3], unknown: ['90078', '90190'] },
  },
  {
    name: 'the board follows the trains and stations in the files',
    hint: 'Calculate every line from trains and stations. A state or a number that you typed yourself stays the same.',
    run: async (_, { printedWith }) => {
      const read = (printed, state) => {
        const lines = printed.join('\n').trim().split('\n')
        const count = Number(/\d+/.exec(lines.find((line) => line.includes(state)) ?? '')?.[0] ?? NaN)
        return [count, lines.at(-1).match(/\d{5}/g) ?? []]
      }
      return [
        read(await printedWith(/"from": "XYZ"/, '"from": "PNBE"'), 'Bihar'),
        read(await printedWith(/"state": "Bihar"/, '"state": "Assam"'), 'Assam'),
      ]
    },
    expect: [
      [4, ['90190']],
      [3, ['90078', '90190']],
    ],
  },
]
