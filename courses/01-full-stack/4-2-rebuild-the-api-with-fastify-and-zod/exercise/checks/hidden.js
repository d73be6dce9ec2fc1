export default [
  {
    name: 'gives errors of Fastify the same format, with their own status',
    hint: 'Such an error is an Error with a statusCode below 500, for example 400 or 413. Its code is bad_request.',
    run: ({ toResponse }) =>
      [413, 400].map((statusCode) => toResponse(Object.assign(new Error('Request body is too large'), { statusCode }))),
    expect: [
      { status: 413, body: { code: 'bad_request', message: 'Request body is too large', field: null } },
      { status: 400, body: { code: 'bad_request', message: 'Request body is too large', field: null } },
    ],
  },
  {
    name: 'treats a statusCode of 500 or more as unexpected',
    hint: 'Only statuses from 400 to 499 are the client’s matter. The message of others may tell secrets.',
    run: ({ toResponse }) => [500, 503, 200].map((statusCode) => toResponse(Object.assign(new Error('pool of db-7 is empty'), { statusCode }))),
    expect: [
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
    ],
  },
  {
    name: 'answers 409 for another entry with the same id, and keeps the first',
    hint: 'Throw an ApiError with 409, the code id_taken and the field id.',
    run: ({ saveOnce, toResponse }) => {
      const entries = new Map()
      saveOnce(entries, { id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })
      const changes = [{ paise: 50 }, { note: 'Dal' }, { customerId: 'c1' }, { kind: 'payment' }, { on: '2026-04-03' }]
      const answers = changes.map((change) => {
        try {
          return saveOnce(entries, { ...{ id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' }, ...change }).status
        } catch (error) {
          const { status, body } = toResponse(error)
          return `${status} ${body.code} ${body.field}`
        }
      })
      return { answers: [...new Set(answers)], kept: entries.get('a1').paise, size: entries.size }
    },
    expect: { answers: ['409 id_taken id'], kept: 104_200, size: 1 },
  },
  {
    name: 'recognises the same entry when its fields come in another order',
    hint: 'JSON.stringify depends on the order of the fields. Compare field by field.',
    run: ({ saveOnce }) => {
      const entries = new Map()
      saveOnce(entries, { id: 'a1', customerId: 'c3', kind: 'credit', paise: 104_200, note: 'Rice', on: '2026-04-02' })
      return saveOnce(entries, { on: '2026-04-02', note: 'Rice', paise: 104_200, kind: 'credit', customerId: 'c3', id: 'a1' }).status
    },
    expect: 200,
  },
  {
    name: 'is an Error, so that it has a stack for the log',
    hint: 'ApiError extends Error, and its constructor calls super(message).',
    run: ({ ApiError }) => {
      const error = new ApiError(400, 'invalid', 'Enter a whole number.')
      return [error instanceof Error, error.message, error.field, typeof error.stack]
    },
    expect: [true, 'Enter a whole number.', null, 'string'],
  },
]
