export default [
  {
    milestone: 'One site, two zones',
    name: 'two patients at the same moment: one has the slot',
    hint: 'Don’t look first and insert then. A unique column lets the database decide.',
    steps: [
      { request: 'POST /lab/both', body: { slot: 's-0930' }, pick: 'body' },
      { query: 'select count(*)::int as n from bookings' },
    ],
    expect: [[201, 409], [{ n: 1 }]],
  },
  {
    milestone: 'One site, two zones',
    name: 'wrong bookings are refused with their own status',
    hint: '400 for a missing key, slot or patient, 404 for a slot that doesn’t exist; nothing is stored.',
    steps: [
      { request: 'POST /lb/api/bookings', body: { slot: 's-0900', patient: 'Asha' }, pick: 'status' },
      {
        request: 'POST /lb/api/bookings',
        headers: { 'idempotency-key': 'k1' },
        body: { slot: 's-0900', patient: ' ' },
        pick: 'status',
      },
      {
        request: 'POST /lb/api/bookings',
        headers: { 'idempotency-key': 'k1' },
        body: { slot: 's-2300', patient: 'Asha' },
        pick: 'status',
      },
      { request: 'GET /lb/api/slots?date=2026-11-18', pick: 'body' },
      { query: 'select count(*)::int as n from bookings' },
    ],
    expect: [400, 400, 404, [], [{ n: 0 }]],
  },
  {
    milestone: 'Healthy and ready',
    name: 'a zone that stops isn’t ready, but alive',
    hint: 'isReady() is false from the first moment of stop(). healthz must not follow it: nobody wants a restart now.',
    steps: [
      { request: 'POST /lab/term', body: { zone: 'a' }, pick: 'body' },
      { request: 'GET /zone/a/readyz', pick: 'status' },
      { request: 'GET /zone/a/healthz', pick: 'status' },
      { request: 'GET /zone/b/readyz', pick: 'status' },
    ],
    expect: [{ ready: [true, false] }, 503, 200, 200],
  },
  {
    milestone: 'Leave politely',
    name: 'a request that hangs doesn’t hold the exit, nor does a second TERM',
    hint: 'After finishSeconds exit(1). The second call of stop() returns at once.',
    steps: [
      {
        request: 'POST /lab/stop',
        body: { zone: 'a', hangs: 60, twice: true },
        pick: ['body.failed', 'body.drained', 'body.finished', 'body.exits'],
      },
    ],
    expect: [0, 3, 5, [1]],
  },
  {
    milestone: 'When all is gone',
    name: 'the page names the phone number, and says how long it may be kept',
    hint: 'reply.type("text/html").header("cache-control", …). A hook onSend sets no-store for all answers of the API.',
    steps: [
      { request: 'GET /zone/a/', pick: ['headers.cache-control', 'status'] },
      { request: 'GET /zone/a/api/slots?date=2026-11-17', pick: 'headers.cache-control' },
      { request: 'POST /zone/a/api/bookings', body: {}, pick: ['headers.cache-control', 'status'] },
    ],
    expect: [['max-age=60, stale-if-error=3600', 200], 'no-store', ['no-store', 400]],
  },
]
