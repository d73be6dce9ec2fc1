export default [
  {
    milestone: 'Matched lines',
    name: 'takes matched lines, each reference once',
    hint: 'on conflict (reference) do nothing; affectedRows says whether a row was written.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] } },
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] }, pick: 'body' },
      { query: 'select reference, customer_id, paise::int as paise, paid_on::text as paid_on from matched order by reference' },
    ],
    expect: [
      { status: 201, body: { added: 2 } },
      { added: 0 },
      [
        { reference: '009890077123', customer_id: 1, paise: 13200, paid_on: '2026-04-08' },
        { reference: '610122904418', customer_id: 3, paise: 66000, paid_on: '2026-04-11' },
      ],
    ],
  },
  {
    milestone: 'Matched lines',
    name: 'refuses a reference that isn’t made of 12 digits',
    hint: 'A reference is a text: /^\\d{12}$/. As a number it would lose its zeros.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '61012290441', customerId: 3, paise: 66000, paidOn: '2026-04-11' }] }, pick: ['status', 'body.code', 'body.field'] },
      { request: 'POST /matched', body: { lines: [{ reference: 610122904418, customerId: 3, paise: 66000, paidOn: '2026-04-11' }] }, pick: ['status', 'body.code'] },
      { query: 'select count(*)::int as lines from matched' },
    ],
    expect: [[400, 'invalid', 'lines.0.reference'], [400, 'invalid'], [{ lines: 0 }]],
  },
  {
    milestone: 'Confirm all',
    name: 'writes a payment, a reference and a receipt for each line',
    hint: 'The insert into confirmed decides; payments and receipts are built from what it returns.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] }, pick: false },
      { request: 'POST /confirmations' },
      { query: 'select customer_id, kind, paise::int as paise, note, happened_on::text as day from entries order by note' },
      { query: 'select number, reference from receipts order by number' },
      { query: 'select reference from confirmed order by reference' },
      { query: 'select last from receipt_numbers where year = 2026' },
    ],
    expect: [
      { status: 200, body: { receipts: [42, 43] } },
      [
        { customer_id: 1, kind: 'payment', paise: 13200, note: 'UPI 009890077123', day: '2026-04-08' },
        { customer_id: 3, kind: 'payment', paise: 66000, note: 'UPI 610122904418', day: '2026-04-11' },
      ],
      [
        { number: 42, reference: '009890077123' },
        { number: 43, reference: '610122904418' },
      ],
      [{ reference: '009890077123' }, { reference: '610122904418' }],
      [{ last: 43 }],
    ],
  },
  {
    milestone: 'Confirm all',
    name: 'a second press confirms nothing',
    hint: 'Rows that were skipped by on conflict aren’t returned, so nothing follows from them.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] }, pick: false },
      { request: 'POST /confirmations', pick: 'body.receipts' },
      { request: 'POST /confirmations', pick: 'body.receipts' },
      { query: 'select (select count(*)::int from entries) as entries, (select count(*)::int from receipts) as receipts, (select last from receipt_numbers) as last' },
    ],
    expect: [[42, 43], [], [{ entries: 2, receipts: 2, last: 43 }]],
  },
  {
    milestone: 'Confirm all',
    name: 'a new line among old ones gets the next number',
    hint: 'The counter goes up by as many as were written.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] }, pick: false },
      { request: 'POST /confirmations', pick: false },
      { request: 'POST /matched', body: { lines: [{ reference: '000412099871', customerId: 2, paise: 124600, paidOn: '2026-04-12' }] }, pick: 'body.added' },
      { restart: true },
      { request: 'POST /confirmations', pick: 'body.receipts' },
      { query: 'select number, reference from receipts order by number desc limit 1' },
      { query: 'select last from receipt_numbers' },
    ],
    expect: [1, [44], [{ number: 44, reference: '000412099871' }], [{ last: 44 }]],
  },
  {
    milestone: 'Receipts',
    name: 'writes a receipt as a text',
    hint: 'Intl.NumberFormat("en-IN") groups the amount; the date is turned round.',
    steps: [
      { call: 'src/receipt.ts receiptText', args: [{ number: 42, name: 'Pushpa Kumbhar', reference: '610122904418', paise: 12345650, paidOn: '2026-04-11' }] },
    ],
    expect: 'Receipt 42\nSharma Kirana, Sitapur\nFrom Pushpa Kumbhar: ₹1,23,456.50\nUPI 610122904418, 11-04-2026',
  },
  {
    milestone: 'Receipts',
    name: 'lists receipts, and shows one as plain text',
    hint: 'Join receipts with matched and customers. reply.type("text/plain; charset=utf-8")',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] }, pick: false },
      { request: 'POST /confirmations', pick: false },
      { request: 'GET /receipts', pick: ['body.0', 'body.*.number'] },
      { request: 'GET /receipts/42', pick: ['status', 'headers.content-type', 'body'] },
      { request: 'GET /receipts/44', pick: ['status', 'body.code'] },
    ],
    expect: [
      [{ number: 42, name: 'Savitri Devi', reference: '009890077123', paise: 13200, paidOn: '2026-04-08' }, [42, 43]],
      [200, 'text/plain; charset=utf-8', 'Receipt 42\nSharma Kirana, Sitapur\nFrom Savitri Devi: ₹132.00\nUPI 009890077123, 08-04-2026'],
      [404, 'not_found'],
    ],
  },
]
