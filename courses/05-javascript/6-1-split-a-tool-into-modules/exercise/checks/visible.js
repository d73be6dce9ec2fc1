export default [
  {
    name: 'prices a parcel by its weight',
    hint: 'A parcel of exactly 500 g still costs the rate up to 500 g.',
    run: ({ priceOf }) => [1, 500, 501, 1000, 2000].map((grams) => priceOf(grams, '560001')),
    expect: [4000, 4000, 6500, 6500, 9000],
  },
  {
    name: 'adds the surcharge of the zone',
    hint: 'The first digit of the PIN decides the zone, and the zone decides the surcharge.',
    run: ({ priceOf }) => ['110001', '400001', '600001', '700001'].map((pin) => priceOf(400, pin)),
    expect: [6500, 5500, 4000, 6500],
  },
  {
    name: 'PINs starting with 3 are West, with 8 East',
    hint: 'Two entries are missing in the table of zones.',
    run: ({ priceOf }) => [priceOf(800, '380001'), priceOf(800, '800001')],
    expect: [8000, 9000],
  },
  {
    name: 'writes a slip',
    hint: 'The slip names the weight, the PIN, the zone and the price in rupees with two digits of paise.',
    run: ({ slip }) => slip(1200, '560001'),
    expect: 'Parcel of 1200 g to 560001 (South): ₹90.00',
  },
  {
    name: 'refuses a parcel of more than 2,000 g with a RangeError',
    hint: 'find() returns undefined if no rate is large enough. Check that before you read .paise.',
    run: ({ priceOf }) => {
      try {
        return priceOf(2001, '560001')
      } catch (error) {
        return error instanceof RangeError ? 'RangeError' : error.name
      }
    },
    expect: 'RangeError',
  },
  {
    name: 'refuses a weight that is not a number above 0',
    hint: 'NaN > 0 is false, so !(grams > 0) catches it too.',
    run: ({ priceOf }) =>
      [0, -5, NaN].map((grams) => {
        try {
          return priceOf(grams, '560001')
        } catch (error) {
          return error instanceof RangeError ? 'RangeError' : error.name
        }
      }),
    expect: ['RangeError', 'RangeError', 'RangeError'],
  },
  {
    name: 'refuses a PIN that isn’t six digits',
    hint: '/^\\d{6}$/.test(pin) is true for exactly six digits. Check it before you read pin[0].',
    run: ({ priceOf }) =>
      ['', '5600', '5600011', 'abcdef', '5e0001', undefined].map((pin) => {
        try {
          return priceOf(500, pin)
        } catch (error) {
          return error instanceof RangeError ? 'RangeError' : error.name
        }
      }),
    expect: ['RangeError', 'RangeError', 'RangeError', 'RangeError', 'RangeError', 'RangeError'],
  },
]
