export default [
  {
    name: 'answers 400 for each wrong field, and stores nothing',
    hint: 'Check all five fields before you push anything: kind, paise as a whole number above 0, note as text, on as a date.',
    run: ({ createApi }) => {
      const api = createApi({ newId: () => 'e-1' })
      const good = { customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }
      const wrong = [{ kind: 'gift' }, { paise: 40.5 }, { paise: 0 }, { paise: -5 }, { paise: '4000' }, { note: 7 }, { on: 'yesterday' }, { on: '7-4-2026' }, { customerId: 3 }]
      const statuses = wrong.map((change) => api.answer('POST', '/entries', JSON.stringify({ ...good, ...change })).status)
      return { statuses, balances: api.answer('GET', '/customers', '').body.map(({ paise }) => paise) }
    },
    expect: { statuses: [400, 400, 400, 400, 400, 400, 400, 400, 400], balances: [0, 0, 0] },
  },
  {
    name: 'answers 404 for an unknown customer',
    hint: 'The entry is well formed, but there is nobody with this id.',
    run: ({ createApi }) => {
      const { status, body } = createApi({ newId: () => 'e-1' }).answer('POST', '/entries', JSON.stringify({ ...{ customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }, customerId: 'c9' }))
      return [status, /\w+ \w+/.test(body.message) ? 'a sentence' : 'no sentence']
    },
    expect: [404, 'a sentence'],
  },
  {
    name: 'ignores the part after the question mark',
    hint: 'new URL takes the address apart; compare only its pathname.',
    run: ({ createApi }) => {
      const { status, body } = createApi({ newId: () => 'e-1' }).answer('GET', '/customers?sort=name', '')
      return [status, body.length]
    },
    expect: [200, 3],
  },
  {
    name: 'answers an unexpected error with 500, without details, and keeps running',
    hint: 'One try and catch around everything. Only the message of an HttpError may go out.',
    run: ({ createApi }) => {
      let isBroken = true
      const api = createApi({
        newId: () => {
          if (isBroken) throw new Error('disk /var/ledger is full')
          return 'e-2'
        },
      })
      const text = JSON.stringify({ customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })
      const first = api.answer('POST', '/entries', text)
      isBroken = false
      const second = api.answer('POST', '/entries', text)
      return [first.status, /disk|ledger/.test(JSON.stringify(first.body)) ? 'tells details' : 'tells nothing', /\w+ \w+/.test(first.body.message) ? 'a sentence' : 'no sentence', second.status]
    },
    expect: [500, 'tells nothing', 'a sentence', 201],
  },
  {
    name: 'takes only the five fields, and makes the id itself',
    hint: 'Build the entry field by field. What somebody else has added doesn’t belong into it.',
    run: ({ createApi }) => createApi({ newId: () => 'e-9' }).answer('POST', '/entries', JSON.stringify({ ...{ customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }, id: 'mine', settled: true })).body,
    expect: { id: 'e-9', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' },
  },
  {
    name: 'keeps the entries of two APIs apart',
    hint: 'The list of entries belongs inside createApi, so that each test can begin with an empty one.',
    run: ({ createApi }) => {
      const [one, two] = [createApi({ newId: () => 'e-1' }), createApi({ newId: () => 'e-1' })]
      one.answer('POST', '/entries', JSON.stringify({ customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }))
      return [one, two].map((api) => api.answer('GET', '/customers', '').body[2].paise)
    },
    expect: [104_200, 0],
  },
]
