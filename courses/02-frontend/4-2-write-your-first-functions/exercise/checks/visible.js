export default [
  {
    name: 'turns sacks into quintals',
    hint: 'Sacks × kg per sack gives kg. 100 kg are one quintal. Don’t forget return.',
    run: ({ toQuintals }) => [toQuintals(14, 45), toQuintals(8, 50), toQuintals(0, 50)].map((value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
    expect: [6.3, 4, 0],
  },
  {
    name: 'takes off the fee of 2 percent',
    hint: '2 percent of an amount is amount × 2 ÷ 100. Subtract it.',
    run: ({ afterFee }) => [afterFee(1000), afterFee(5000), afterFee(0)].map((value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
    expect: [980, 4900, 0],
  },
  {
    name: 'compares two mandis after the transport',
    hint: 'Is the price there, minus the transport, greater than the price here? A comparison gives true or false.',
    run: ({ isBetter }) => [isBetter(1510, 1780, 100), isBetter(1510, 1780, 300)],
    expect: [true, false],
  },
  {
    name: 'writes the advice for a farmer',
    hint: 'Use backticks with ${name} and ${quintals}. Compare letter by letter.',
    run: ({ advice }) => [advice('Kamla', 6.3), advice('Raju', 12)],
    expect: ['Kamla: 6.3 quintals, one trip', 'Raju: 12 quintals, two trips'],
  },
]
