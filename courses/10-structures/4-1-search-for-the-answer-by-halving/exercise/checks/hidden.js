export default [
  {
    name: 'needs no truck without cans',
    hint: 'Start the largest can and the sum with 0. Math.max without arguments is -Infinity.',
    run: ({ smallestTruck }) => [smallestTruck([], 3), smallestTruck([], 1)],
    expect: [0, 0],
  },
  {
    name: 'keeps the order of the cans',
    hint: 'Don’t sort the cans. Fill the truck each day until the next can doesn’t fit.',
    run: ({ smallestTruck }) => {
      const cans = [50, 10, 50, 10, 50]
      return [2, 3, 4].map((days) => smallestTruck(cans, days)).concat(cans)
    },
    expect: [110, 60, 60, 50, 10, 50, 10, 50],
  },
  {
    name: 'searches 10 lakh items with a few reads',
    hint: 'Each read has to halve the range. For equal items, don’t walk to their start or end: search again.',
    run: ({ firstAtLeast, countOf }) => {
      let reads = 0
      const counted = (item) =>
        new Proxy([], {
          get(list, key) {
            if (key === 'length') return 1_000_000
            if (typeof key !== 'string' || !/^\d+$/.test(key)) return list[key]
            reads += 1
            return item(Number(key))
          },
        })
      const position = firstAtLeast(counted((i) => i * 2), 777_777)
      const count = countOf(counted(() => 5), 5)
      return { position, count, reads: reads <= 300 ? 'at most 300' : reads }
    },
    expect: { position: 388_889, count: 1_000_000, reads: 'at most 300' },
  },
  {
    name: 'finds the truck by halving when the cans are very large',
    hint: 'Trying one litre after the other takes too long. Halve the range between the largest can and the sum.',
    run: ({ smallestTruck }) => [
      smallestTruck([900_000_000_000, 800_000_000_000, 700_000_000_000, 100_000_000_001], 3),
      smallestTruck(Array.from({ length: 10_000 }, (_, i) => 1_000_000 + (i % 10)), 100),
    ],
    expect: [900_000_000_000, 100_000_450],
  },
]
