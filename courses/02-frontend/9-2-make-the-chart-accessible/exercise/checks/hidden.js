export default [
  {
    milestone: 'The sentence',
    name: 'missing weeks are counted beside equal prices and a single one',
    hint: 'Count the weeks with null before you return early. One week has, 2 weeks have.',
    steps: [
      { call: 'src/summary.ts summarise', args: ['Onion', [{ from: '2026-01-05', price: 20000, tonnes: 1 }, { from: '2026-01-12', price: null, tonnes: 1 }, { from: '2026-01-19', price: null, tonnes: 1 }, { from: '2026-01-26', price: 20000, tonnes: 1 }]] },
      { call: 'src/summary.ts summarise', args: ['Onion', [{ from: '2026-01-05', price: null, tonnes: 1 }, { from: '2026-01-12', price: 900, tonnes: 1 }]] },
    ],
    expect: [
      'Onion stayed at ₹20,000 from 5 January 2026 to 26 January 2026. 2 weeks have no price.',
      'Onion cost ₹900 in the week of 12 January 2026. One week has no price.',
    ],
  },
  {
    milestone: 'The sentence',
    name: 'the last price is that of the last week that has one',
    hint: 'Use the list without gaps for the last price, too. Of equal extremes, the first week counts.',
    steps: [
      { call: 'src/summary.ts summarise', args: ['Tomato', [{ from: '2026-03-02', price: 900, tonnes: 1 }, { from: '2026-03-09', price: 1200, tonnes: 1 }, { from: '2026-03-16', price: 900, tonnes: 1 }, { from: '2026-03-23', price: 1200, tonnes: 1 }, { from: '2026-03-30', price: null, tonnes: 1 }]] },
    ],
    expect: 'Tomato was highest at ₹1,200 in the week of 9 March 2026 and lowest at ₹900 in the week of 2 March 2026; the last price is ₹1,200 in the week of 23 March 2026. One week has no price.',
  },
  {
    milestone: 'A name and a description',
    name: 'the sentence stays while the table is shown',
    hint: 'The caption belongs to the figure, and not to the drawing.',
    steps: [
      { click: { role: 'button', name: 'Show as table' } },
      { read: 'figure figcaption' },
      { count: 'figure table' },
    ],
    expect: ['Onion was highest at ₹2,300 in the week of 3 November 2025 and lowest at ₹1,145 in the week of 9 March 2026; the last price is ₹1,665 in the week of 27 April 2026. One week has no price.', 1],
  },
  {
    milestone: 'A table for everyone',
    name: 'every price of the season is in the table',
    hint: 'The rows come from weeks, in their order, with prices as in the sentence.',
    steps: [
      { click: { role: 'button', name: 'Show as table' } },
      { readAll: 'tbody td' },
    ],
    expect: ['₹2,300', '₹2,175', '₹2,160', '₹2,010', '₹1,900', '₹1,900', '₹1,790', '₹1,835', '₹1,620', '₹1,630', '₹1,495', 'no price', '₹1,335', '₹1,315', '₹1,220', '₹1,340', '₹1,210', '₹1,190', '₹1,145', '₹1,170', '₹1,275', '₹1,400', '₹1,375', '₹1,590', '₹1,555', '₹1,665'],
  },
]
