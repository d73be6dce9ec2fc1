export default [
  {
    name: 'costs at most half of October',
    hint: 'Sort by cost and begin at the top: what never sleeps, and what is too big?',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      const total = plan.reduce((sum, { rate, quantity }) => sum + price[rate] * quantity, 0)
      return total <= 53000.68 ? 'at most half' : `₹${(total - 53000.68).toFixed(2)} too much`
    },
    expect: 'at most half',
  },
  {
    name: 'uses only rates that exist, with all fifteen lines',
    hint: 'Copy the name of the rate from rates.csv. A line that is gone needs a quantity of 0, or a row with less.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return { unknown: plan.filter(({ rate }) => !(rate in price)).map(({ rate }) => rate), missing: csv('october.csv').map(({ line }) => line).filter((line) => of(line).length === 0) }
    },
    expect: { unknown: [], missing: [] },
  },
  {
    name: 'keeps production on two machines day and night',
    hint: 'Two machines all month are 1,488 hours in line 1.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return hours(1, /^vm/) >= 1488 ? 'two machines' : `${hours(1, /^vm/)} hours`
    },
    expect: 'two machines',
  },
  {
    name: 'keeps the standby of the production database',
    hint: '1,488 hours in line 4: the database and its standby.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return hours(4, /^db/)
    },
    expect: 1488,
  },
  {
    name: 'lets the test environment sleep at night and on Sundays',
    hint: 'Ten hours on 22 working days are 220 hours per machine. Twelve hours on 26 days, 312, are the most.',
    run: ({ csv }) => {
      const price = Object.fromEntries(csv('rates.csv').map(({ rate, rupees }) => [rate, Number(rupees)]))
      const plan = csv('plan.csv').map((row) => ({ ...row, quantity: Number(row.quantity) }))
      const of = (line) => plan.filter((row) => row.line === String(line))
      const hours = (line, test) => of(line).filter(({ rate }) => test.test(rate)).reduce((sum, row) => sum + row.quantity, 0)
      return [hours(2, /^vm/) <= 624 ? 'sleeps' : 'awake', hours(5, /^db/) <= 312 ? 'sleeps' : 'awake']
    },
    expect: ['sleeps', 'sleeps'],
  },
]
