export default [
  {
    name: 'where yields only the wanted values',
    hint: 'for (const value of source), then yield the value only if isWanted(value).',
    run: ({ where }) => [...where([5, 12, 8, 130, 44], (n) => n > 10)],
    expect: [12, 130, 44],
  },
  {
    name: 'map yields every value changed',
    hint: 'Yield change(value) for each value of the source.',
    run: ({ map }) => [...map(['pune', 'surat'], (name) => name.toUpperCase())],
    expect: ['PUNE', 'SURAT'],
  },
  {
    name: 'take yields at most as many values as asked',
    hint: 'Count the values you have yielded, and return when the count is reached. A short source simply ends.',
    run: ({ take }) => [[...take([1, 2, 3, 4], 2)], [...take(['a', 'b'], 5)]],
    expect: [
      [1, 2],
      ['a', 'b'],
    ],
  },
  {
    name: 'reads six numbers for the first three even squares',
    hint: 'Do you build a list somewhere ([...source], filter, slice)? Then everything is read. Use for…of and yield.',
    run: ({ where, map, take }) => {
      let read = 0
      function* numbers() {
        for (let n = 1; n <= 1_000_000; n++) {
          read = n
          yield n
        }
      }
      const evens = where(numbers(), (n) => n % 2 === 0)
      const squares = [
        ...take(
          map(evens, (n) => n * n),
          3,
        ),
      ]
      return { squares, read }
    },
    expect: { squares: [4, 16, 36], read: 6 },
  },
  {
    name: 'take(source, 0) reads nothing',
    hint: 'for…of asks for a first value before your code in the loop runs. Check the count before the loop.',
    run: ({ take }) => {
      let read = 0
      function* numbers() {
        read += 1
        yield 1
      }
      return { values: [...take(numbers(), 0)], read }
    },
    expect: { values: [], read: 0 },
  },
  {
    name: 'accepts a Set and a text',
    hint: 'for…of works with every iterable. source.length or source[0] works with lists only.',
    run: ({ where, map, take }) => [
      [...map(new Set([1, 2]), (n) => n + 1)],
      [...where('kochi', (letter) => letter > 'i')],
      [...take('surat', 3)],
    ],
    expect: [
      [2, 3],
      ['k', 'o'],
      ['s', 'u', 'r'],
    ],
  },
]
