export default [
  {
    name: 'refuses a PIN without a zone',
    hint: 'A PIN starting with 9 has no zone. Throw before you add undefined to the price.',
    run: ({ priceOf }) =>
      ['900001', '000001'].map((pin) => {
        try {
          return priceOf(500, pin)
        } catch (error) {
          return [error instanceof RangeError ? 'RangeError' : error.name, error.message.length > 5]
        }
      }),
    expect: [
      ['RangeError', true],
      ['RangeError', true],
    ],
  },
  {
    name: 'writes other slips, and none for a wrong parcel',
    hint: 'slip asks priceOf for the price, so it refuses the same parcels.',
    run: ({ slip }) => [
      slip(500, '302001'),
      slip(1750, '834001'),
      ...[
        [2500, '560001'],
        [300, '56000'],
      ].map(([grams, pin]) => {
        try {
          return slip(grams, pin)
        } catch (error) {
          return error instanceof RangeError ? 'RangeError' : error.name
        }
      }),
    ],
    expect: [
      'Parcel of 500 g to 302001 (West): ₹55.00',
      'Parcel of 1750 g to 834001 (East): ₹115.00',
      'RangeError',
      'RangeError',
    ],
  },
]
