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
      // The price in the clause of a word, or else the next one after it.
      const priceOf = (word) => {
        const clause = text.split(/[,;.]\s|\band\b/).find((part) => part.includes(word)) ?? ''
        const inside = clause.match(/₹[\d,]*\d/g) ?? []
        return inside.length === 1 ? inside[0] : (/₹[\d,]*\d/.exec(text.slice(text.indexOf(word)))?.[0] ?? 'none')
      }
      return {
        crop: text.includes('Onion') ? 'Onion' : 'none',
        highest: text.includes('highest') ? priceOf('highest') : 'not said',
        lowest: text.includes('lowest') ? priceOf('lowest') : 'not said',
        last: text.includes('last') ? priceOf('last') : 'not said',
        weeks: text.match(/\d+ November 2025/g)?.sort() ?? [],
      }
    },
    expect: {
      crop: 'Onion',
      highest: '₹2,300',
      lowest: '₹1,145',
      last: '₹1,665',
      weeks: ['10 November 2025', '17 November 2025', '3 November 2025'],
    },
  },
  {
    name: 'says how many weeks have no price',
    hint: 'Count the weeks with null. Say nothing about it if there is none.',
    run: ({ summarise }) => {
      const week = (from, price) => ({ from, price, tonnes: 1 })
      const complete = [week('2026-01-05', 1500), week('2026-01-12', 1600), week('2026-01-19', 1700)]
      const withGaps = [...complete, week('2026-01-26', null), week('2026-02-02', null), week('2026-02-09', 1650)]
      const withOne = [...complete, week('2026-01-26', null), week('2026-02-02', 1650)]
      return [complete, withGaps, withOne].map((weeks) => {
        const whole = summarise('Onion', weeks)
        const text = whole.replace(/\d+ [A-Z][a-z]+ 2026|₹[\d,]*\d/g, '').replace(/\btwo\b/i, '2').replace(/\b(one|a|an|single)\b(?= (single )?week)|\bone\b/gi, '1')
        const gaps = text.split(/[.;]/).filter((part) => /no price|missing|without|unknown|not reported|no data|gap/i.test(part))
        return [gaps.join().match(/\d+/g) ?? [], /[.\p{L}\d)]$/u.test(whole.trim()) ? 'a sentence' : whole]
      })
    },
    expect: [
      [[], 'a sentence'],
      [['2'], 'a sentence'],
      [['1'], 'a sentence'],
    ],
  },
  {
    name: 'says that there are no prices when no week is given',
    hint: 'Return early if no week has a price.',
    run: ({ summarise }) => {
      const text = summarise('Onion', [])
      const junk = ['undefined', 'NaN', 'null', 'Infinity', '₹'].filter((part) => new RegExp(`(?<![a-z])${part}(?![a-z])`, 'i').test(text))
      return [/onion/i.test(text) ? 'names the crop' : text, /\b(no|not|none|nothing|without)\b/i.test(text) ? 'says that there is none' : text, junk]
    },
    expect: ['names the crop', 'says that there is none', []],
  },
  {
    name: 'names the price of a single week once',
    hint: 'Highest, lowest and last would be the same week. One short sentence is better. Whole rupees: ₹1,500, not ₹1,500.00.',
    run: ({ summarise }) => {
      const text = summarise('Onion', [{ from: '2026-01-05', price: 1500, tonnes: 1 }])
      return text.match(/₹[\d,]*\d(?:\.\d+)?|\d+ January 2026|highest|lowest/g)?.sort() ?? []
    },
    expect: ['5 January 2026', '₹1,500'],
  },
]
