export default [
  {
    milestone: 'Migrations',
    name: 'runs every migration and remembers it by its name',
    hint: 'Insert the name into migrations in the same transaction that runs the file.',
    steps: [{ query: 'select name from migrations order by name' }, { query: 'select count(*)::int as entries from entries' }],
    expect: [[{ name: '001-customers-and-entries.sql' }, { name: '002-index.sql' }], [{ entries: 12 }]],
  },
  {
    milestone: 'Migrations',
    name: 'starts again on the same database without losing or doubling anything',
    hint: 'Read the names that have run first, and skip their files. create table if not exists is for the table migrations only.',
    steps: [
      { query: "update customers set street = 'Mandi Gate' where customer_id = 4" },
      { restart: true },
      { query: 'select count(*)::int as entries from entries' },
      { query: 'select street from customers where customer_id = 4' },
      { query: 'select count(*)::int as migrations from migrations' },
    ],
    expect: [[], [{ entries: 12 }], [{ street: 'Mandi Gate' }], [{ migrations: 2 }]],
  },
  {
    milestone: 'Migrations',
    name: 'adds the index as migration 002',
    hint: 'create index entries_by_customer on entries (customer_id, happened_on);',
    steps: [{ query: "select indexdef from pg_indexes where indexname = 'entries_by_customer'" }],
    expect: [{ indexdef: 'CREATE INDEX entries_by_customer ON public.entries USING btree (customer_id, happened_on)' }],
  },
  {
    milestone: 'Balances and entries',
    name: 'lists every customer with the balance, largest first',
    hint: 'A left join keeps Ravi, coalesce gives him 0. Sums arrive as texts: convert them.',
    steps: [{ request: 'GET /customers' }],
    expect: {
      status: 200,
      body: [
        { id: 3, name: 'Pushpa Kumbhar', paise: 66000 },
        { id: 1, name: 'Savitri Devi', paise: 24400 },
        { id: 5, name: 'Lakshmi Venkataramana Subrahmanyam', paise: 17400 },
        { id: 2, name: 'Abdul Rehman', paise: 0 },
        { id: 4, name: 'Master Anthony D’Souza', paise: 0 },
        { id: 6, name: 'Ravi Nishad', paise: 0 },
      ],
    },
  },
  {
    milestone: 'Balances and entries',
    name: 'lists the entries of one customer, newest first, with dates as texts',
    hint: 'happened_on::text as "on" gives 2026-04-07. Without ::text you get a moment, not a day.',
    steps: [{ request: 'GET /customers/3/entries', pick: ['status', 'body.*.on', 'body.*.paise', 'body.0'] }],
    expect: [
      200,
      ['2026-04-07', '2026-04-04', '2026-04-02'],
      [11800, 50000, 104200],
      { id: '00000000-0000-4000-8000-000000000012', customerId: 3, kind: 'credit', paise: 11800, note: 'Detergent 1 kg', on: '2026-04-07' },
    ],
  },
  {
    milestone: 'Balances and entries',
    name: 'answers 404 for a customer who isn’t there, and [] for one without entries',
    hint: 'No entries isn’t the same as no customer: ask for the customer too.',
    steps: [
      { request: 'GET /customers/6/entries' },
      { request: 'GET /customers/9/entries', pick: ['status', 'body.code'] },
    ],
    expect: [
      { status: 200, body: [] },
      [404, 'unknown_customer'],
    ],
  },
  {
    milestone: 'New entries',
    name: 'stores an entry, and it is still there after a restart',
    hint: 'insert into entries … with $1 to $6. Nothing about entries may live in a variable.',
    steps: [
      {
        request: 'POST /entries',
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 6, kind: 'credit', paise: 4550, note: 'Salt 1 kg', on: '2026-04-08' },
      },
      { restart: true },
      { request: 'GET /customers/6/entries', pick: 'body.*.note' },
      { request: 'GET /customers', pick: 'body.3' },
    ],
    expect: [
      {
        status: 201,
        body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 6, kind: 'credit', paise: 4550, note: 'Salt 1 kg', on: '2026-04-08' },
      },
      ['Salt 1 kg'],
      { id: 6, name: 'Ravi Nishad', paise: 4550 },
    ],
  },
  {
    milestone: 'New entries',
    name: 'counts the same entry once',
    hint: 'on conflict (entry_id) do nothing returning …: no row came back, so the id was there already.',
    steps: [
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 6, kind: 'credit', paise: 4550, note: 'Salt', on: '2026-04-08' }, pick: 'status' },
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 6, kind: 'credit', paise: 4550, note: 'Salt', on: '2026-04-08' }, pick: ['status', 'body.note'] },
      { query: 'select count(*)::int as entries from entries' },
    ],
    expect: [201, [200, 'Salt'], [{ entries: 13 }]],
  },
  {
    milestone: 'New entries',
    name: 'says 404 for an unknown customer and stores nothing',
    hint: 'The error of the foreign key has the code 23503. Catch it, and throw an ApiError.',
    steps: [
      { request: 'POST /entries', body: { id: '3f0c1c52-7a53-4d0b-9f3e-0d3d1f6f2a11', customerId: 99, kind: 'credit', paise: 4550, note: 'Salt', on: '2026-04-08' }, pick: ['status', 'body.code', 'body.field'] },
      { query: 'select count(*)::int as entries from entries' },
    ],
    expect: [[404, 'unknown_customer', 'customerId'], [{ entries: 12 }]],
  },
]
