export default [
  {
    name: 'adds up the sales of one shop and one day',
    hint: 'One row per day and shop. The day is the first ten letters of `at`.',
    run: ({ report }) =>
      report(
        [
          { shopId: 'S1', at: '2026-11-01T09:00:00', paise: 100 },
          { shopId: 'S1', at: '2026-11-01T20:59:00', paise: 12345600 },
        ],
        [{ id: 'S1', name: 'Shop 001' }],
      ),
    expect: ['2026-11-01 Shop 001 ₹1,23,457.00'],
  },
  {
    name: 'sorts by day, then by shop',
    hint: 'Compare day + shop of two rows, as the slow version does.',
    run: ({ report }) =>
      report(
        [
          { shopId: 'S2', at: '2026-11-02T09:00:00', paise: 500 },
          { shopId: 'S2', at: '2026-11-01T09:00:00', paise: 700 },
          { shopId: 'S1', at: '2026-11-02T09:00:00', paise: 900 },
        ],
        [
          { id: 'S1', name: 'Shop 001' },
          { id: 'S2', name: 'Shop 002' },
        ],
      ),
    expect: ['2026-11-01 Shop 002 ₹7.00', '2026-11-02 Shop 001 ₹9.00', '2026-11-02 Shop 002 ₹5.00'],
  },
  {
    name: 'gives no lines without sales',
    hint: 'An empty list of sales has no rows.',
    run: ({ report }) => report([], [{ id: 'S1', name: 'Shop 001' }]),
    expect: [],
  },
  {
    name: 'throws a RangeError that names an unknown shop',
    hint: 'Look the shop up in a Map by its id. If it isn’t there, throw new RangeError(…) with the id in the message.',
    run: ({ report }) => {
      try {
        return report([{ shopId: 'S77', at: '2026-11-01T09:00:00', paise: 1 }], [{ id: 'S1', name: 'Shop 001' }])
      } catch (error) {
        return [error instanceof RangeError ? 'RangeError' : error.name, error.message.includes('S77')]
      }
    },
    expect: ['RangeError', true],
  },
  {
    name: 'handles 1,00,000 sales of 500 shops within the time limit',
    hint: 'For each sale the slow version searches all rows. A Map with day and shop as its key finds the row at once.',
    run: ({ report }) => {
      let seed = 2026
      const random = (below) => {
        seed = (seed * 48271) % 2147483647
        return seed % below
      }
      const shops = Array.from({ length: 500 }, (_, n) => ({
        id: `S${n + 1}`,
        name: `Shop ${String(n + 1).padStart(3, '0')}`,
      }))
      const sales = Array.from({ length: 100_000 }, () => ({
        shopId: shops[random(500)].id,
        at: `2026-11-${String(1 + random(30)).padStart(2, '0')}T10:15:00`,
        paise: 500 + random(500_000),
      }))
      const lines = report(sales, shops)
      return [lines.length, lines[0], lines.at(-1)]
    },
    expect: [14983, '2026-11-01 Shop 001 ₹12,352.87', '2026-11-30 Shop 500 ₹19,800.43'],
  },
]
