export default [
  {
    name: 'lists the newest first, and entries of one day by id',
    hint: 'Sort by the date descending, and if that is 0, by the id.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      return ids(listEntries(entries, '/entries'))
    },
    expect: 'e4 e5 e2 e3 e1 next null',
  },
  {
    name: 'gives a page, and says where the next one begins',
    hint: 'next is the id of the last item, if more follow.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      return ['/entries?limit=2', '/entries?limit=2&after=e4', '/entries?limit=2&after=e5', '/entries?limit=2&after=e3', '/entries?limit=5'].map((url) => ids(listEntries(entries, url)))
    },
    expect: ['e4 e5 next e5', 'e5 e2 next e2', 'e2 e3 next e3', 'e1 next null', 'e4 e5 e2 e3 e1 next null'],
  },
  {
    name: 'keeps the entries of one customer and of one kind',
    hint: 'Filter before you page. Both filters may be there together.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      return ['/entries?customer=c2', '/entries?kind=credit', '/entries?customer=c2&kind=payment', '/entries?customer=c9'].map((url) => ids(listEntries(entries, url)))
    },
    expect: ['e5 e2 next null', 'e4 e5 e3 e1 next null', 'e2 next null', ' next null'],
  },
  {
    name: 'refuses a wrong kind and a wrong limit with their field',
    hint: 'A limit is made of digits only, from 1 to 100. Return 400 with code, message and field.',
    run: ({ listEntries }) => {
      const entry = (id, on, customerId = 'c1', kind = 'credit') => ({ id, customerId, kind, paise: 100, note: '', on })
      const entries = [entry('e1', '2026-04-01'), entry('e5', '2026-04-03', 'c2'), entry('e2', '2026-04-02', 'c2', 'payment'), entry('e4', '2026-04-03'), entry('e3', '2026-04-02')]
      const ids = ({ status, body }) => (status === 200 ? `${body.items.map(({ id }) => id).join(' ')} next ${body.next}` : `${status} ${body.code} ${body.field} ${typeof body.message}`)
      return ['kind=gift', 'limit=abc', 'limit=0', 'limit=101', 'limit=-5', 'limit=2.5', 'limit=', 'limit=1e1'].map((query) => ids(listEntries(entries, `/entries?${query}`)))
    },
    expect: ['400 invalid kind string', '400 invalid limit string', '400 invalid limit string', '400 invalid limit string', '400 invalid limit string', '400 invalid limit string', '400 invalid limit string', '400 invalid limit string'],
  },
]
