export default [
  {
    name: 'refuses a cursor that isn’t in the list, unknown parameters and repeated ones',
    hint: 'findIndex gives -1 for an unknown id. An empty after is unknown, too. searchParams.keys() lists what was sent.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      return ['after=e99', 'after=', 'after=e4&customer=c2', 'costumer=c2', 'limit=2&limit=3', 'kind=credit&kind=credit', 'after=e4&after=e5'].map((query) => ids(listEntries(entries, `/entries?${query}`)))
    },
    expect: ['400 invalid after string', '400 invalid after string', '400 invalid after string', '400 invalid costumer string', '400 invalid limit string', '400 invalid kind string', '400 invalid after string'],
  },
  {
    name: 'gives every entry once, also if one is added in between',
    hint: 'Begin behind the cursor, wherever it is now. Don’t count pages.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      let list = entries
      const seen = []
      let next = null
      for (let page = 0; page < 9; page++) {
        const { body } = listEntries(list, `/entries?limit=2${next ? `&after=${next}` : ''}`)
        seen.push(...body.items.map(({ id }) => id))
        next = body.next
        if (next === null) break
        list = [entry(`new-${page}`, '2026-05-01'), ...list]
      }
      return seen
    },
    expect: ['e4', 'e5', 'e2', 'e3', 'e1'],
  },
  {
    name: 'takes 20 without a limit and at most 100',
    hint: 'The default is 20. 1 and 100 are allowed.',
    run: ({ listEntries }) => {
      const entries = Array.from({ length: 130 }, (_, i) => ({ id: `e${String(i).padStart(3, '0')}`, customerId: 'c1', kind: 'credit', paise: 1, note: '', on: '2026-04-01' }))
      return ['', '?limit=100', '?limit=1'].map((query) => {
        const { body } = listEntries(entries, `/entries${query}`)
        return `${body.items.length} ${body.next}`
      })
    },
    expect: ['20 e019', '100 e099', '1 e000'],
  },
  {
    name: 'leaves the given list as it was',
    hint: 'toSorted returns a new list.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      listEntries(Object.freeze(entries), '/entries?limit=2')
      return entries.map(({ id }) => id)
    },
    expect: ['e1', 'e5', 'e2', 'e4', 'e3'],
  },
]
