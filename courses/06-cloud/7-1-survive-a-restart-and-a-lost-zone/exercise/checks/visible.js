export default [
  {
    milestone: 'One site, two zones',
    name: 'what is booked in one zone is taken in the other',
    hint: 'Nothing in memory: both copies read the same table. A left join says which slots have a booking.',
    steps: [
      {
        request: 'POST /zone/a/api/bookings',
        headers: { 'idempotency-key': 'k1' },
        body: { slot: 's-0915', patient: 'Asha' },
        pick: ['status', 'body.slot'],
      },
      { request: 'GET /zone/b/api/slots?date=2026-11-17', pick: 'body' },
      {
        request: 'POST /zone/b/api/bookings',
        headers: { 'idempotency-key': 'k2' },
        body: { slot: 's-0915', patient: 'Ravi' },
        pick: 'status',
      },
    ],
    expect: [
      [201, 's-0915'],
      [
        { id: 's-0900', time: '09:00', free: true },
        { id: 's-0915', time: '09:15', free: false },
        { id: 's-0930', time: '09:30', free: true },
      ],
      409,
    ],
  },
  {
    milestone: 'One site, two zones',
    name: 'the same key is the same booking, whichever zone gets it',
    hint: 'The answer may be lost when a zone dies, and the phone asks again. A unique column for the key, and on conflict do nothing.',
    steps: [
      {
        request: 'POST /zone/a/api/bookings',
        headers: { 'idempotency-key': 'k1' },
        body: { slot: 's-0900', patient: 'Asha' },
        as: 'first',
        pick: 'status',
      },
      {
        request: 'POST /zone/b/api/bookings',
        headers: { 'idempotency-key': 'k1' },
        body: { slot: 's-0900', patient: 'Asha' },
        as: 'again',
        pick: ['status', 'body.slot'],
      },
      { query: 'select count(*)::int as n from bookings' },
    ],
    expect: [201, [200, 's-0900'], [{ n: 1 }]],
  },
  {
    milestone: 'Healthy and ready',
    name: 'without the database some pages stay, and no zone leaves',
    hint: 'readyz looks at the server only. setErrorHandler of the API turns the error into a 503 with the phone number.',
    steps: [
      { request: 'POST /lab/db', body: { down: true }, pick: false },
      { request: 'GET /zone/a/readyz', pick: 'status' },
      { request: 'GET /zone/a/healthz', pick: 'status' },
      { request: 'GET /lb/', pick: 'status' },
      { request: 'GET /lb/api/slots?date=2026-11-17', pick: ['status', 'body.error'] },
      { request: 'POST /lab/db', body: { down: false }, pick: false },
      { request: 'GET /lb/api/slots?date=2026-11-17', pick: ['status', 'body.length'] },
    ],
    expect: [200, 200, 200, [503, 'Please call 0495-2771000'], [200, 3]],
  },
  {
    milestone: 'Leave politely',
    name: 'a planned stop under load fails no request',
    hint: 'First not ready, then wait drainSeconds with an open door, then close it.',
    steps: [{ request: 'POST /lab/stop', body: { zone: 'a' }, pick: ['body.failed', 'body.drained', 'body.exits'] }],
    expect: [0, 3, [0]],
  },
  {
    milestone: 'Leave politely',
    name: 'after closing, it waits for what still runs and then exits',
    hint: 'Sleep a second at a time while running() is above 0, at most finishSeconds.',
    steps: [
      { request: 'POST /lab/stop', body: { zone: 'b', hangs: 2 }, pick: ['body.failed', 'body.finished', 'body.exits'] },
    ],
    expect: [0, 2, [0]],
  },
  {
    milestone: 'Leave politely',
    name: 'the numbers of a stop fit together',
    hint: 'interval × threshold + 1 is the drain; the stop timeout is the drain, the slowest request and 2.',
    steps: [
      { call: 'src/shutdown.js stopPlan', args: [{ interval: 1, threshold: 2, slowestRequest: 5 }] },
      { call: 'src/shutdown.js stopPlan', args: [{ interval: 10, threshold: 3, slowestRequest: 20 }] },
    ],
    expect: [
      { drain: 3, stopTimeout: 10 },
      { drain: 31, stopTimeout: 53 },
    ],
  },
  {
    milestone: 'When all is gone',
    name: 'with both zones gone, the page is still there and the API isn’t',
    hint: 'Cache-Control: max-age=60, stale-if-error=3600 for the page, no-store for everything below /api.',
    steps: [
      { request: 'GET /cdn/', pick: 'status' },
      { request: 'GET /cdn/api/slots?date=2026-11-17', pick: 'status' },
      { request: 'POST /lab/kill', body: { zone: 'a' }, pick: false },
      { request: 'POST /lab/kill', body: { zone: 'b' }, pick: false },
      { request: 'GET /cdn/', pick: 'status' },
      { request: 'GET /cdn/api/slots?date=2026-11-17', pick: 'status' },
    ],
    expect: [200, 200, 200, 503],
  },
]
