export default [
  {
    name: 'calculates the income of a farmer',
    hint: 'Sacks × kg per sack ÷ 100 gives quintals. Quintals × price gives rupees.',
    run: ({ income }) => [income(14, 45, 1780), income(14, 45, 1510), income(0, 45, 1780)].map((value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
    expect: [11_214, 9513, 0],
  },
  {
    name: 'says whether a price went up or down, or is the same',
    hint: 'Subtract yesterday from usual. After “down” the number has no minus.',
    run: ({ change }) => [
      change({ usual: 1780, yesterday: 1725 }),
      change({ usual: 1400, yesterday: 1460 }),
      change({ usual: 4380, yesterday: 4380 }),
    ],
    expect: ['up 55', 'down 60', 'same'],
  },
  {
    name: 'finds the mandi with the highest usual price for a crop',
    hint: 'Remember the best so far in a let. Look for the crop’s row in each mandi with find.',
    run: ({ bestMandi }) => {
      const mandis = [
        { name: 'Indore', prices: [{ crop: 'Onion', usual: 1510 }] },
        { name: 'Lasalgaon', prices: [{ crop: 'Tomato', usual: 1400 }, { crop: 'Onion', usual: 1780 }] },
        { name: 'Kolar', prices: [{ crop: 'Tomato', usual: 1333 }] },
      ]
      return [bestMandi(mandis, 'Onion'), bestMandi(mandis, 'Tomato')]
    },
    expect: ['Lasalgaon', 'Lasalgaon'],
  },
  {
    name: 'formats rupees and days as in India',
    hint: 'Intl.NumberFormat with the language en-IN groups lakhs. Intl.DateTimeFormat has dateStyle long.',
    run: ({ formatRupees, formatDay }) => [formatRupees(1_250_000), formatDay('2026-11-03')],
    expect: ['₹12,50,000', '3 November 2026'],
  },
  {
    name: 'prints one line for every crop of every mandi',
    hint: 'Use one for … of for the mandis, and another one inside of it for the rows of a mandi.',
    run: (functions, { printed }) => printed.filter((line) => /^(Lasalgaon|Indore|Kolar)[^:]*: ₹/.test(line)),
    expect: [
      'Lasalgaon, Onion: ₹1,780 (up 55)',
      'Lasalgaon, Tomato: ₹1,400 (down 60)',
      'Lasalgaon, Soybean: ₹4,380 (same)',
      'Indore (Chhawni), Onion: ₹1,510 (down 40)',
      'Indore (Chhawni), Wheat: ₹2,575 (up 15)',
      'Indore (Chhawni), Garlic: ₹9,450 (same)',
      'Kolar, Tomato: ₹1,333 (up 133)',
    ],
  },
]
