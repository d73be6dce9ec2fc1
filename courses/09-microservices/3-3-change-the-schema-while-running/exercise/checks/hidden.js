export default [
  {
    name: 'release 3 no longer knows the old form, and says so',
    hint: 'Release 3 reads only drop. For a message without it, throw an error that names the order.',
    run: ({ releases }) => releases[3].read({ id: 'ord-77', dish: 'dal', address: 'Dadar Press, floor 4' }),
    throws: 'ord-77',
  },
  {
    name: 'release 3 neither writes nor needs an address',
    hint: 'The old field is gone from the message.',
    run: ({ releases }) => releases[3].write({ id: 'ord-3', dish: 'dal', building: 'Dadar Press', floor: 2 }),
    expect: { id: 'ord-3', dish: 'dal', drop: { building: 'Dadar Press', floor: 2 } },
  },
  {
    name: 'an odd name of a building survives in every new release',
    hint: 'Search for ", floor " from the end: lastIndexOf.',
    run: ({ pass }) => {
      const order = { id: 'ord-2', dish: 'poha', building: 'Tower B, floor plan office', floor: 12 }
      return [pass(0, 1, order).building, pass(1, 2, order).floor, pass(2, 3, order).building]
    },
    expect: ['Tower B, floor plan office', 12, 'Tower B, floor plan office'],
  },
  {
    name: 'the ground floor is a number in every form',
    hint: 'Floor 0 is a floor. Test whether drop is there, not whether floor is true; use Number for the old form.',
    run: ({ releases }) => [
      releases[1].read({ id: 'a', dish: 'dal', address: 'Dadar Press, floor 0' }).floor,
      releases[2].read({ id: 'a', dish: 'dal', drop: { building: 'Dadar Press', floor: 0 } }).floor,
      releases[3].read({ id: 'a', dish: 'dal', drop: { building: 'Dadar Press', floor: 0 } }).floor,
    ],
    expect: [0, 0, 0],
  },
  {
    name: 'new fields of later writers are ignored',
    hint: 'Return only id, dish, building and floor.',
    run: ({ releases }) => [
      ...[1, 2, 3].map((number) => releases[number].read({ id: 'a', dish: 'dal', spice: 'hot', drop: { building: 'X', floor: 1, gate: 2 } })),
      ...[1, 2].map((number) => releases[number].read({ id: 'b', dish: 'dal', spice: 'hot', address: 'Y, floor 2' })),
    ],
    expect: [
      { id: 'a', dish: 'dal', building: 'X', floor: 1 }, { id: 'a', dish: 'dal', building: 'X', floor: 1 }, { id: 'a', dish: 'dal', building: 'X', floor: 1 },
      { id: 'b', dish: 'dal', building: 'Y', floor: 2 }, { id: 'b', dish: 'dal', building: 'Y', floor: 2 },
    ],
  },
]
