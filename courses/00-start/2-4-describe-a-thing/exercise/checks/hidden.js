export default [
  {
    name: 'half a kilo counts too',
    hint: 'product.price * product.kilos works for parts of a kilo as well.',
    run: ({ stockValue }) => stockValue({ name: 'Jeera', price: 300, kilos: 0.5 }),
    expect: 150,
  },
  {
    name: 'the order of the properties makes no difference',
    hint: 'Read properties by their names: product.price and product.kilos.',
    run: ({ stockValue }) => stockValue({ kilos: 12, name: 'Sugar', price: 45 }),
    expect: 540,
  },
]
