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
    name: 'a ride of 8 kilometres costs 194 and leaves 6',
    hint: 'Let the computer work it out: use the names start, perKm, km, money and fare in your two lines, not numbers such as 158 or 42. Leave the first four lines as they were.',
    run: (_, { printedWith }) => printedWith(/\bkm = 6/, 'km = 8'),
    expect: ['Fare: 194', 'Left: 6'],
  },
  {
    name: 'the program prints two lines',
    hint: 'The two console.log lines at the end were ready. You don’t need another one.',
    run: (_, { printed }) => printed.length,
    expect: 2,
  },
]
