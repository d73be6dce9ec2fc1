export default [
  {
    name: 'returns undefined when nobody sells the crop',
    hint: 'Declare the best one with let and without a value. It stays undefined if no mandi has the crop.',
    run: ({ bestMandi }) => [bestMandi([{ name: 'Kolar', prices: [{ crop: 'Tomato', usual: 1333 }] }], 'Rice'), bestMandi([], 'Onion')],
    expect: [undefined, undefined],
  },
  {
    name: 'compares the usual price, not the highest one',
    hint: 'Each row has low, usual and high. The question is about usual, and the first or last mandi may not be the best.',
    run: ({ bestMandi }) =>
      bestMandi(
        [
          { name: 'Azadpur', prices: [{ crop: 'Garlic', low: 5000, usual: 8000, high: 13_000 }] },
          { name: 'Neemuch', prices: [{ crop: 'Garlic', low: 6000, usual: 9000, high: 11_000 }] },
          { name: 'Kota', prices: [{ crop: 'Garlic', low: 4000, usual: 7000, high: 12_500 }] },
        ],
        'Garlic',
      ),
    expect: 'Neemuch',
  },
  {
    name: 'formats small and large amounts and other days',
    hint: 'Rupees have no decimals here. Set maximumFractionDigits.',
    run: ({ formatRupees, formatDay }) => [formatRupees(950), formatRupees(23_45_67_890), formatDay('2026-01-26')],
    expect: ['₹950', '₹23,45,67,890', '26 January 2026'],
  },
  {
    name: 'prints what is in the file, also tomorrow',
    hint: 'Tomorrow the file has other prices. Make each line from the mandi and the row, and type no price yourself.',
    run: async (_, { printedWith }) => {
      const lines = await printedWith(/("crop": "Tomato",[^}]*"usual": )1333,/, '$12333,')
      return lines.filter((line) => /^Kolar[^:]*: ₹/.test(line))
    },
    expect: ['Kolar, Tomato: ₹2,333 (up 1133)'],
  },
  {
    name: 'writes the same day on a computer in another country',
    hint: 'Without timeZone, the formatter takes the zone of the computer. Give it timeZone: Asia/Kolkata.',
    run: async (_, { printedWith }) => {
      const RealFormat = Intl.DateTimeFormat
      const { toLocaleDateString, toLocaleString } = Date.prototype
      const inHawaii = (options) => ({ timeZone: 'Pacific/Honolulu', ...options })
      Intl.DateTimeFormat = function (language, options) {
        return new RealFormat(language, inHawaii(options))
      }
      Date.prototype.toLocaleDateString = function (language, options) {
        return toLocaleDateString.call(this, language, inHawaii(options))
      }
      Date.prototype.toLocaleString = function (language, options) {
        return toLocaleString.call(this, language, inHawaii(options))
      }
      try {
        const line = "export * from './prices.js'\nimport { formatDay as dayInHawaii } from './prices.js'\nconsole.log(`Hawaii: ${dayInHawaii('2026-11-03')}, ${dayInHawaii('2026-03-01')}`)"
        // An empty line makes the other files new as well, so that formatters outside of functions are made again.
        const lines = await printedWith(/export \* from '\.\/prices\.js'.*|^(?![\s\S]*export \* from)/, (found) => (found === '' ? '\n' : line))
        return lines.find((text) => text.startsWith('Hawaii:'))
      } finally {
        Intl.DateTimeFormat = RealFormat
        Object.assign(Date.prototype, { toLocaleDateString, toLocaleString })
      }
    },
    expect: 'Hawaii: 3 November 2026, 1 March 2026',
  },
  {
    name: 'calculates with part of a sack and for another crop',
    hint: 'Use the parameters, not the numbers of Kamla.',
    run: ({ income, change }) => [...[income(2.5, 40, 2400), income(30, 50, 4380)].map((value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)), change({ usual: 9450, yesterday: 8000 }), change({ usual: 1, yesterday: 2 })],
    expect: [2400, 65_700, 'up 1450', 'down 1'],
  },
]
