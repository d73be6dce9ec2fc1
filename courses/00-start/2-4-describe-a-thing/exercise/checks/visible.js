export default [
  {
    name: '25 kilos of rice at 56 are worth 1400',
    hint: 'You have the price already: product.price. Multiply it by product.kilos.',
    run: ({ stockValue }) => stockValue({ name: 'Rice', price: 56, kilos: 25 }),
    expect: 1400,
  },
  {
    name: '4 kilos of dal at 160 are worth 640',
    hint: 'Use product, the name in the round brackets. rice is only one of many products.',
    run: ({ stockValue }) => stockValue({ name: 'Toor dal', price: 160, kilos: 4 }),
    expect: 640,
  },
  {
    name: 'a product that is sold out is worth 0',
    hint: 'The price times 0 kilos is 0. Did you write + in place of *?',
    run: ({ stockValue }) => stockValue({ name: 'Jaggery', price: 70, kilos: 0 }),
    expect: 0,
  },
]
