export default [
  {
    name: 'gives an ApiError its status, code, message and field',
    hint: 'error instanceof ApiError: take the four values from it. The status isn’t part of the body.',
    run: ({ ApiError, toResponse }) => toResponse(new ApiError(404, 'unknown_customer', 'There is no such customer.', 'customerId')),
    expect: { status: 404, body: { code: 'unknown_customer', message: 'There is no such customer.', field: 'customerId' } },
  },
  {
    name: 'reveals nothing about an unexpected error',
    hint: 'Everything that isn’t known becomes 500 with one fixed sentence and the code internal.',
    run: ({ toResponse }) => [new TypeError('x is undefined'), 'a text', null, undefined].map((error) => toResponse(error)),
    expect: [
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
    ],
  },
  {
    name: 'saves a new entry with 201',
    hint: 'If the id isn’t in the Map, set it.',
    run: ({ saveOnce }) => {
      const entries = new Map()
      const { status, entry } = saveOnce(entries, { id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })
      return [status, entry.paise, [...entries.keys()]]
    },
    expect: [201, 104_200, ['a1']],
  },
  {
    name: 'answers 200 for the same entry again, and saves it once',
    hint: 'Compare every field of the stored entry with the new one.',
    run: ({ saveOnce }) => {
      const entries = new Map()
      saveOnce(entries, { id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })
      const again = saveOnce(entries, { id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })
      return [again.status, again.entry, entries.size]
    },
    expect: [200, { id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }, 1],
  },
]
