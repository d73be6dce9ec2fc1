export default [
  {
    name: 'lists the three customers with a balance of 0',
    hint: 'GET /customers answers 200. Each customer has id, name and paise.',
    run: ({ createApi }) => createApi({ newId: () => 'e-1' }).answer('GET', '/customers', ''),
    expect: {
      status: 200,
      body: [
        { id: 'c1', name: 'Savitri Devi', paise: 0 },
        { id: 'c2', name: 'Abdul Rehman', paise: 0 },
        { id: 'c3', name: 'Pushpa Kumbhar', paise: 0 },
      ],
    },
  },
  {
    name: 'adds an entry with a new id, and answers 201',
    hint: 'POST /entries parses the text, takes the five fields, and makes the id with newId().',
    run: ({ createApi }) => createApi({ newId: () => 'e-7' }).answer('POST', '/entries', JSON.stringify({ customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })),
    expect: { status: 201, body: { id: 'e-7', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' } },
  },
  {
    name: 'lets the balance follow credits and payments',
    hint: 'The balance is the sum of the entries of that customer: credits minus payments.',
    run: ({ createApi }) => {
      let next = 1
      const api = createApi({ newId: () => `e-${next++}` })
      const post = (change) => api.answer('POST', '/entries', JSON.stringify({ ...{ customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }, ...change })).status
      const statuses = [post({}), post({ kind: 'payment', paise: 50_000 }), post({ customerId: 'c1', paise: 1 })]
      return { statuses, balances: api.answer('GET', '/customers', '').body.map(({ id, paise }) => `${id} ${paise}`) }
    },
    expect: { statuses: [201, 201, 201], balances: ['c1 1', 'c2 0', 'c3 54200'] },
  },
  {
    name: 'answers 400 for invalid JSON and for a body that is no object',
    hint: 'JSON.parse throws. Catch it, and throw an HttpError with 400 instead. null and 42 are JSON, too.',
    run: ({ createApi }) => {
      const api = createApi({ newId: () => 'e-1' })
      return ['{"customerId":', '', 'null', '42'].map((text) => {
        const { status, body } = api.answer('POST', '/entries', text)
        return `${status} ${/\w+ \w+/.test(body.message) ? 'a sentence' : 'no sentence'}`
      })
    },
    expect: ['400 a sentence', '400 a sentence', '400 a sentence', '400 a sentence'],
  },
  {
    name: 'answers 404 for an unknown address and 405 for a wrong method',
    hint: 'First look for the path. Only if it exists, look for the method.',
    run: ({ createApi }) => {
      const api = createApi({ newId: () => 'e-1' })
      return [['GET', '/bills'], ['GET', '/'], ['DELETE', '/customers'], ['GET', '/entries'], ['POST', '/customers']].map(([method, url]) => {
        const { status, body } = api.answer(method, url, '')
        return `${method} ${url}: ${status} ${/\w+ \w+/.test(body.message) ? 'a sentence' : 'no sentence'}`
      })
    },
    expect: ['GET /bills: 404 a sentence', 'GET /: 404 a sentence', 'DELETE /customers: 405 a sentence', 'GET /entries: 405 a sentence', 'POST /customers: 405 a sentence'],
  },
]
