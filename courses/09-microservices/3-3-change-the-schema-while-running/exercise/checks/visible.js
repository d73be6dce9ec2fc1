export default [
  {
    name: 'release 1 still writes what release 0 can read',
    hint: 'While release 1 replaces release 0, both run. Release 1 writes the old form, and only that.',
    run: ({ releases, pass }) => [
      Object.keys(releases[1].write({ id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 })).sort(),
      pass(1, 0, { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 }),
    ],
    expect: [['address', 'dish', 'id'], { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 }],
  },
  {
    name: 'release 1 reads both forms',
    hint: 'If the message has a drop, take building and floor from it; otherwise take the address apart.',
    run: ({ releases }) => [
      releases[1].read({ id: 'ord-1', dish: 'thali', address: 'Dadar Press, floor 4' }),
      releases[1].read({ id: 'ord-2', dish: 'poha', drop: { building: 'Dadar Press', floor: 4 } }),
    ],
    expect: [
      { id: 'ord-1', dish: 'thali', building: 'Dadar Press', floor: 4 },
      { id: 'ord-2', dish: 'poha', building: 'Dadar Press', floor: 4 },
    ],
  },
  {
    name: 'release 2 writes the new form, and release 1 can read it',
    hint: 'Write drop: { building, floor }. Release 1 has learned to read it, so a rollback is possible.',
    run: ({ releases, pass }) => [
      releases[2].write({ id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 }),
      pass(2, 1, { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 }),
    ],
    expect: [
      { id: 'ord-1', dish: 'thali', drop: { building: 'Andheri Bank', floor: 3 } },
      { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 },
    ],
  },
  {
    name: 'release 2 still reads what release 0 and 1 have written',
    hint: 'Old messages wait in the log for days. Release 2 reads both forms.',
    run: ({ pass }) =>
      [0, 1].map((writer) => pass(writer, 2, { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 })),
    expect: [
      { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 },
      { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 },
    ],
  },
  {
    name: 'release 3 and release 2 read each other',
    hint: 'Release 3 writes the same as release 2.',
    run: ({ pass }) => {
      const order = { id: 'ord-3', dish: 'dal', building: 'Dadar Press', floor: 0 }
      return [pass(2, 3, order), pass(3, 2, order)]
    },
    expect: [
      { id: 'ord-3', dish: 'dal', building: 'Dadar Press', floor: 0 },
      { id: 'ord-3', dish: 'dal', building: 'Dadar Press', floor: 0 },
    ],
  },
]
