export default [
  {
    name: 'loads 5 customers and 12 entries that come to 107800 paise',
    hint: 'Insert the customers first, each once. Then join the notebook with them by name, and turn rupees into paise.',
    run: `select (select count(*) from ledger.customers) as customers, count(*) as entries, sum(case kind when 'credit' then paise else -paise end) as open_paise from ledger.entries`,
    expect: [{ customers: 5, entries: 12, open_paise: 107_800 }],
  },
  {
    name: 'keeps every amount, note and date',
    hint: '189.50 are 18950 paise. Convert with numeric, not with float, and the date with ::date.',
    run: `select c.name, e.kind, e.paise, e.note, e.happened_on from ledger.entries e join ledger.customers c on c.customer_id = e.customer_id where c.name like 'Abdul%' order by e.happened_on, e.paise`,
    expect: [
      { name: 'Abdul Rehman', kind: 'credit', paise: 18_950, note: 'Mustard oil 1 l', happened_on: '2026-04-01' },
      { name: 'Abdul Rehman', kind: 'credit', paise: 9600, note: 'Tea 250 g', happened_on: '2026-04-03' },
      { name: 'Abdul Rehman', kind: 'payment', paise: 28_550, note: 'Paid by UPI 609588120034', happened_on: '2026-04-06' },
    ],
  },
  {
    name: 'refuses an entry of a customer who doesn’t exist',
    hint: 'customer_id references customers.',
    run: `set search_path = ledger; create temp table refused (code text); do $$ begin insert into entries (customer_id, kind, paise, note, happened_on) values (999, 'credit', 4000, 'Biscuits', '2026-04-08'); exception when others then insert into refused values (sqlstate); end $$; select coalesce((select code from refused), 'accepted') as code, (select count(*) from entries) as entries`,
    expect: [{ code: '23503', entries: 12 }],
  },
  {
    name: 'accepts 1 paisa, and refuses 0',
    hint: 'A check on the amount: paise > 0.',
    run: `set search_path = ledger; insert into entries (customer_id, kind, paise, note, happened_on) values ((select min(customer_id) from customers), 'credit', 1, 'Match', '2026-04-08'); create temp table refused (code text); do $$ begin insert into entries (customer_id, kind, paise, note, happened_on) values ((select min(customer_id) from customers), 'credit', 0, 'Biscuits', '2026-04-08'); exception when others then insert into refused values (sqlstate); end $$; select coalesce((select code from refused), 'accepted') as code, (select count(*) from entries) as entries`,
    expect: [{ code: '23514', entries: 13 }],
  },
  {
    name: 'refuses a kind that isn’t credit or payment',
    hint: 'check (kind in (…)) lists what is allowed.',
    run: `set search_path = ledger; create temp table refused (code text); do $$ begin insert into entries (customer_id, kind, paise, note, happened_on) values ((select min(customer_id) from customers), 'credti', 4000, 'Biscuits', '2026-04-08'); exception when others then insert into refused values (sqlstate); end $$; select coalesce((select case when code in ('23514', '22P02', '23503') then 'refused by the schema' else code end from refused), 'accepted') as code, (select count(*) from entries) as entries`,
    expect: [{ code: 'refused by the schema', entries: 12 }],
  },
]
