export default [
  {
    name: 'groups rows by a key, in the order in which keys first appeared',
    hint: 'A Map remembers the order of its keys. Create a list when a key appears for the first time.',
    run: ({ groupBy }) => groupBy(['pune', 'surat', 'patna', 'salem'], (name) => name[0]),
    expect: new Map([
      ['p', ['pune', 'patna']],
      ['s', ['surat', 'salem']],
    ]),
  },
  {
    name: 'groups any iterable',
    hint: 'Read the source with for…of. An iterable need not have forEach or length.',
    run: ({ groupBy }) => {
      const numbers = {
        *[Symbol.iterator]() {
          yield* [1, 2, 3]
        },
      }
      return [groupBy(numbers, (n) => n % 2), groupBy(new Set([4]), () => 'all'), groupBy([], (n) => n)]
    },
    expect: [
      new Map([
        [1, [1, 3]],
        [0, [2]],
      ]),
      new Map([['all', [4]]]),
      new Map(),
    ],
  },
  {
    name: 'joins each left row with its partner',
    hint: 'Group the right side by its key first. Then look up the key of each left row in that Map.',
    run: ({ join }) => [
      ...join(
        [{ number: '90001', from: 'PUNE' }],
        [{ code: 'ADI' }, { code: 'PUNE' }],
        (train) => train.from,
        (station) => station.code,
      ),
    ],
    expect: [{ left: { number: '90001', from: 'PUNE' }, right: { code: 'PUNE' } }],
  },
  {
    name: 'a left row with several partners appears once for each',
    hint: 'The Map holds a list of partners for each key. Yield one pair for each of them.',
    run: ({ join }) => [
      ...join(
        ['s1', 'p1'],
        ['surat', 'salem', 'pune'],
        (code) => code[0],
        (name) => name[0],
      ),
    ],
    expect: [
      { left: 's1', right: 'surat' },
      { left: 's1', right: 'salem' },
      { left: 'p1', right: 'pune' },
    ],
  },
  {
    name: 'a left row without a partner appears with null',
    hint: 'If the Map has no list for the key, yield { left: row, right: null }.',
    run: ({ join }) => [
      ...join(
        ['x1', 'p1'],
        ['pune'],
        (code) => code[0],
        (name) => name[0],
      ),
    ],
    expect: [
      { left: 'x1', right: null },
      { left: 'p1', right: 'pune' },
    ],
  },
  {
    name: 'the board prints the number of trains per state',
    hint: 'Join trains with stations, keep the pairs that have a station, and group them by its state.',
    run: (_, { printed }) => {
      const lines = printed.join('\n').split('\n')
      const numberOf = (state) => Number(/\d+/.exec(lines.find((line) => line.includes(state)) ?? '')?.[0] ?? NaN)
      return ['Gujarat', 'Karnataka', 'Bihar'].map(numberOf)
    },
    expect: [12, 9, 3],
  },
]
