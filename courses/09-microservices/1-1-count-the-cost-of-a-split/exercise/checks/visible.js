export default [
  {
    name: 'counts what three services of 99 % cost',
    hint: 'In the loop: working *= call.works. Below it: failed is (1 - working) times 10,000, rounded.',
    run: ({ costOfSplit }) =>
      costOfSplit([
        { milliseconds: 20, works: 0.99 },
        { milliseconds: 40, works: 0.99 },
        { milliseconds: 30, works: 0.99 },
      ]),
    expect: { milliseconds: 90, failed: 297 },
  },
  {
    name: 'one service fails as often as it fails alone',
    hint: 'With works: 0.95, five of 100 orders fail: 500 of 10,000.',
    run: ({ costOfSplit }) => costOfSplit([{ milliseconds: 15, works: 0.95 }]),
    expect: { milliseconds: 15, failed: 500 },
  },
  {
    name: 'two services that work half of the time leave a quarter',
    hint: 'Multiply the shares that work. Don’t add the shares that fail.',
    run: ({ costOfSplit }) =>
      costOfSplit([
        { milliseconds: 10, works: 0.5 },
        { milliseconds: 10, works: 0.5 },
      ]),
    expect: { milliseconds: 20, failed: 7500 },
  },
]
