export default [
  {
    name: 'encodes signs in a cursor',
    hint: 'A cursor is any text. Let URLSearchParams write it.',
    run: ({ pageAddress }) => ['a b&c=d', 'ओन', ''].map((cursor) => new URL(pageAddress(cursor), 'http://localhost').searchParams.get('after')),
    expect: ['a b&c=d', 'ओन', ''],
  },
  {
    name: 'shows a price that is on two pages only once',
    hint: 'Remember the ids that you have seen, for example in a Map or a Set. The first place counts.',
    run: ({ allPrices }) => {
      const price = (id, usual) => ({ id, mandi: 'Kolar', crop: 'Tomato', usual })
      const pages = [
        { items: [price(1, 10), price(2, 20)], next: '2' },
        { items: [price(2, 20), price(3, 30), price(1, 10)], next: '3' },
        // Another lot at the same price has an id of its own.
        { items: [price(4, 10)], next: null },
      ]
      return allPrices(pages).map(({ id }) => id)
    },
    expect: [1, 2, 3, 4],
  },
  {
    name: 'says three different things to the reader',
    hint: 'No HttpError means that no answer came. Below 500 the request was refused, from 500 on the server is broken: say so, and don’t blame the server for a refused request.',
    run: ({ messageFor, HttpError }) => {
      const texts = [new TypeError('Failed to fetch'), new HttpError(422), new HttpError(404), new HttpError(500), new HttpError(503)].map((error) => messageFor(error))
      const kinds = [...new Set(texts)]
      const [offline, refused, , broken] = texts
      return [
        texts.map((text) => kinds.indexOf(text)),
        kinds.filter((text) => text.length < 15 || /Failed to fetch|undefined|\d{3}/.test(text)),
        /connect|network|internet|offline|reach/i.test(offline) ? 'speaks of the connection' : offline,
        /server (has|had|is|isn)|later|our side/i.test(refused) ? refused : 'speaks of the request',
        /server|later|our side/i.test(broken) ? 'speaks of the server' : broken,
      ]
    },
    expect: [[0, 1, 1, 2, 2], [], 'speaks of the connection', 'speaks of the request', 'speaks of the server'],
  },
]
