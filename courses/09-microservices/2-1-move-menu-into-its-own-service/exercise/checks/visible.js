export default [
  {
    name: 'takes a portion and says name, price and what is left',
    hint: 'Take dish and order from the path with a regular expression. left is what remains after this portion.',
    run: ({ createMenu }) =>
      createMenu({ thali: { name: 'Veg thali', paise: 12000, left: 40 } }).handle({
        method: 'PUT',
        path: '/dishes/thali/portions/ord-1',
      }),
    expect: { status: 200, body: { dishName: 'Veg thali', paise: 12000, left: 39 } },
  },
  {
    name: 'a repeated request takes no second portion',
    hint: 'Remember the answer for dish and order together, and give it again.',
    run: ({ createMenu }) => {
      const menu = createMenu({ thali: { name: 'Veg thali', paise: 12000, left: 40 } })
      const put = (order) => menu.handle({ method: 'PUT', path: `/dishes/thali/portions/${order}` }).body.left
      return [put('ord-1'), put('ord-1'), put('ord-2'), put('ord-1')]
    },
    expect: [39, 39, 38, 39],
  },
  {
    name: 'refuses with a reason: sold out, unknown dish, unknown path',
    hint: 'Look at the path and the method first, then for the dish, then at what is left.',
    run: ({ createMenu }) => {
      const menu = createMenu({ poha: { name: 'Poha', paise: 4500, left: 0 } })
      return [
        menu.handle({ method: 'PUT', path: '/dishes/poha/portions/ord-1' }),
        menu.handle({ method: 'PUT', path: '/dishes/pizza/portions/ord-1' }),
        menu.handle({ method: 'PUT', path: '/offers/poha' }),
      ]
    },
    expect: [
      { status: 409, body: { reason: 'sold-out' } },
      { status: 404, body: { reason: 'unknown-dish' } },
      { status: 404, body: { reason: 'no-such-path' } },
    ],
  },
  {
    name: 'more fields and other values do not break the contract',
    hint: 'Walk through the fields of `expected` only, and compare types.',
    run: ({ differences }) =>
      differences({ dishName: 'Veg thali', paise: 12000 }, { dishName: 'Thali', paise: 13000, photo: 'thali.webp' }),
    expect: [],
  },
  {
    name: 'a missing field and another type break it',
    hint: 'Report "<field> is missing" or "<field> is <type>, not <type>".',
    run: ({ differences }) =>
      differences({ dishName: 'Veg thali', paise: 12000, left: 3 }, { dishName: 'Thali', price: 130, left: '3' }),
    expect: ['paise is missing', 'left is string, not number'],
  },
  {
    name: 'the check of the provider names the example that fails',
    hint: 'Put the name of the interaction and a colon before each finding; the status comes first.',
    run: ({ checkProvider }) =>
      checkProvider(
        [
          {
            name: 'takes a portion',
            request: { method: 'PUT', path: '/dishes/thali/portions/ord-1' },
            response: { status: 200, body: { dishName: 'Veg thali', paise: 12000 } },
          },
        ],
        () => ({ handle: () => ({ status: 404, body: { dishName: 'Veg thali', price: 120 } }) }),
      ),
    expect: ['takes a portion: status is 404, not 200', 'takes a portion: paise is missing'],
  },
]
