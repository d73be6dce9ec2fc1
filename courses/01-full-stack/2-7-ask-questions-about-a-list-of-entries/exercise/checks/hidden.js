export default [
  {
    name: 'has an answer for an empty list and for an unknown customer',
    hint: 'reduce needs a start. Nothing may crash when there is nothing.',
    run: ({ givenOn, customersOf, largest, linesFor }) => [givenOn([], 'credit'), customersOf([]), largest([]), linesFor([], 'Asha')],
    expect: [0, [], null, []],
  },
  {
    name: 'takes the first of two equally large entries',
    hint: 'Replace the best one only if the new one is larger, not if it is equal.',
    run: ({ largest }) => {
      const day = [
        { customer: 'Savitri', kind: 'credit', paise: 31_200 },
        { customer: 'Abdul', kind: 'credit', paise: 18_950 },
        { customer: 'Savitri', kind: 'payment', paise: 20_000 },
        { customer: 'Meena', kind: 'credit', paise: 31_200 },
      ]
      return largest(day)
    },
    expect: { customer: 'Savitri', kind: 'credit', paise: 31_200 },
  },
  {
    name: 'leaves the given list as it was',
    hint: 'sort and push change the list. filter, map and reduce don’t. And don’t write into its entries.',
    run: ({ givenOn, customersOf, largest, linesFor }) => {
      const day = [
        { customer: 'Savitri', kind: 'credit', paise: 31_200 },
        { customer: 'Abdul', kind: 'credit', paise: 18_950 },
        { customer: 'Savitri', kind: 'payment', paise: 20_000 },
        { customer: 'Meena', kind: 'credit', paise: 31_200 },
      ]
      givenOn(day, 'credit')
      customersOf(day)
      largest(day)
      linesFor(day, 'Savitri')
      return day.map((entry) => Object.values(entry).join(' '))
    },
    expect: ['Savitri credit 31200', 'Abdul credit 18950', 'Savitri payment 20000', 'Meena credit 31200'],
  },
]
