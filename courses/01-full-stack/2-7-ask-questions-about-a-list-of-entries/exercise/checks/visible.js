export default [
  {
    name: 'adds up the entries of one kind',
    hint: 'filter by kind, then reduce with a start of 0.',
    run: ({ givenOn }) => {
      const day = [
        { customer: 'Savitri', kind: 'credit', paise: 31_200 },
        { customer: 'Abdul', kind: 'credit', paise: 18_950 },
        { customer: 'Savitri', kind: 'payment', paise: 20_000 },
        { customer: 'Meena', kind: 'credit', paise: 31_200 },
      ]
      return [givenOn(day, 'credit'), givenOn(day, 'payment')]
    },
    expect: [81_350, 20_000],
  },
  {
    name: 'lists each customer once, in the order of the day',
    hint: 'map to the names. A Set holds each value only once.',
    run: ({ customersOf }) => {
      const day = [
        { customer: 'Savitri', kind: 'credit', paise: 31_200 },
        { customer: 'Abdul', kind: 'credit', paise: 18_950 },
        { customer: 'Savitri', kind: 'payment', paise: 20_000 },
        { customer: 'Meena', kind: 'credit', paise: 31_200 },
      ]
      return customersOf(day)
    },
    expect: ['Savitri', 'Abdul', 'Meena'],
  },
  {
    name: 'finds the largest entry',
    hint: 'Carry the best entry so far through the list with reduce.',
    run: ({ largest }) => {
      const day = [
        { customer: 'Savitri', kind: 'credit', paise: 31_200 },
        { customer: 'Abdul', kind: 'credit', paise: 18_950 },
        { customer: 'Savitri', kind: 'payment', paise: 20_000 },
        { customer: 'Meena', kind: 'credit', paise: 31_200 },
      ]
      return largest(day.slice(1, 3))
    },
    expect: { customer: 'Savitri', kind: 'payment', paise: 20_000 },
  },
  {
    name: 'writes a line for each entry of one customer',
    hint: 'filter by customer, then map each entry to a text.',
    run: ({ linesFor }) => {
      const day = [
        { customer: 'Savitri', kind: 'credit', paise: 31_200 },
        { customer: 'Abdul', kind: 'credit', paise: 18_950 },
        { customer: 'Savitri', kind: 'payment', paise: 20_000 },
        { customer: 'Meena', kind: 'credit', paise: 31_200 },
      ]
      return [linesFor(day, 'Savitri'), linesFor(day, 'Abdul')]
    },
    expect: [['took 31200', 'paid 20000'], ['took 18950']],
  },
]
