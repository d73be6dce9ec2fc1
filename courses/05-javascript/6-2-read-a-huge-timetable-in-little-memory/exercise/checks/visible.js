export default [
  {
    name: 'counts the stops per station',
    hint: 'Skip the first line. The station is the third field of each line: line.split(",")[2].',
    run: async ({ countStops }) => {
      const { counts, stops } = await countStops([
        'train,date,station,arrives,departs',
        '10001,2026-01-01,PUNE,10:00,10:02',
        '10001,2026-01-01,ADI,12:00,12:02',
        '10002,2026-01-02,PUNE,09:00,09:02',
      ])
      return { counts, stops }
    },
    expect: {
      counts: new Map([
        ['PUNE', 2],
        ['ADI', 1],
      ]),
      stops: 3,
    },
  },
  {
    name: 'counts damaged lines, but not empty ones',
    hint: 'A good line has exactly five fields, and none of them is empty.',
    run: async ({ countStops }) => {
      const { counts, stops, damaged } = await countStops([
        'train,date,station,arrives,departs',
        '10001,2026-01-01,PUNE,10:00,10:02',
        '10002,2026-01-02,',
        '10003,2026-01-02,,09:00,09:02',
        '',
      ])
      return { counts, stops, damaged }
    },
    expect: { counts: new Map([['PUNE', 1]]), stops: 1, damaged: 2 },
  },
  {
    name: 'counts only one day if a date is given',
    hint: 'The date is the second field. Compare it only if a date was given.',
    run: async ({ countStops }) => {
      const lines = [
        'train,date,station,arrives,departs',
        '10001,2026-01-01,PUNE,10:00,10:02',
        '10002,2026-01-02,ADI,09:00,09:02',
      ]
      const { counts, stops } = await countStops(lines, { date: '2026-01-02' })
      return { counts, stops }
    },
    expect: { counts: new Map([['ADI', 1]]), stops: 1 },
  },
  {
    name: 'reads an async iterable too',
    hint: 'for await (const line of lines) reads both kinds. lines.slice and lines.length exist on lists only.',
    run: async ({ countStops }) => {
      async function* lines() {
        yield 'train,date,station,arrives,departs'
        yield '10001,2026-01-01,NGP,10:00,10:02'
        await null
        yield '10001,2026-01-01,NGP,11:00,11:02'
      }
      return (await countStops(lines())).stops
    },
    expect: 2,
  },
  {
    name: 'lists the busiest stations first',
    hint: 'Make a list of the Map, sort it by count, most first, and keep the first `top` pairs.',
    run: ({ busiest }) =>
      busiest(
        new Map([
          ['ADI', 3],
          ['PUNE', 12],
          ['NGP', 7],
        ]),
        2,
      ),
    expect: [
      ['PUNE', 12],
      ['NGP', 7],
    ],
  },
]
