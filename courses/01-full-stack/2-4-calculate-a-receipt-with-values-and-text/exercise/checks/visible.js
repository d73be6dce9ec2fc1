export default [
  {
    name: 'turns the typed kilos and rupees into numbers',
    hint: 'Number(…) makes a number of a text.',
    run: ({ kilos, paid }) => [kilos, paid],
    expect: [10, 300],
  },
  {
    name: 'adds rice and tea',
    hint: 'The price of a kilo times the kilos, plus the tea.',
    run: ({ total }) => total,
    expect: 516,
  },
  {
    name: 'subtracts what was paid',
    hint: 'What is left is the total minus what she paid.',
    run: ({ owes }) => owes,
    expect: 216,
  },
]
