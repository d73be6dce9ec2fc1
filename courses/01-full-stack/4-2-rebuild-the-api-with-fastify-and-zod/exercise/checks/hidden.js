export default [
  {
    milestone: 'Routes and checked input',
    name: 'names each field that is wrong',
    hint: 'Each of the six fields has a rule: z.uuid(), z.enum(…), z.int().positive(), z.iso.date() and texts.',
    steps: [
      { request: 'POST /entries', body: { id: '7', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-03' }, pick: ['status', 'body.field'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'gift', paise: 4000, note: 'Tea', on: '2026-04-03' }, pick: ['status', 'body.field'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 0, note: 'Tea', on: '2026-04-03' }, pick: ['status', 'body.field'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 4000, note: 'Tea', on: '2026-02-30' }, pick: ['status', 'body.field'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c1', kind: 'credit', paise: 4000, on: '2026-04-03' }, pick: ['status', 'body.field'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 3, kind: 'credit', paise: 4000, note: 'Tea', on: '2026-04-03' }, pick: ['status', 'body.field'] },
    ],
    expect: [
      [400, 'id'],
      [400, 'kind'],
      [400, 'paise'],
      [400, 'on'],
      [400, 'note'],
      [400, 'customerId'],
    ],
  },
  {
    milestone: 'One format for every error',
    name: 'gives Fastify’s own errors the same format',
    hint: 'setErrorHandler gets Fastify’s errors too: invalid JSON, a body that is too large, an unknown content type.',
    steps: [
      { request: 'POST /entries', headers: { 'content-type': 'application/json' }, body: '{"id":', pick: ['status', 'body.code', 'body.field', 'body.error'] },
      { request: 'POST /entries', headers: { 'content-type': 'application/xml' }, body: '<entry/>', pick: ['status', 'body.code', 'body.field', 'body.error'] },
    ],
    expect: [
      [400, 'bad_request', null, null],
      [415, 'bad_request', null, null],
    ],
  },
  {
    milestone: 'One format for every error',
    name: 'answers internal when a part of the server is down',
    hint: 'Only a statusCode from 400 to 499 is the client’s mistake. 503 with its message isn’t for strangers.',
    steps: [
      { call: 'src/errors.ts toResponse', args: [{ statusCode: 503, message: 'pool of db1 is empty' }] },
      { call: 'src/errors.ts toResponse', args: [{ statusCode: 400, message: 'Body is not valid JSON' }] },
    ],
    expect: [
      { status: 500, body: { code: 'internal', message: 'Something went wrong.', field: null } },
      { status: 400, body: { code: 'bad_request', message: 'Body is not valid JSON', field: null } },
    ],
  },
  {
    milestone: 'The same entry twice',
    name: 'knows an entry again whose fields come in another order',
    hint: 'Compare field by field. The text of JSON depends on the order.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 104200, note: 'Rice', on: '2026-04-02' },
        pick: 'status',
      },
      {
        request: 'POST /entries',
        body: { on: '2026-04-02', note: 'Rice', paise: 104200, kind: 'credit', customerId: 'c3', id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11' },
        pick: 'status',
      },
      { request: 'GET /customers', pick: 'body.2.paise' },
    ],
    expect: [201, 200, 104200],
  },
  {
    milestone: 'The same entry twice',
    name: 'refuses a known id when only the note or the day differs',
    hint: 'Every one of the fields counts, not only customer and amount.',
    steps: [
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 500, note: 'Rice', on: '2026-04-02' }, pick: 'status' },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 500, note: 'Soap', on: '2026-04-02' }, pick: ['status', 'body.code'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'credit', paise: 500, note: 'Rice', on: '2026-04-03' }, pick: ['status', 'body.code'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c2', kind: 'credit', paise: 500, note: 'Rice', on: '2026-04-02' }, pick: ['status', 'body.code'] },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 'c3', kind: 'payment', paise: 500, note: 'Rice', on: '2026-04-02' }, pick: ['status', 'body.code'] },
    ],
    expect: [201, [409, 'id_taken'], [409, 'id_taken'], [409, 'id_taken'], [409, 'id_taken']],
  },
  {
    milestone: 'Settings and tests',
    name: 'names the setting that is wrong',
    hint: 'The message ends with the names of the wrong settings: "Wrong settings: PORT".',
    steps: [
      { call: 'src/config.ts readConfig', args: [{ PORT: 'abc' }] },
      { call: 'src/config.ts readConfig', args: [{ PORT: '70000' }] },
      { call: 'src/config.ts readConfig', args: [{ PORT: '3000', LOG_LEVEL: 'loud' }] },
    ],
    expect: [
      { ok: false, message: 'Wrong settings: PORT' },
      { ok: false, message: 'Wrong settings: PORT' },
      { ok: false, message: 'Wrong settings: LOG_LEVEL' },
    ],
  },
  {
    milestone: 'Settings and tests',
    name: 'your tests pass with your own API',
    hint: 'npm test shows which test fails. Build a new app in each test.',
    steps: [{ tests: 'test', pick: 'failed.length' }],
    expect: 0,
  },
]
