export default [
  {
    name: 'the last portion can be repeated after the dish is sold out',
    hint: 'Look for a known request before you look at what is left.',
    run: ({ createMenu }) => {
      const menu = createMenu({ poha: { name: 'Poha', paise: 4500, left: 1 } })
      const put = (order) => menu.handle({ method: 'PUT', path: `/dishes/poha/portions/${order}` }).status
      return [put('ord-1'), put('ord-2'), put('ord-1')]
    },
    expect: [200, 409, 200],
  },
  {
    name: 'the same order may take two different dishes',
    hint: 'The key is dish and order, not the order alone.',
    run: ({ createMenu }) => {
      const menu = createMenu({
        poha: { name: 'Poha', paise: 4500, left: 9 },
        thali: { name: 'Veg thali', paise: 12000, left: 9 },
      })
      return ['poha', 'thali'].map((dish) => menu.handle({ method: 'PUT', path: `/dishes/${dish}/portions/ord-1` }).body.dishName)
    },
    expect: ['Poha', 'Veg thali'],
  },
  {
    name: 'reading with GET takes nothing',
    hint: 'Only PUT takes a portion. Every other method is no-such-path.',
    run: ({ createMenu }) => {
      const menu = createMenu({ poha: { name: 'Poha', paise: 4500, left: 5 } })
      const first = menu.handle({ method: 'GET', path: '/dishes/poha/portions/ord-1' })
      return [first, menu.handle({ method: 'PUT', path: '/dishes/poha/portions/ord-2' }).body.left]
    },
    expect: [{ status: 404, body: { reason: 'no-such-path' } }, 4],
  },
  {
    name: 'a reason must be the same word',
    hint: 'Orders decides by the reason, so its value is part of the contract.',
    run: ({ differences }) => differences({ reason: 'sold-out' }, { reason: 'gone' }),
    expect: ['reason is "gone", not "sold-out"'],
  },
  {
    name: 'each example starts a provider of its own, in its given state',
    hint: 'Call start(given) once for each interaction.',
    run: ({ checkProvider, createMenu }) => {
      const given = []
      const start = (state) => {
        given.push(state)
        return createMenu({ poha: { name: 'Poha', paise: 4500, left: state === 'one left' ? 1 : 0 } })
      }
      const request = { method: 'PUT', path: '/dishes/poha/portions/ord-1' }
      const found = checkProvider(
        [
          { name: 'takes', given: 'one left', request, response: { status: 200, body: { paise: 1 } } },
          { name: 'refuses', given: 'none left', request, response: { status: 409, body: { reason: 'sold-out' } } },
        ],
        start,
      )
      return [given, found]
    },
    expect: [['one left', 'none left'], []],
  },
  {
    name: 'a name that every object has is no dish, and the given dishes stay as they were',
    hint: 'constructor is a name of every object: ask with Object.hasOwn. And copy what you were given: structuredClone(dishes).',
    run: ({ createMenu }) => {
      const dishes = { poha: { name: 'Poha', paise: 4500, left: 5 } }
      const menu = createMenu(dishes)
      const put = (dish) => menu.handle({ method: 'PUT', path: `/dishes/${dish}/portions/ord-1` })
      return [put('constructor'), put('poha').status, dishes.poha.left]
    },
    expect: [{ status: 404, body: { reason: 'unknown-dish' } }, 200, 5],
  },
]
