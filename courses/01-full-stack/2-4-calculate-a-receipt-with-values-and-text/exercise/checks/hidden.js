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
    run: (_, { printed }) => printed.filter((line) => line.includes(' owes ')),
    expect: ['Pushpa owes ₹216 of ₹516'],
  },
  {
    name: 'calculates from the names, also for other prices and amounts',
    hint: 'Use the names, such as ricePerKg and tea, in your calculation. A number that you typed yourself stays the same.',
    run: async (_, { printedWith }) => {
      const lines = [
        ...(await printedWith(/kilosTyped = '10'/, "kilosTyped = '12'")),
        ...(await printedWith(/ricePerKg = 42/, 'ricePerKg = 50')),
        ...(await printedWith(/tea = 96/, 'tea = 100')),
        ...(await printedWith(/paidTyped = '300'/, "paidTyped = '500'")),
        ...(await printedWith(/name = 'Pushpa'/, "name = 'Asha'")),
      ]
      // Other lines may be printed to look at a value.
      return lines.filter((line) => line.includes(' owes '))
    },
    expect: [
      'Pushpa owes ₹300 of ₹600',
      'Pushpa owes ₹296 of ₹596',
      'Pushpa owes ₹220 of ₹520',
      'Pushpa owes ₹16 of ₹516',
      'Asha owes ₹216 of ₹516',
    ],
  },
  {
    name: 'calculates with numbers, not with text',
    hint: 'A total in quotes, or one that was glued together, is a text. Convert before you calculate.',
    run: ({ kilos, paid, total, owes }) => [kilos, paid, total, owes].map((value) => typeof value),
    expect: ['number', 'number', 'number', 'number'],
  },
]
