export default [
  {
    name: 'finds percentiles of a list in any order',
    hint: 'Sort as numbers: toSorted((a, b) => a - b). Then take the place ceil(n × p ÷ 100), counted from 1.',
    run: ({ percentile }) => [percentile([30, 5, 100, 20], 50), percentile([30, 5, 100, 20], 95), percentile([7], 99), percentile([9, 1, 8, 2, 7, 3, 6, 4, 5, 10], 91)],
    expect: [20, 100, 7, 10],
  },
  {
    name: 'takes the 95th of a hundred values, not the largest',
    hint: 'Place 95 of 100, counted from 1, has the number 94 in the array.',
    run: ({ percentile }) => {
      const values = Array.from({ length: 100 }, (_, i) => i + 1)
      return [50, 95, 99, 100].map((p) => percentile(values, p))
    },
    expect: [50, 95, 99, 100],
  },
  {
    name: 'calculates what the connections can do',
    hint: 'One connection does 1000 ÷ queryMs queries a second.',
    run: ({ capacity }) => [capacity({ connections: 5, queryMs: 20 }), capacity({ connections: 5, queryMs: 10 }), capacity({ connections: 1, queryMs: 250 })],
    expect: [250, 500, 4],
  },
  {
    name: 'says how many requests are in the system',
    hint: 'Arrivals per second times the seconds that each one stays.',
    run: ({ inSystem }) => [inSystem(100, 2), inSystem(40, 0.5), inSystem(0, 9)],
    expect: [200, 20, 0],
  },
  {
    name: 'finds the first rate that is too slow',
    hint: 'Go from the lowest rate to the highest, and compare the 95th percentile with the threshold.',
    run: ({ firstBroken }) =>
      firstBroken(
        [
          { rate: 300, times: [1900, 2000], failed: 0 },
          { rate: 100, times: [20, 25], failed: 0 },
          { rate: 200, times: [20, 400], failed: 0 },
        ],
        { p95Ms: 300, failedShare: 0.01 },
      ),
    expect: { rate: 200, reason: 'slow' },
  },
]
