export default [
  {
    name: 'doesn’t call equal prices highest and lowest',
    hint: 'If the lowest and the highest price are equal, say that the price stayed the same.',
    run: ({ summarise }) => {
      const text = summarise('Onion', ['2026-01-05', '2026-01-12', '2026-01-19'].map((from) => ({ from, price: 1500, tonnes: 1 })))
      return ['Onion', '₹1,500', 'highest', 'lowest', 'NaN', 'undefined'].filter((part) => text.includes(part))
    },
    expect: ['Onion', '₹1,500'],
  },
  {
    name: 'counts missing weeks beside equal prices, too',
    hint: 'Count the weeks with null before you return early.',
    run: ({ summarise }) => {
      const week = (from, price) => ({ from, price, tonnes: 1 })
      const gaps = [week('2026-01-19', null), week('2026-01-26', null)]
      return [1500, 20_000].map((price) => {
        const weeks = [week('2026-01-05', price), ...gaps, week('2026-02-02', price)]
        const text = summarise('Onion', weeks).replace(/\d+ [A-Z][a-z]+ 2026|₹[\d,]*\d/g, '').replace(/\btwo\b/i, '2')
        return text.match(/\b\d+\b/g)?.includes('2') ? '2 weeks' : text
      })
    },
    expect: ['2 weeks', '2 weeks'],
  },
  {
    name: 'takes the last week that has a price',
    hint: 'Use the list without gaps for the last price, too.',
    run: ({ summarise }) => {
      const text = summarise('Tomato', [
        { from: '2026-03-02', price: 900, tonnes: 1 },
        { from: '2026-03-09', price: 1200, tonnes: 1 },
        { from: '2026-03-16', price: 1050, tonnes: 1 },
        { from: '2026-03-23', price: null, tonnes: null },
      ])
      return ['₹900', '₹1,200', '₹1,050', '2 March 2026', '9 March 2026', '16 March 2026', '23 March 2026', 'null', 'NaN', '₹0'].filter((part) => text.includes(part))
    },
    expect: ['₹900', '₹1,200', '₹1,050', '2 March 2026', '9 March 2026', '16 March 2026'],
  },
  {
    name: 'treats a season with gaps only like one without weeks',
    hint: 'What counts is the number of weeks with a price.',
    run: ({ summarise }) => {
      const text = summarise('Onion', [{ from: '2026-01-05', price: null, tonnes: null }])
      const junk = ['undefined', 'NaN', 'null', 'Infinity', '1970', '₹'].filter((part) => new RegExp(`(?<![a-z])${part}(?![a-z])`, 'i').test(text))
      return [/onion/i.test(text) ? 'names the crop' : text, /\b(no|not|none|nothing|without)\b/i.test(text) ? 'says that there is none' : text, junk]
    },
    expect: ['names the crop', 'says that there is none', []],
  },
]
