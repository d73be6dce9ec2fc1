export default [
  {
    name: 'needs two trips from exactly 10 quintals on',
    hint: '“From 10 on” includes 10: >= means greater or equal.',
    run: ({ advice }) => [9.9, 10, 10.1].map((quintals) => advice('Asha', quintals)),
    expect: ['Asha: 9.9 quintals, one trip', 'Asha: 10 quintals, two trips', 'Asha: 10.1 quintals, two trips'],
  },
  {
    name: 'says false when both mandis pay the same in the end',
    hint: '“More” means >, not >=. The answer is the boolean false, not a text.',
    run: ({ isBetter }) => [isBetter(1500, 1600, 100), isBetter(1500, 1500, 0), isBetter(1500, 1601, 100)],
    expect: [false, false, true],
  },
  {
    name: 'calculates with any numbers, not only with those of the lesson',
    hint: 'Use the parameters. A number of Kamla’s sale must not be inside of the function.',
    run: ({ toQuintals, afterFee }) => [toQuintals(3, 60), toQuintals(120, 50), afterFee(250), afterFee(11_214)].map((value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
    expect: [1.8, 60, 245, 10_989.72],
  },
]
