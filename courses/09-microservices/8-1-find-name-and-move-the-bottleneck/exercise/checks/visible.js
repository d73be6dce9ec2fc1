export default [
  {
    name: 'calculates every station at 120 orders a second',
    hint: 'inside is perSecond times ms divided by 1000. The busiest shard gets the hot office and its share of the rest.',
    run: ({ stations }) =>
      stations(
        {
          gateway: { copies: 1, workersPerCopy: 8, ms: 8 },
          orders: { copies: 3, workersPerCopy: 4, ms: 45 },
          menu: { copies: 2, workersPerCopy: 2, ms: 30, cacheHit: 0 },
          shards: { copies: 4, workersPerCopy: 3, ms: 40, hotOfficeShare: 0.35, spreadHotOffice: false },
          payments: { connections: 45, ms: 300 },
        },
        120,
      ),
    expect: [
      { name: 'gateway', perSecond: 120, inside: 1, workers: 8, busy: 0.12 },
      { name: 'orders', perSecond: 120, inside: 5.4, workers: 12, busy: 0.45 },
      { name: 'menu', perSecond: 120, inside: 3.6, workers: 4, busy: 0.9 },
      { name: 'shard', perSecond: 61.5, inside: 2.5, workers: 3, busy: 0.82 },
      { name: 'payments', perSecond: 120, inside: 36, workers: 45, busy: 0.8 },
    ],
  },
  {
    name: 'names the bottleneck',
    hint: 'The busiest station, not the slowest one: payments take 300 ms, but there are 45 connections.',
    run: ({ bottleneck }) => {
      const system = (copies, connections) => ({
        gateway: { copies: 1, workersPerCopy: 8, ms: 8 },
        orders: { copies: 3, workersPerCopy: 4, ms: 45 },
        menu: { copies, workersPerCopy: 2, ms: 30, cacheHit: 0 },
        shards: { copies: 4, workersPerCopy: 3, ms: 40, hotOfficeShare: 0.1, spreadHotOffice: false },
        payments: { connections, ms: 300 },
      })
      return [bottleneck(system(2, 45), 100), bottleneck(system(4, 45), 100), bottleneck(system(4, 90), 100)]
    },
    expect: ['menu', 'payments', 'shard'],
  },
  {
    name: 'plans connections with room for randomness',
    hint: 'Little’s law gives the average in use. Divide it by the target, and round up.',
    run: ({ workersFor }) => [workersFor(100, 400), workersFor(150, 300, 0.75), workersFor(10, 70, 0.7)],
    expect: [58, 60, 1],
  },
  {
    name: 'finds the limit of the system',
    hint: 'Everything grows with the rate: if a station is 0.0075 busy at 1 order a second, it is 0.75 busy at 100.',
    run: ({ limit }) => {
      const system = {
        gateway: { copies: 1, workersPerCopy: 8, ms: 8 },
        orders: { copies: 3, workersPerCopy: 4, ms: 45 },
        menu: { copies: 2, workersPerCopy: 2, ms: 30, cacheHit: 0 },
        shards: { copies: 4, workersPerCopy: 3, ms: 40, hotOfficeShare: 0.35, spreadHotOffice: false },
        payments: { connections: 45, ms: 300 },
      }
      return [limit(system), limit(system, 1)]
    },
    expect: [106, 133],
  },
  {
    name: 'calculates the bill, in total and per order',
    hint: 'Copies times rupees per copy, for four stations. Paise per order: the month has 30 days.',
    run: ({ bill }) =>
      bill({
        gateway: { copies: 1, rupeesPerCopy: 2700 },
        orders: { copies: 3, rupeesPerCopy: 2700 },
        menu: { copies: 2, rupeesPerCopy: 2700, cacheHit: 0, cacheRupees: 1800 },
        shards: { copies: 4, rupeesPerCopy: 6500 },
        payments: { connections: 45 },
        ordersPerDay: 390000,
      }),
    expect: { rupees: 42200, paisePerOrder: 0.36 },
  },
]
