export default [
  {
    milestone: 'Routes and checked input',
    name: 'lists the three customers with their balances',
    hint: 'A credit adds to the balance, a payment takes away. Without entries it is 0.',
    steps: [
      { request: 'GET /customers' },
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 104200, note: 'Rice 10 kg', on: '2026-04-02' },
        pick: 'status',
      },
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a12', customerId: 'c3', kind: 'payment', paise: 50000, note: 'Cash', on: '2026-04-04' },
        pick: 'status',
      },
      { request: 'GET /customers', pick: 'body.*.paise' },
    ],
    expect: [
      {
        status: 200,
        body: [
          { id: 'c1', name: 'Savitri Devi', paise: 0 },
          { id: 'c2', name: 'Abdul Rehman', paise: 0 },
          { id: 'c3', name: 'Pushpa Kumbhar', paise: 0 },
        ],
      },
      201,
      201,
      [0, 0, 54200],
    ],
  },
  {
    milestone: 'Routes and checked input',
    name: 'answers a new entry with 201 and the entry',
    hint: 'reply.code(201).send(entry): the client sees what was stored.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Biscuits', on: '2026-04-03' },
      },
    ],
    expect: {
      status: 201,
      body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Biscuits', on: '2026-04-03' },
    },
  },
  {
    milestone: 'Routes and checked input',
    name: 'refuses half a paisa and names the field',
    hint: 'z.int() refuses fractions. safeParse gives issues; issue.path says which field is wrong.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 40.5, note: 'Tea', on: '2026-04-03' },
        pick: ['status', 'body.code', 'body.field'],
      },
      { request: 'GET /customers', pick: 'body.0.paise' },
    ],
    expect: [[400, 'invalid', 'paise'], 0],
  },
  {
    milestone: 'Routes and checked input',
    name: 'refuses a field that nobody asked for',
    hint: 'z.object drops unknown fields silently. z.strictObject refuses them.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-03', settled: true },
        pick: ['status', 'body.code'],
      },
      { request: 'GET /customers', pick: 'body.0.paise' },
    ],
    expect: [[400, 'invalid'], 0],
  },
  {
    milestone: 'One format for every error',
    name: 'says 404 unknown_customer for a customer who isn’t there',
    hint: 'throw new ApiError(404, …): the error handler turns it into the response.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c9', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-03' },
        pick: ['status', 'body.code', 'body.field'],
      },
    ],
    expect: [404, 'unknown_customer', 'customerId'],
  },
  {
    milestone: 'One format for every error',
    name: 'answers an unknown address in the same format',
    hint: 'app.setNotFoundHandler((request, reply) => …), with field: null.',
    steps: [{ request: 'GET /bills', pick: ['status', 'body.code', 'body.field', 'body.error'] }],
    expect: [404, 'not_found', null, null],
  },
  {
    milestone: 'One format for every error',
    name: 'keeps the details of an unexpected error to itself',
    hint: 'Everything that isn’t an ApiError or a 4xx of Fastify is 500, internal, "Something went wrong."',
    steps: [
      { call: 'src/errors.ts toResponse', args: [{ message: 'connect ECONNREFUSED db.sharma.example:5432' }] },
      { call: 'src/errors.ts toResponse', args: [{ statusCode: 413, message: 'Request body is too large' }] },
    ],
    expect: [
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 413, body: { code: 'bad_request', message: 'Request body is too large', field: null } },
    ],
  },
  {
    milestone: 'The same entry twice',
    name: 'counts an entry once that was sent twice',
    hint: 'Look for the id in the Map first. The same content again is 200 with the stored entry.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 104200, note: 'Rice', on: '2026-04-02' },
        pick: 'status',
      },
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 104200, note: 'Rice', on: '2026-04-02' },
        pick: ['status', 'body.note'],
      },
      { request: 'GET /customers', pick: 'body.2.paise' },
    ],
    expect: [201, [200, 'Rice'], 104200],
  },
  {
    milestone: 'The same entry twice',
    name: 'refuses another entry with a known id',
    hint: 'Other content under the same id is a conflict: 409, id_taken, field id.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 104200, note: 'Rice', on: '2026-04-02' },
        pick: false,
      },
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 1, note: 'Rice', on: '2026-04-02' },
        pick: ['status', 'body.code', 'body.field'],
      },
      { request: 'GET /customers', pick: 'body.2.paise' },
    ],
    expect: [[409, 'id_taken', 'id'], 104200],
  },
  {
    milestone: 'Settings and tests',
    name: 'reads the port as a number, and takes 3000 without one',
    hint: 'z.coerce.number() converts the text; .default(3000) is for a missing one.',
    steps: [
      { call: 'src/config.ts readConfig', args: [{}], pick: ['ok', 'config.PORT', 'config.LOG_LEVEL'] },
      { call: 'src/config.ts readConfig', args: [{ PORT: '8080', LOG_LEVEL: 'warn' }], pick: ['ok', 'config.PORT', 'config.LOG_LEVEL'] },
    ],
    expect: [
      [true, 3000, 'info'],
      [true, 8080, 'warn'],
    ],
  },
  {
    milestone: 'Settings and tests',
    name: 'your tests find each of eight mistakes',
    hint: 'Test a 400, a 404, a 409 and a repeated entry: status, code, field, and the balance afterwards.',
    steps: [{ bugs: true }],
    expect: { model: 'passes', caught: 8, missed: [] },
  },
]
