export default [
  {
    name: 'reads back what it has written, whatever the text',
    hint: 'Let URLSearchParams do the escaping. Don’t join the texts yourself.',
    run: ({ readFilters, writeFilters }) =>
      [
        { crop: 'Chilli & pepper', state: 'Andhra Pradesh' },
        { crop: 'प्याज', state: '' },
        { crop: 'a=b?c+d', state: '100%' },
      ].map((filters) => readFilters(writeFilters(filters))),
    expect: [
      { crop: 'Chilli & pepper', state: 'Andhra Pradesh' },
      { crop: 'प्याज', state: '' },
      { crop: 'a=b?c+d', state: '100%' },
    ],
  },
  {
    name: 'leaves the given mandis as they were',
    hint: 'Make a new object with { ...mandi, prices: … }. Don’t assign to mandi.prices.',
    run: ({ filterMandis }) => {
      const row = (crop) => ({ crop, low: 1, usual: 3, high: 5, yesterday: 2 })
      const mandis = [{ id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [row('Onion'), row('Tomato')] }]
      filterMandis(mandis, { crop: 'Onion', state: '' })
      return mandis[0].prices.map(({ crop }) => crop)
    },
    expect: ['Onion', 'Tomato'],
  },
  {
    name: 'compares whole names of crops and states',
    hint: 'Use ===. includes and startsWith also find “Chilli powder” for “Chilli”, and “Goa North” for “Goa”.',
    run: ({ filterMandis }) => {
      const row = (crop) => ({ crop, low: 1, usual: 3, high: 5, yesterday: 2 })
      const mandis = [
        { id: 1, name: 'Mapusa', state: 'Goa', prices: [row('Chilli'), row('Chilli powder'), row('Green Chilli')] },
        { id: 2, name: 'Bicholim', state: 'Goa North', prices: [row('Chilli')] },
        { id: 3, name: 'Panaji', state: 'North Goa', prices: [row('Chilli powder')] },
      ]
      const shown = (filters) => filterMandis(mandis, filters).map(({ name, prices }) => [name, prices.map(({ crop }) => crop)])
      return [shown({ crop: 'Chilli', state: '' }), shown({ crop: 'Chilli', state: 'Goa' })]
    },
    expect: [[['Mapusa', ['Chilli']], ['Bicholim', ['Chilli']]], [['Mapusa', ['Chilli']]]],
  },
  {
    name: 'finds nothing for an unknown crop, without a crash',
    hint: 'No row has this crop, so each list is empty and no mandi is left.',
    run: ({ filterMandis, readFilters }) =>
      filterMandis(
        [{ id: 1, name: 'Lasalgaon', state: 'Maharashtra', prices: [{ crop: 'Onion', low: 1, usual: 3, high: 5, yesterday: null }] }],
        readFilters('?crop=Unobtainium'),
      ),
    expect: [],
  },
]
