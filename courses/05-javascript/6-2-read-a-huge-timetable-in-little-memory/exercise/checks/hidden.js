export default [
  {
    name: 'asks for a line only after it has used the one before',
    hint: 'Somewhere all lines are put into a list. Count inside the loop, and keep nothing but the counts.',
    run: async ({ countStops }) => {
      let unused = 0
      let most = 0
      // A line that notes when it is read, in whatever way: split, match, slice, a regular expression …
      const lineOf = (text) => {
        const line = new String(text)
        for (const name of Object.getOwnPropertyNames(String.prototype)) {
          if (name === 'constructor' || typeof text[name] !== 'function') continue
          const read = (...values) => {
            unused = 0
            return text[name](...values)
          }
          Object.defineProperty(line, name, { value: read })
        }
        return line
      }
      async function* lines() {
        yield 'train,date,station,arrives,departs'
        for (let n = 0; n < 50; n++) {
          unused += 1
          most = Math.max(most, unused)
          yield lineOf(`1${n},2026-01-01,${n % 2 ? 'PUNE' : 'ADI'},10:00,10:02`)
        }
      }
      const { counts, damaged } = await countStops(lines())
      return { counts, damaged, most }
    },
    expect: {
      counts: new Map([
        ['ADI', 25],
        ['PUNE', 25],
      ]),
      damaged: 0,
      most: 1,
    },
  },
  {
    name: 'sorts stations with equal counts by code',
    hint: 'If the counts are equal, compare the codes. The Map itself must stay as it was.',
    run: ({ busiest }) => {
      const counts = new Map([
        ['ST', 5],
        ['ADI', 5],
        ['MAS', 9],
        ['BPL', 5],
      ])
      return [busiest(counts, 3), busiest(counts, 10).length, [...counts.keys()]]
    },
    expect: [
      [
        ['MAS', 9],
        ['ADI', 5],
        ['BPL', 5],
      ],
      4,
      ['ST', 'ADI', 'MAS', 'BPL'],
    ],
  },
  {
    name: 'treats a line with too many fields as damaged, and an empty file as empty',
    hint: 'Six fields are as wrong as four. A file without any line has no stops.',
    run: async ({ countStops }) => [
      await countStops(['head', '1,2026-01-01,PUNE,10:00,10:02,extra', '2,2026-01-01,PUNE,10:00,10:02', '3']),
      await countStops([]),
    ],
    expect: [
      { counts: new Map([['PUNE', 1]]), stops: 1, damaged: 2 },
      { counts: new Map(), stops: 0, damaged: 0 },
    ],
  },
]
