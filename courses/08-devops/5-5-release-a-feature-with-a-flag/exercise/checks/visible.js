export default [
  {
    name: 'gives the same customer the same answer, every time',
    hint: "No dice: calculate a number from 0 to 99 from the name of the flag and the customer's.",
    run: ({ isOn }) => {
      const flag = { name: 'read_paise', percent: 50 }
      return Array.from({ length: 200 }, (_, index) => `customer-${index}`).filter((customer) => new Set(Array.from({ length: 5 }, () => isOn(flag, customer))).size > 1).length
    },
    expect: 0,
  },
  {
    name: 'is on for about as many as the percentage says',
    hint: 'A number from 0 to 99 below the percentage. 0 is nobody, 100 is everybody.',
    run: ({ isOn }) => {
      const customers = Array.from({ length: 2000 }, (_, index) => `customer-${index}`)
      return [0, 10, 50, 100].map((percent) => {
        const share = customers.filter((customer) => isOn({ name: 'read_paise', percent }, customer)).length / 20
        return Math.abs(share - percent) <= (percent % 100 === 0 ? 0 : 4) ? `about ${percent} %` : `${share} % in place of ${percent} %`
      })
    },
    expect: ['about 0 %', 'about 10 %', 'about 50 %', 'about 100 %'],
  },
  {
    name: 'keeps it on for those who had it',
    hint: 'The number of a customer stays; only the limit grows.',
    run: ({ isOn }) => {
      const customers = Array.from({ length: 500 }, (_, index) => `customer-${index}`)
      const at = (percent) => customers.filter((customer) => isOn({ name: 'read_paise', percent }, customer))
      const more = new Set(at(50))
      return at(10).filter((customer) => !more.has(customer))
    },
    expect: [],
  },
  {
    name: 'shows customers the old answer and reports a difference',
    hint: 'Call both, compare, report, and return the old one.',
    run: ({ inTheDark }) => {
      const reports = []
      const sum = inTheDark((orders) => orders.reduce((all, one) => all + one.rupees, 0), (orders) => orders.reduce((all, one) => all + one.paise, 0) / 100, (one) => reports.push(one))
      return [sum([{ rupees: 12.5, paise: 1250 }]), sum([{ rupees: 99, paise: null }]), reports]
    },
    expect: [12.5, 99, [{ input: [{ rupees: 99, paise: null }], before: 99, after: 0 }]],
  },
  {
    name: 'finds flags that should be gone',
    hint: 'An end before today, or no owner or end at all. Today is still fine.',
    run: ({ overdue }) =>
      overdue(
        [
          { name: 'read_paise', owner: 'meena', until: '2026-12-01' },
          { name: 'old_search', owner: 'kavin', until: '2026-10-31' },
          { name: 'gift_wrap', owner: '', until: '2026-12-01' },
          { name: 'new_map', owner: 'imran', until: '2026-11-18' },
        ],
        '2026-11-18',
      ),
    expect: ['old_search', 'gift_wrap'],
  },
]
