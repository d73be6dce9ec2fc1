export default [
  {
    milestone: 'Once',
    name: 'remembers that it was sold out',
    hint: '409 is a decision too: store it like 201.',
    steps: [
      { query: "update berths_left set sold = true", as: 'all' },
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'first-key' }, body: { trainId: 2, passenger: 'Prakash', farePaise: 64500 }, as: 'one', pick: ['status', 'body.code'] },
      { query: "update berths_left set sold = false", as: 'free' },
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'first-key' }, body: { trainId: 2, passenger: 'Prakash', farePaise: 64500 }, pick: ['status', 'body.code'] },
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'new-key-1' }, body: { trainId: 2, passenger: 'Prakash', farePaise: 64500 }, pick: ['status', 'body.label'] },
    ],
    expect: [[409, 'sold_out'], [409, 'sold_out'], [201, 'B2-1']],
  },
  {
    milestone: 'Once',
    name: 'remembers after a restart',
    hint: 'A Map is gone when the server starts again. The key is a row beside the booking.',
    steps: [
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'first-key' }, body: { trainId: 2, passenger: 'Prakash', farePaise: 64500 }, as: 'one', pick: 'status' },
      { restart: true },
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'first-key' }, body: { trainId: 2, passenger: 'Prakash', farePaise: 64500 }, pick: ['status', 'body.label'] },
      { query: "select count(*)::int as bookings from bookings" },
    ],
    expect: [201, [201, 'B2-1'], [{ bookings: 1 }]],
  },
  {
    milestone: 'A bad network',
    name: 'doesn’t remember a request that isn’t valid',
    hint: 'Check the body before once: a corrected request may use the same key.',
    steps: [
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'first-key' }, body: { trainId: 2, passenger: '' }, pick: ['status', 'body.code'] },
      { query: "select count(*)::int as keys from idempotency_keys" },
      { request: 'POST /v1/bookings', headers: { 'x-person': '7', 'idempotency-key': 'first-key' }, body: { trainId: 2, passenger: 'Prakash', farePaise: 64500 }, pick: ['status', 'body.label'] },
    ],
    expect: [[400, 'invalid_request'], [{ keys: 0 }], [201, 'B2-1']],
  },
  {
    milestone: 'A bad network',
    name: 'three berths survive fifty people who send everything three times',
    hint: 'npm run storm shows the same at home. Each person must hear one answer, three of them 201.',
    steps: [{ call: 'storm.js storm', args: [50, 3] }],
    expect: { statuses: { 201: 3, 409: 47 }, differentAnswers: 0, bookings: 3, sold: 3, keys: 50 },
  },
]
