export default [
  {
    name: 'refuses the same name and street twice, also without a street',
    hint: 'unique treats two nulls as different. unique nulls not distinct doesn’t.',
    run: `set search_path = ledger; create temp table refused (code text); do $$ begin insert into customers (name) values ('Pushpa Kumbhar'); exception when others then insert into refused values (sqlstate); end $$; do $$ begin insert into customers (name, street) values ('Ravi Nishad', 'Lal Bagh'); insert into customers (name, street) values ('Ravi Nishad', 'Lal Bagh'); exception when others then insert into refused values (sqlstate); end $$; select array_agg(code) as codes, (select count(*) from customers) as customers from refused`,
    expect: [{ codes: ['23505', '23505'], customers: 5 }],
  },
  {
    name: 'accepts the same name in another street',
    hint: 'Names alone can’t be unique: there are two Savitri Devis in Sitapur.',
    run: `set search_path = ledger; insert into customers (name, street) values ('Savitri Devi', 'Temple Street'), ('Savitri Devi', 'Mandi Gate'); select count(*) as found from customers where name = 'Savitri Devi'`,
    expect: [{ found: 3 }],
  },
  {
    name: 'refuses a second receipt for an entry, and one for no entry',
    hint: 'receipts.entry_id is unique, not null, and references entries.',
    run: `set search_path = ledger; create temp table refused (code text); insert into receipts (entry_id) select entry_id from entries limit 1; do $$ begin insert into receipts (entry_id) select entry_id from receipts; exception when others then insert into refused values (sqlstate); end $$; do $$ begin insert into receipts (entry_id) values ('7d1b6c1e-2f0e-4a37-9b0b-6f4d6f1c2a55'); exception when others then insert into refused values (sqlstate); end $$; do $$ begin insert into receipts (entry_id) values (null); exception when others then insert into refused values (sqlstate); end $$; select array_agg(code) as codes, (select count(*) from receipts) as receipts from refused`,
    expect: [{ codes: ['23505', '23503', '23502'], receipts: 1 }],
  },
  {
    name: 'requires name, customer, kind, paise, note and date',
    hint: 'not null for everything that an entry can’t do without. Only the street may be missing.',
    run: `select table_name || '.' || column_name as required from information_schema.columns where table_schema = 'ledger' and is_nullable = 'NO' and column_name in ('name', 'street', 'customer_id', 'kind', 'paise', 'note', 'happened_on') order by 1`,
    expect: [
      { required: 'customers.customer_id' },
      { required: 'customers.name' },
      { required: 'entries.customer_id' },
      { required: 'entries.happened_on' },
      { required: 'entries.kind' },
      { required: 'entries.note' },
      { required: 'entries.paise' },
    ],
  },
  {
    name: 'counts money in bigint, days in date, and entries by uuid',
    hint: 'Money is a whole number of paise, so bigint. A day without a time is a date.',
    run: `select column_name, data_type from information_schema.columns where table_schema = 'ledger' and table_name = 'entries' and column_name in ('paise', 'happened_on', 'entry_id') order by column_name`,
    expect: [
      { column_name: 'entry_id', data_type: 'uuid' },
      { column_name: 'happened_on', data_type: 'date' },
      { column_name: 'paise', data_type: 'bigint' },
    ],
  },
  {
    name: 'creates and loads everything in one transaction',
    hint: 'begin at the start, commit at the end: either all of it counts, or none.',
    run: `select count(*) as tables, count(distinct changed) as transactions from (select 'customers' as part, xmin::text as changed from ledger.customers union select 'entries', xmin::text from ledger.entries union select relname, xmin::text from pg_class where relnamespace = 'ledger'::regnamespace and relname in ('receipts')) as parts`,
    expect: [{ tables: 3, transactions: 1 }],
  },
]
