export default [
  {
    milestone: 'Matched lines',
    name: 'stores all lines of a request or none',
    hint: 'One transaction around the whole list: a line of an unknown customer takes the others with it.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '610122904419', customerId: 9, paise: 100, paidOn: '2026-04-11' }] }, pick: ['status', 'body.code', 'body.field'] },
      { query: 'select count(*)::int as lines from matched' },
      { request: 'POST /matched', body: { lines: [] }, pick: ['status', 'body.added'] },
    ],
    expect: [[404, 'unknown_customer', 'customerId'], [{ lines: 0 }], [201, 0]],
  },
  {
    milestone: 'Matched lines',
    name: 'names the wrong field of the wrong line',
    hint: 'The path of a zod issue is such as lines, 1, paise: join it with dots.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '610122904419', customerId: 1, paise: 0, paidOn: '2026-04-11' }] }, pick: ['status', 'body.field'] },
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-02-30' }] }, pick: ['status', 'body.field'] },
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11', note: 'x' }] }, pick: 'status' },
    ],
    expect: [[400, 'lines.1.paise'], [400, 'lines.0.paidOn'], 400],
  },
  {
    milestone: 'Confirm all',
    name: 'confirms nothing and keeps the counter when nothing is matched',
    hint: 'The counter grows by the number of new receipts: here by 0.',
    steps: [{ request: 'POST /confirmations' }, { query: 'select last from receipt_numbers' }],
    expect: [{ status: 200, body: { receipts: [] } }, [{ last: 41 }]],
  },
  {
    milestone: 'Confirm all',
    name: 'writes nothing at all when one part fails',
    hint: 'One transaction around everything: here a receipt has the next number already.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '610122904418', customerId: 3, paise: 66000, paidOn: '2026-04-11' }, { reference: '009890077123', customerId: 1, paise: 13200, paidOn: '2026-04-08' }] }, pick: false },
      { query: "insert into matched values ('999999999999', 2, 100, '2026-04-01')" },
      { query: "insert into confirmed values ('999999999999')" },
      { query: "insert into receipts values (43, '999999999999')" },
      { request: 'POST /confirmations', pick: ['status', 'body.code'] },
      { query: 'select (select count(*)::int from entries) as entries, (select count(*)::int from confirmed) as confirmed, (select last from receipt_numbers) as last' },
      { query: 'delete from receipts' },
      { request: 'POST /confirmations', pick: 'body.receipts' },
    ],
    expect: [[], [], [], [500, 'internal'], [{ entries: 0, confirmed: 1, last: 41 }], [], [42, 43]],
  },
  {
    milestone: 'Confirm all',
    name: 'counts two lines of one customer and amount as two payments',
    hint: 'The reference tells lines apart, not the customer or the amount.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '500000000002', customerId: 3, paise: 50000, paidOn: '2026-04-11' }, { reference: '500000000001', customerId: 3, paise: 50000, paidOn: '2026-04-11' }] }, pick: 'body.added' },
      { request: 'POST /confirmations', pick: 'body.receipts' },
      { query: 'select r.number, e.note from receipts r join entries e on e.note = \'UPI \' || r.reference order by number' },
    ],
    expect: [
      2,
      [42, 43],
      [
        { number: 42, note: 'UPI 500000000001' },
        { number: 43, note: 'UPI 500000000002' },
      ],
    ],
  },
  {
    milestone: 'Receipts',
    name: 'answers 404 for anything that isn’t the number of a receipt',
    hint: 'An address is a text from a stranger: 42.0, 042 and abc are no receipts.',
    steps: [
      { request: 'POST /matched', body: { lines: [{ reference: '000412099871', customerId: 2, paise: 124600, paidOn: '2026-04-12' }] }, pick: false },
      { request: 'POST /confirmations', pick: 'body.receipts' },
      { request: 'GET /receipts/abc', pick: ['status', 'body.code'] },
      { request: 'GET /receipts/99999999999999999999', pick: ['status', 'body.code'] },
      { request: 'GET /receipts/42%20or%20true', pick: ['status', 'body.code'] },
      { request: 'GET /receipts/42', pick: 'body' },
    ],
    expect: [[42], [404, 'not_found'], [404, 'not_found'], [404, 'not_found'], 'Receipt 42\nSharma Kirana, Sitapur\nFrom Abdul Rehman: ₹1,246.00\nUPI 000412099871, 12-04-2026'],
  },
]
