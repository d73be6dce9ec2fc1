export default [
  {
    name: 'gives undefined for a crop that isn’t in the list',
    hint: 'find gives undefined then. row?.usual reads the price only if there is a row.',
    run: ({ priceOf }) => [priceOf([{ crop: 'Onion', usual: 1780 }], 'Rice'), priceOf([], 'Onion')],
    expect: [undefined, undefined],
  },
  {
    name: 'finds exactly this crop, also if its price is 0',
    hint: 'Compare with ===: “Chilli powder” isn’t “Chilli”. And 0 is a price: ?. asks for the row, || would ask for the price.',
    run: ({ priceOf }) => {
      const rows = [{ crop: 'Chilli powder', usual: 9100 }, { crop: 'Chilli', usual: 7000 }, { crop: 'Radish', usual: 0 }]
      return [priceOf(rows, 'Chilli'), priceOf(rows, 'Radish')]
    },
    expect: [7000, 0],
  },
  {
    name: 'gives 0 for the sum of an empty list',
    hint: 'The sum starts with 0, not with the first row.',
    run: ({ total }) => [total([]), total([{ usual: 5 }])],
    expect: [0, 5],
  },
  {
    name: 'doesn’t call an unchanged price rising',
    hint: '“More than yesterday” is >, not >=.',
    run: ({ rising }) => rising([{ crop: 'Soybean', usual: 4380, yesterday: 4380 }, { crop: 'Chilli', usual: 7001, yesterday: 7000 }]),
    expect: ['Chilli'],
  },
  {
    name: 'leaves the given list as it was',
    hint: 'map, filter and find make something new. sort, push and splice change the list itself.',
    run: ({ cropNames, cheaperThan, priceOf, total, rising }) => {
      const rows = [{ crop: 'Onion', usual: 1780, yesterday: 1725 }, { crop: 'Tomato', usual: 1400, yesterday: 1460 }]
      const results = [cropNames(rows), cheaperThan(rows, 1500).length, priceOf(rows, 'Onion'), total(rows), rising(rows)]
      return [results, rows]
    },
    expect: [
      [['Onion', 'Tomato'], 1, 1780, 3180, ['Onion']],
      [{ crop: 'Onion', usual: 1780, yesterday: 1725 }, { crop: 'Tomato', usual: 1400, yesterday: 1460 }],
    ],
  },
]
