export default [
  {
    name: 'shows loading until the data is there',
    hint: 'isPending means: no data yet, and no error.',
    run: ({ screenOf }) => screenOf({ isPending: true, isError: false, error: null, data: undefined }),
    expect: { state: 'loading' },
  },
  {
    name: 'shows what happened when loading has failed',
    hint: 'Take the message of the error.',
    run: ({ screenOf }) => screenOf({ isPending: false, isError: true, error: new Error('The server answered 503.'), data: undefined }),
    expect: { state: 'failed', message: 'The server answered 503.' },
  },
  {
    name: 'tells an empty list from a list with items',
    hint: 'An empty list is a state of its own. Look at the length.',
    run: ({ screenOf }) => [[], ['Asha', 'Ravi']].map((data) => screenOf({ isPending: false, isError: false, error: null, data })),
    expect: [{ state: 'empty' }, { state: 'some', items: ['Asha', 'Ravi'] }],
  },
  {
    name: 'computes the balance from the entries',
    hint: 'Credits count as they are, payments negative. The sum of nothing is 0.',
    run: ({ balanceOf }) => {
      const entry = (kind, paise) => ({ id: 'a', customerId: 'c3', kind, paise, note: '', on: '2026-04-01' })
      return [balanceOf([entry('credit', 104_200), entry('payment', 50_000), entry('credit', 11_800)]), balanceOf([])]
    },
    expect: [66_000, 0],
  },
  {
    name: 'has a key for each customer',
    hint: 'Everything that the request depends on belongs into the key.',
    run: ({ entriesKey }) => [entriesKey('c1'), entriesKey('c3')],
    expect: [
      ['entries', 'c1'],
      ['entries', 'c3'],
    ],
  },
]
