export default [
  {
    name: 'the fare is 158',
    hint: 'In place of the 0, write start + perKm * km. Names have no quotes.',
    run: (_, { printed }) => printed[0] ?? 'nothing',
    expect: 'Fare: 158',
  },
  {
    name: 'Meena has 42 rupees left',
    hint: 'Write money = money - fare above the two console.log lines. No let and no const: money already exists.',
    run: (_, { printed }) => printed[1] ?? 'nothing',
    expect: 'Left: 42',
  },
  {
    name: 'the program prints two lines',
    hint: 'The two console.log lines at the end were ready. You don’t need another one.',
    run: (_, { printed }) => printed.length,
    expect: 2,
  },
]
