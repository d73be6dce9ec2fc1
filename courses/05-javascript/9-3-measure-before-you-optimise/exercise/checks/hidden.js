export default [
  {
    name: 'two shops with the same name share a line, as before',
    hint: 'Look again at how the slow version finds a row: by the day and the name of the shop, not by its id.',
    run: ({ report }) =>
      report(
        [
          { shopId: 'S1', at: '2026-11-01T09:00:00', paise: 100 },
          { shopId: 'S2', at: '2026-11-01T10:00:00', paise: 250 },
        ],
        [
          { id: 'S1', name: 'City Chemist' },
          { id: 'S2', name: 'City Chemist' },
        ],
      ),
    expect: ['2026-11-01 City Chemist ₹3.50'],
  },
  {
    name: 'gives the same lines as the slow version for 2,000 sales',
    hint: 'Compare both versions on a smaller input, line by line.',
    run: ({ report }) => {
      let seed = 7
      const random = (below) => {
        seed = (seed * 48271) % 2147483647
        return seed % below
      }
      const shops = Array.from({ length: 20 }, (_, n) => ({ id: `S${n + 1}`, name: `Shop ${(n * 7) % 20}` }))
      const sales = Array.from({ length: 2000 }, () => ({
        shopId: shops[random(20)].id,
        at: `2026-11-${String(1 + random(9)).padStart(2, '0')}T10:15:00`,
        paise: 500 + random(500_000),
      }))
      const lines = report(sales, shops)
      let checksum = 0
      for (const letter of lines.join('\n')) checksum = (checksum * 31 + letter.codePointAt(0)) % 1_000_003
      return { count: lines.length, first: lines[0], checksum }
    },
    expect: { count: 180, first: '2026-11-01 Shop 0 ₹34,837.34', checksum: 976031 },
  },
  {
    name: 'leaves sales and shops as they were',
    hint: 'Add up in your own rows, never in the sales.',
    run: ({ report }) => {
      const sales = Object.freeze(
        [5, 6].map((paise) => Object.freeze({ shopId: 'S9', at: '2026-11-03T10:15:00', paise })),
      )
      const shops = Object.freeze([Object.freeze({ id: 'S9', name: 'Shop 009' })])
      return [report(sales, shops), report(sales, shops)]
    },
    expect: [['2026-11-03 Shop 009 ₹0.11'], ['2026-11-03 Shop 009 ₹0.11']],
  },
]
