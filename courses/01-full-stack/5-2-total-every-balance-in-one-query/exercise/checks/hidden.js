export default [
  {
    milestone: 'Balances and entries',
    name: 'orders equal balances by id, and debts below 0 last',
    hint: 'order by paise desc, c.customer_id',
    steps: [
      { query: 'delete from entries' },
      { query: "insert into entries values (gen_random_uuid(), 2, 'payment', 500, '', '2026-04-01'), (gen_random_uuid(), 5, 'credit', 300, '', '2026-04-01'), (gen_random_uuid(), 4, 'credit', 300, '', '2026-04-01')" },
      { request: 'GET /customers', pick: ['body.*.id', 'body.*.paise'] },
    ],
    expect: [[], [], [[4, 5, 1, 3, 6, 2], [300, 300, 0, 0, 0, -500]]],
  },
  {
    milestone: 'Balances and entries',
    name: 'keeps two customers with the same name apart',
    hint: 'Group by the id, not by the name.',
    steps: [
      { query: "insert into customers values (7, 'Ravi Nishad', 'Mandi Gate')" },
      { query: "insert into entries values (gen_random_uuid(), 7, 'credit', 100, '', '2026-04-01'), (gen_random_uuid(), 6, 'credit', 200, '', '2026-04-01')" },
      { request: 'GET /customers', pick: ['body.3', 'body.4'] },
    ],
    expect: [
      [],
      [],
      [
        { id: 6, name: 'Ravi Nishad', paise: 200 },
        { id: 7, name: 'Ravi Nishad', paise: 100 },
      ],
    ],
  },
  {
    milestone: 'Balances and entries',
    name: 'takes whatever is in the address for a value, never for SQL',
    hint: 'Send values as $1, and look at the form of an id before you ask.',
    steps: [
      { request: 'GET /customers/1%20or%20true/entries', pick: ['status', 'body.code', 'body.length'] },
      { request: 'GET /customers/1;drop%20table%20entries/entries', pick: ['status', 'body.code'] },
      { request: 'GET /customers/99999999999999999999/entries', pick: ['status', 'body.code'] },
      { request: 'GET /customers/1/entries', pick: 'body.length' },
    ],
    expect: [[404, 'unknown_customer', null], [404, 'unknown_customer'], [404, 'unknown_customer'], 3],
  },
  {
    milestone: 'Balances and entries',
    name: 'doesn’t round a sum that a number can’t hold',
    hint: 'Number.isSafeInteger: better no answer than a wrong amount.',
    steps: [
      { query: "insert into entries values (gen_random_uuid(), 6, 'credit', 9007199254740991, '', '2026-04-01')" },
      { request: 'GET /customers', pick: ['status', 'body.0.paise'] },
      { query: "insert into entries values (gen_random_uuid(), 6, 'credit', 2, '', '2026-04-01')" },
      { request: 'GET /customers', pick: ['status', 'body.code'] },
    ],
    expect: [[], [200, 9007199254740991], [], [500, 'internal']],
  },
  {
    milestone: 'New entries',
    name: 'refuses another entry with a known id, and keeps the first',
    hint: 'Compare the stored entry field by field: the day as a text, paise as a number.',
    steps: [
      { request: 'POST /entries', body: { id: '00000000-0000-4000-8000-000000000012', customerId: 3, kind: 'credit', paise: 11800, note: 'Detergent 1 kg', on: '2026-04-07' }, pick: 'status' },
      { request: 'POST /entries', body: { id: '00000000-0000-4000-8000-000000000012', customerId: 3, kind: 'credit', paise: 1, note: 'Detergent 1 kg', on: '2026-04-07' }, pick: ['status', 'body.code', 'body.field'] },
      { request: 'POST /entries', body: { id: '00000000-0000-4000-8000-000000000012', customerId: 3, kind: 'credit', paise: 11800, note: 'Detergent 1 kg', on: '2026-04-08' }, pick: ['status', 'body.code', 'body.field'] },
      { request: 'POST /entries', body: { id: '00000000-0000-4000-8000-000000000012', customerId: 1, kind: 'credit', paise: 11800, note: 'Detergent 1 kg', on: '2026-04-07' }, pick: ['status', 'body.code', 'body.field'] },
      { request: 'GET /customers', pick: ['body.0.paise', 'body.1.paise'] },
    ],
    expect: [200, [409, 'id_taken', 'id'], [409, 'id_taken', 'id'], [409, 'id_taken', 'id'], [66000, 24400]],
  },
  {
    milestone: 'New entries',
    name: 'keeps a note with a quote as it was written',
    hint: 'A parameter needs no escaping: it is a value.',
    steps: [
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 6, kind: 'credit', paise: 100, note: "Rusk'); drop table entries; --", on: '2026-04-08' }, pick: 'status' },
      { request: 'GET /customers/6/entries', pick: 'body.*.note' },
      { query: 'select count(*)::int as entries from entries' },
    ],
    expect: [201, ["Rusk'); drop table entries; --"], [{ entries: 13 }]],
  },
]
