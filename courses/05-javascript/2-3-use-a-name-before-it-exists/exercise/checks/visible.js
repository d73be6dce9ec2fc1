export default [
  {
    name: 'the file runs and prints its list first',
    hint: 'Read the message: which name is too early? A const must stand above the code that needs it; a function need not.',
    run: (_, { printed }) => printed.join('\n').split('\n').slice(0, 3),
    expect: ['Meera: ₹100', 'Salim: ₹450', 'Total: ₹550'],
  },
  {
    name: 'bills 25 rupees per kilo',
    hint: 'Without a discount, (1 - discount) must be 1. With var, discount is undefined for small amounts.',
    run: ({ billFor }) => [0, 1, 4, 19].map((kilos) => billFor(kilos)),
    expect: [0, 25, 100, 475],
  },
  {
    name: 'gives 10 % less from 20 kilos on, in whole rupees',
    hint: '20 kilos count as a large amount. Round once, at the end.',
    run: ({ billFor }) => [20, 21, 100].map((kilos) => billFor(kilos)),
    expect: [450, 473, 2250],
  },
  {
    name: 'lists every customer and the total',
    hint: 'One line per customer, then the total: Total: ₹600.',
    run: ({ dayList }) =>
      dayList([
        { name: 'Meera', kilos: 4 },
        { name: 'Zoya', kilos: 20 },
        { name: 'Ravi', kilos: 2 },
      ]),
    expect: ['Meera: ₹100', 'Zoya: ₹450', 'Ravi: ₹50', 'Total: ₹600'],
  },
  {
    name: 'tells the two messages apart',
    hint: 'One message ends with "before initialization", the other with "is not defined".',
    run: ({ explain }) =>
      ["Cannot access 'rate' before initialization", 'rateOf is not defined', 'Assignment to constant variable.'].map(
        (message) => explain(message),
      ),
    expect: ['too early', 'unknown name', 'something else'],
  },
]
