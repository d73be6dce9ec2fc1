export default [
  {
    name: 'take never reads one value too many',
    hint: 'Return right after the last value was yielded, before the loop asks the source for another one.',
    run: ({ take }) =>
      [1, 2, 5].map((count) => {
        const read = []
        function* stations() {
          for (const code of ['PUNE', 'ST', 'BRC', 'ADI', 'RJT', 'JAM', 'OKHA']) {
            read.push(code)
            yield code
          }
        }
        const taken = [...take(stations(), count)]
        return [taken.length, read.length]
      }),
    expect: [
      [1, 1],
      [2, 2],
      [5, 5],
    ],
  },
  {
    name: 'runs the finally block of the source when the reader stops early',
    hint: 'for…of closes its source when you leave the loop. Calling next() by hand does not.',
    run: ({ where, map, take }) => {
      const events = []
      function* lines() {
        try {
          for (let n = 1; ; n++) {
            events.push(n)
            yield n
          }
        } finally {
          events.push('closed')
        }
      }
      for (const value of map(
        where(lines(), (n) => n % 2 === 1),
        (n) => n * 10,
      ))
        if (value >= 30) break
      const taken = [...take(lines(), 2)]
      return { events, taken }
    },
    expect: { events: [1, 2, 3, 'closed', 1, 2, 'closed'], taken: [1, 2] },
  },
  {
    name: 'starts nothing before the first value is wanted',
    hint: 'A generator function runs nothing until somebody asks for a value. Did you put a list in between?',
    run: ({ where, map, take }) => {
      const events = []
      function* source() {
        events.push('started')
        yield* [7, 8, 9]
      }
      const chain = take(
        map(
          where(source(), (n) => n > 7),
          (n) => `no. ${n}`,
        ),
        2,
      )
      events.push('built')
      const first = chain.next().value
      return [...events, first]
    },
    expect: ['built', 'started', 'no. 8'],
  },
]
