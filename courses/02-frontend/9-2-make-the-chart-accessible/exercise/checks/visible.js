export default [
  {
    name: 'names the highest, the lowest and the last price with their weeks',
    hint: 'Leave out weeks without a price, then use reduce to find the highest and the lowest.',
    run: ({ summarise }) => {
      const text = summarise('Onion', [
        { from: '2025-11-03', price: 2300, tonnes: 857 },
        { from: '2025-11-10', price: 1145, tonnes: 900 },
        { from: '2025-11-17', price: 1665, tonnes: 800 },
      ])
      return ['Onion', 'highest', '₹2,300', '3 November 2025', 'lowest', '₹1,145', '10 November 2025', '₹1,665'].filter((part) => text.includes(part))
    },
    expect: ['Onion', 'highest', '₹2,300', '3 November 2025', 'lowest', '₹1,145', '10 November 2025', '₹1,665'],
  },
  {
    name: 'says how many weeks have no price',
    hint: 'Count the weeks with null. Say nothing about it if there is none.',
    run: ({ summarise }) => {
      const week = (from, price) => ({ from, price, tonnes: 1 })
      const complete = [week('2026-01-05', 1500), week('2026-01-12', 1600), week('2026-01-19', 1700)]
      const withGaps = [...complete, week('2026-01-26', null), week('2026-02-02', null), week('2026-02-09', 1650)]
      return [complete, withGaps].map((weeks) => summarise('Onion', weeks).replace(/\btwo\b/i, '2').match(/\d+ weeks\b.*no price/i)?.[0] ?? 'all weeks have a price')
    },
    expect: ['all weeks have a price', '2 weeks have no price'],
  },
  {
    name: 'says that there are no prices when no week is given',
    hint: 'Return early if no week has a price.',
    run: ({ summarise }) => {
      const text = summarise('Onion', [])
      return ['Onion', 'no', 'undefined', 'NaN', 'null', 'Infinity', '₹'].filter((part) => new RegExp(`(?<![a-z])${part}(?![a-z])`, 'i').test(text))
    },
    expect: ['Onion', 'no'],
  },
  {
    name: 'names the price of a single week once',
    hint: 'Highest, lowest and last would be the same week. One short sentence is better.',
    run: ({ summarise }) => {
      const text = summarise('Onion', [{ from: '2026-01-05', price: 1500, tonnes: 1 }])
      return text.match(/₹[\d,]+|\d+ January 2026|highest|lowest/g)?.sort() ?? []
    },
    expect: ['5 January 2026', '₹1,500'],
  },
]
