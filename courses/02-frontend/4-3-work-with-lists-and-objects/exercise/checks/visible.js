export default [
  {
    name: 'lists the names of the crops',
    hint: 'map with a small function that takes the crop of a row.',
    run: ({ cropNames }) => [cropNames([{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }]), cropNames([])],
    expect: [['Onion', 'Tomato'], []],
  },
  {
    name: 'keeps the rows below a limit',
    hint: 'filter keeps the rows for which the small function gives true.',
    run: ({ cheaperThan }) =>
      [2000, 1400, 9999].map((limit) => cheaperThan([{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }, { crop: 'Garlic', usual: 9450 }], limit)),
    expect: [
      [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }],
      [],
      [{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }, { crop: 'Garlic', usual: 9450 }],
    ],
  },
  {
    name: 'finds the price of a crop',
    hint: 'find gives the row. Then take its usual price.',
    run: ({ priceOf }) => ['Tomato', 'Onion'].map((crop) => priceOf([{ crop: 'Onion', usual: 1780 }, { crop: 'Tomato', usual: 1400 }], crop)),
    expect: [1400, 1780],
  },
  {
    name: 'adds up the usual prices',
    hint: 'Remember the sum in a let that starts with 0, and add each price in a loop.',
    run: ({ total }) => total([{ usual: 1780 }, { usual: 1400 }, { usual: 4380 }]),
    expect: 7560,
  },
  {
    name: 'names the crops that cost more than yesterday',
    hint: 'First filter the rows, then map them to names.',
    run: ({ rising }) =>
      rising([
        { crop: 'Onion', usual: 1780, yesterday: 1725 },
        { crop: 'Tomato', usual: 1400, yesterday: 1460 },
        { crop: 'Wheat', usual: 2575, yesterday: 2560 },
      ]),
    expect: ['Onion', 'Wheat'],
  },
]
