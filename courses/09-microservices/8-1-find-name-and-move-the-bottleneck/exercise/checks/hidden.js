export default [
  {
    name: 'a cache takes its share of the load from menu, and costs money',
    hint: 'Menu gets 1 - cacheHit of the orders. The cache is paid only if it is used.',
    run: ({ stations, bill }) => {
      const system = {
        gateway: { copies: 1, workersPerCopy: 8, ms: 8, rupeesPerCopy: 2700 },
        orders: { copies: 1, workersPerCopy: 4, ms: 45, rupeesPerCopy: 2700 },
        menu: { copies: 1, workersPerCopy: 2, ms: 30, rupeesPerCopy: 2700, cacheHit: 0.9, cacheRupees: 1800 },
        shards: { copies: 2, workersPerCopy: 3, ms: 40, rupeesPerCopy: 6500, hotOfficeShare: 0.2, spreadHotOffice: false },
        payments: { connections: 45, ms: 300 },
        ordersPerDay: 10000,
      }
      return [stations(system, 80)[2], stations(system, 8000)[4]?.inside, bill(system)]
    },
    expect: [
      { name: 'menu', perSecond: 8, inside: 0.2, workers: 2, busy: 0.12 },
      2400,
      { rupees: 22900, paisePerOrder: 7.63 },
    ],
  },
  {
    name: 'spreading the hot office makes all shards equal',
    hint: 'With spreadHotOffice each shard gets 1 / copies of everything.',
    run: ({ stations }) => {
      const system = (copies, spreadHotOffice) => ({
        gateway: { copies: 1, workersPerCopy: 8, ms: 8 },
        orders: { copies: 3, workersPerCopy: 4, ms: 45 },
        menu: { copies: 2, workersPerCopy: 2, ms: 30, cacheHit: 0 },
        shards: { copies, workersPerCopy: 3, ms: 40, hotOfficeShare: 0.35, spreadHotOffice },
        payments: { connections: 45, ms: 300 },
      })
      return [[4, false], [8, false], [4, true]].map(([copies, spread]) => stations(system(copies, spread), 400)[3]?.perSecond)
    },
    expect: [205, 172.5, 100],
  },
  {
    name: 'the limit keeps every station below the target, and one more order doesn’t',
    hint: 'Round down. Compare exact figures, not the rounded ones.',
    run: ({ limit }) => {
      const system = (connections) => ({
        gateway: { copies: 9, workersPerCopy: 8, ms: 8 },
        orders: { copies: 30, workersPerCopy: 4, ms: 45 },
        menu: { copies: 20, workersPerCopy: 2, ms: 30, cacheHit: 0 },
        shards: { copies: 40, workersPerCopy: 30, ms: 40, hotOfficeShare: 0.1, spreadHotOffice: true },
        payments: { connections, ms: 300 },
      })
      return [limit(system(45), 0.8), limit(system(46), 0.8), limit(system(100), 0.75)]
    },
    expect: [120, 122, 250],
  },
  {
    name: 'a whole number of workers is not rounded up by a tiny error',
    hint: '0.7 × 10 in use with a target of 0.7 are exactly 10. Subtract a very small number before you round up.',
    run: ({ workersFor }) => [workersFor(70, 100, 0.7), workersFor(140, 300, 0.7), workersFor(1, 1)],
    expect: [10, 60, 1],
  },
  {
    name: 'the limit knows the cache',
    hint: 'A cache with 90 % hits lets ten times as many orders through menu. Use the same shares as in stations.',
    run: ({ limit }) => {
      const system = (cacheHit) => ({
        gateway: { copies: 9, workersPerCopy: 8, ms: 8 },
        orders: { copies: 30, workersPerCopy: 4, ms: 45 },
        menu: { copies: 2, workersPerCopy: 2, ms: 30, cacheHit },
        shards: { copies: 40, workersPerCopy: 30, ms: 40, hotOfficeShare: 0.1, spreadHotOffice: true },
        payments: { connections: 900, ms: 300 },
      })
      return [0, 0.5, 0.9].map((cacheHit) => limit(system(cacheHit)))
    },
    expect: [106, 213, 1066],
  },
]
