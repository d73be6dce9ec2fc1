export default [
  {
    name: 'writes the sentence with both amounts',
    hint: 'Use backticks, and ${…} for each value. The amounts have no decimals and no commas.',
    run: ({ sentence }) => sentence,
    expect: 'Pushpa owes ₹216 of ₹516',
  },
  {
    name: 'prints the sentence',
    hint: 'console.log(sentence) is already there. Leave it at the end.',
    run: (_, { printed }) => printed,
    expect: ['Pushpa owes ₹216 of ₹516'],
  },
  {
    name: 'calculates with numbers, not with text',
    hint: 'A total in quotes, or one that was glued together, is a text. Convert before you calculate.',
    run: ({ kilos, paid, total, owes }) => [kilos, paid, total, owes].map((value) => typeof value),
    expect: ['number', 'number', 'number', 'number'],
  },
]
