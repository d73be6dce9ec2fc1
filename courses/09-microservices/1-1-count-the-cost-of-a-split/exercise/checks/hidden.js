export default [
  {
    name: 'costs nothing without a call',
    hint: 'working starts at 1, so 1 - working is 0.',
    run: ({ costOfSplit }) => costOfSplit([]),
    expect: { milliseconds: 0, failed: 0 },
  },
  {
    name: 'one service that never works fails every order',
    hint: 'A share of 0 makes the whole product 0.',
    run: ({ costOfSplit }) =>
      costOfSplit([
        { milliseconds: 5, works: 1 },
        { milliseconds: 7, works: 0 },
      ]),
    expect: { milliseconds: 12, failed: 10000 },
  },
  {
    name: 'rounds once, at the end',
    hint: 'Use Math.round on the result, not in the loop.',
    run: ({ costOfSplit }) =>
      costOfSplit([0.999, 0.998, 0.9995, 0.9999, 0.997].map((works) => ({ milliseconds: 3, works }))),
    expect: { milliseconds: 15, failed: 66 },
  },
]
