export default [
  {
    milestone: 'Ready for production',
    name: 'no phone number and no password gets into the log or the answer',
    hint: 'Log the kind of an error (error.code or error.name), not its message: drivers put addresses into messages.',
    steps: [
      {
        request: 'POST /returns',
        body: { order: 'K-2001', reason: 'broken', paise: 100, phone: '9876543210' },
        pick: 'status',
      },
      { request: 'POST /lab/db', body: { down: true }, pick: false },
      {
        request: 'POST /returns',
        body: { order: 'K-2002', reason: 'broken', paise: 100, phone: '9876543210' },
      },
      { request: 'GET /lab/logs/9876543210', pick: 'body.found' },
      { request: 'GET /lab/logs/secret', pick: 'body.found' },
      { request: 'GET /lab/logs', pick: ['body.length', 'body.*.status', 'body.1.level', 'body.1.method'] },
    ],
    expect: [201, { status: 503, body: { error: 'Try again in a moment' } }, 0, 0, [2, [201, 503], 'error', 'POST']],
  },
  {
    milestone: 'Ready for production',
    name: 'durations are a histogram whose last bucket counts everything',
    hint: 'Buckets add up: what took 0.05 s counts in 0.1, 0.5, 1 and +Inf. Refused requests count, too.',
    steps: [
      { request: 'GET /returns/K-1001', pick: false },
      { request: 'GET /returns/K-1002', pick: false },
      { request: 'POST /returns', body: {}, pick: 'status' },
      { request: 'GET /lab/metric/http_request_duration_seconds_bucket?le=%2BInf', pick: 'body' },
      { request: 'GET /lab/metric/http_request_duration_seconds_bucket?route=/returns/:order', pick: 'body.series' },
      { request: 'GET /lab/metric/http_requests_total?route=/returns&status=400', pick: 'body.sum' },
    ],
    expect: [400, { series: 2, sum: 3 }, 4, 1],
  },
  {
    milestone: 'Ready for production',
    name: 'a request without a trace gets one of its own',
    hint: 'randomBytes(16).toString("hex") of node:crypto. A header in another form is no trace.',
    steps: [
      { request: 'GET /returns/K-1001', headers: { traceparent: 'hello' }, pick: false },
      { request: 'GET /returns/K-1001', pick: false },
      { request: 'GET /lab/traces', pick: 'body' },
    ],
    expect: { forms: ['32 hex digits', '32 hex digits'], different: 2 },
  },
  {
    milestone: 'Change a column under two versions',
    name: 'after contract the old column is gone, and 1.1 goes on',
    hint: 'Drop the trigger and its function first, then the column. Without them, new.rupees no longer exists.',
    steps: [
      { request: 'POST /lab/old', body: { order: 'K-3001', rupees: '10.10' }, pick: false },
      { request: 'POST /lab/contract', pick: 'body.columns.length', as: 'contract' },
      {
        request: 'POST /returns',
        body: { order: 'K-4001', reason: 'broken', paise: 7500, phone: '9876543210' },
        pick: 'status',
      },
      { request: 'GET /returns/K-3001', pick: 'body.paise' },
      { query: "select count(*)::int as n from information_schema.columns where table_name = 'returns' and column_name = 'rupees'" },
      { query: "select is_nullable as empty from information_schema.columns where table_name = 'returns' and column_name = 'paise'" },
    ],
    expect: [5, 201, 1010, [{ n: 0 }], [{ empty: 'NO' }]],
  },
  {
    milestone: 'The canary decides',
    name: 'limits are where the comment says, and shares go up step by step',
    hint: 'More than 2 points, more than one and a half times and more than 50 ms: exactly there it still goes on.',
    steps: [
      {
        call: 'src/canary.js decide',
        args: [{ stable: { writes: 0, errors: 0, p95Ms: 0 }, canary: { writes: 20, errors: 0, p95Ms: 40 } }],
      },
      {
        call: 'src/canary.js decide',
        args: [{ stable: { writes: 100, errors: 0, p95Ms: 100 }, canary: { writes: 19, errors: 5, p95Ms: 100 } }],
      },
      {
        call: 'src/canary.js decide',
        args: [{ stable: { writes: 100, errors: 0, p95Ms: 100 }, canary: { writes: 100, errors: 0, p95Ms: 150 } }],
      },
      {
        call: 'src/canary.js decide',
        args: [{ stable: { writes: 100, errors: 0, p95Ms: 100 }, canary: { writes: 100, errors: 0, p95Ms: 151 } }],
      },
      { call: 'src/canary.js nextShare', args: [10, 'promote'] },
      { call: 'src/canary.js nextShare', args: [25, 'wait'] },
      { call: 'src/canary.js nextShare', args: [100, 'promote'] },
      { call: 'src/canary.js nextShare', args: [50, 'back'] },
      { call: 'src/canary.js nextShare', args: [0, 'promote'] },
    ],
    expect: ['promote', 'back', 'promote', 'back', 25, 25, 100, 0, 0],
  },
]
