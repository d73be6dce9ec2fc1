export default [
  {
    name: 'reads crop and state from an address',
    hint: 'new URLSearchParams(search) knows how to read + and %20.',
    run: ({ readFilters }) => [readFilters('?crop=Onion&state=Madhya+Pradesh'), readFilters('?state=Tamil%20Nadu')],
    expect: [
      { crop: 'Onion', state: 'Madhya Pradesh' },
      { crop: '', state: 'Tamil Nadu' },
    ],
  },
  {
    name: 'reads an address without filters, and ignores other parameters',
    hint: 'get returns null for a missing parameter. Turn it into an empty text.',
    run: ({ readFilters }) => [readFilters(''), readFilters('?page=2')],
    expect: [
      { crop: '', state: '' },
      { crop: '', state: '' },
    ],
  },
  {
    name: 'writes only the filters that are set',
    hint: 'Equal views need equal addresses: leave empty parameters out.',
    run: ({ writeFilters }) =>
      [
        { crop: 'Onion', state: 'Karnataka' },
        { crop: 'Onion', state: '' },
        { crop: '', state: 'Goa' },
        { crop: '', state: '' },
      ].map((filters) => {
        const text = writeFilters(filters)
        return `${text.slice(0, 1)}${text.slice(1).split('&').sort().join('&')}`
      }),
    expect: ['?crop=Onion&state=Karnataka', '?crop=Onion', '?state=Goa', ''],
  },
  {
    name: 'shows the mandis of a state',
    hint: 'An empty state means all states.',
    run: ({ filterMandis }) => {
      const row = { crop: 'Onion', low: 1, usual: 3, high: 5, yesterday: 2 }
      const mandis = [
        { id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [row] },
        { id: 7, name: 'Kolar', state: 'Karnataka', prices: [row] },
      ]
      return ['Karnataka', '', 'Goa'].map((state) => filterMandis(mandis, { crop: '', state }).map((mandi) => mandi.name))
    },
    expect: [['Kolar'], ['Lasalgaon', 'Kolar'], []],
  },
  {
    name: 'shows only the rows of the crop, and no mandi without one',
    hint: 'Filter the rows of each mandi first. Then leave out mandis whose list is empty.',
    run: ({ filterMandis }) => {
      const row = (crop) => ({ crop, low: 1, usual: 3, high: 5, yesterday: 2 })
      const mandis = [
        { id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [row('Onion'), row('Tomato')] },
        { id: 7, name: 'Kolar', state: 'Karnataka', prices: [row('Tomato')] },
      ]
      const shown = (filters) => filterMandis(mandis, filters).map(({ name, prices }) => [name, prices.map(({ crop }) => crop)])
      return [shown({ crop: 'Onion', state: '' }), shown({ crop: 'Onion', state: 'Karnataka' })]
    },
    expect: [[['Lasalgaon', ['Onion']]], []],
  },
]
