export default [
  {
    name: 'asks for the first page, and for the page after a cursor',
    hint: 'URLSearchParams writes limit and after. For null, leave after out.',
    run: ({ pageAddress }) =>
      [pageAddress(null), pageAddress('p40'), pageAddress(null, 5)].map((address) => {
        const [path, query] = address.split('?')
        return `${path} ${(query ?? '').split('&').sort().join(' ')}`
      }),
    expect: ['/api/prices limit=20', '/api/prices after=p40 limit=20', '/api/prices limit=5'],
  },
  {
    name: 'makes an error that carries the status',
    hint: 'A class that extends Error. Its constructor takes the status, calls super with a message, and sets name to “HttpError”.',
    run: ({ HttpError }) => {
      const error = new HttpError(503)
      return [error instanceof Error ? 'an Error' : 'no Error', error.name, error.status, error.message.includes('503') ? 'names 503' : error.message]
    },
    expect: ['an Error', 'HttpError', 503, 'names 503'],
  },
  {
    name: 'tries a broken server and a lost connection again, twice',
    hint: 'failures is 0 after the first failure. Two more tries: 0 and 1 give true, 2 gives false.',
    run: ({ shouldRetry, HttpError }) => [new HttpError(500), new HttpError(502), new HttpError(503), new TypeError('Failed to fetch')].map((error) => [0, 1, 2, 3].map((failures) => (shouldRetry(failures, error) ? 'again' : 'stop'))),
    expect: [
      ['again', 'again', 'stop', 'stop'],
      ['again', 'again', 'stop', 'stop'],
      ['again', 'again', 'stop', 'stop'],
      ['again', 'again', 'stop', 'stop'],
    ],
  },
  {
    name: 'never repeats a request that was refused',
    hint: 'A status from 400 to 499 won’t change, however often you ask.',
    run: ({ shouldRetry, HttpError }) => [400, 404, 422, 499].map((status) => `${status} ${shouldRetry(0, new HttpError(status)) ? 'again' : 'stop'}`),
    expect: ['400 stop', '404 stop', '422 stop', '499 stop'],
  },
  {
    name: 'joins the pages to one list',
    hint: 'flatMap takes the items of each page.',
    run: ({ allPrices }) => {
      const price = (id) => ({ id, mandi: 'Kolar', crop: 'Tomato', usual: 1000 + id })
      return [allPrices([{ items: [price(1), price(2)], next: '2' }, { items: [price(3)], next: null }]).map(({ id }) => id), allPrices([])]
    },
    expect: [[1, 2, 3], []],
  },
]
