export default [
  {
    name: 'writes nothing for references that are confirmed already',
    hint: 'Use only what the insert into confirmed has returned.',
    setup: `create table matched (reference text primary key, customer_id integer not null references customers, paise bigint not null, paid_on date not null); create table confirmed (reference text primary key); create table receipts (number integer primary key, reference text not null unique); create table receipt_numbers (year integer primary key, last integer not null); insert into receipt_numbers values (2026, 41); insert into confirmed values ('609890077123'), ('610122904418'); insert into receipts values (40, '609890077123'), (41, '610122904418')`,
    run: `select (select count(*) from entries) as entries, (select array_agg(number) from receipts) as receipts, last from receipt_numbers`,
    expect: [{ entries: 12, receipts: [40, 41], last: 41 }],
  },
  {
    name: 'confirms exactly the one new line among old ones',
    hint: 'One new reference: one payment, one receipt, and the counter of 2026 grows by one.',
    setup: `create table matched (reference text primary key, customer_id integer not null references customers, paise bigint not null, paid_on date not null); create table confirmed (reference text primary key); create table receipts (number integer primary key, reference text not null unique); create table receipt_numbers (year integer primary key, last integer not null); insert into receipt_numbers values (2025, 118), (2026, 41); insert into confirmed values ('609890077123'); insert into receipts values (41, '609890077123')`,
    run: `select (select array_agg(note order by entry_id) from entries where entry_id > 12) as payments, (select array_agg(number || ' ' || reference order by number) from receipts) as receipts, (select array_agg(year || ': ' || last order by year) from receipt_numbers) as counters`,
    expect: [{ payments: ['UPI 610122904418'], receipts: ['41 609890077123', '42 610122904418'], counters: ['2025: 118', '2026: 42'] }],
  },
  {
    name: 'confirms many lines at once, and lets the balances follow',
    hint: 'All matched lines are new here. Credits minus payments is the balance.',
    setup: `create table matched (reference text primary key, customer_id integer not null references customers, paise bigint not null, paid_on date not null); create table confirmed (reference text primary key); create table receipts (number integer primary key, reference text not null unique); create table receipt_numbers (year integer primary key, last integer not null); insert into receipt_numbers values (2026, 41); insert into matched values ('000000000002', 2, 100, '2026-04-12'), ('999999999999', 2, 200, '2026-04-12')`,
    run: `select (select array_agg(number order by reference) from receipts) as numbers, (select count(*) from confirmed) as confirmed, sum(case kind when 'credit' then paise else -paise end) as open_paise, max(entry_id) as last_id from entries`,
    expect: [{ numbers: [42, 43, 44, 45], confirmed: 4, open_paise: 28_300, last_id: 16 }],
  },
  {
    name: 'writes everything in one transaction',
    hint: 'begin before the first insert of your part, commit after the last.',
    run: `select count(distinct changed) as transactions from (select xmin::text as changed from confirmed union select xmin::text from receipts union select xmin::text from entries where entry_id > 12 union select xmin::text from receipt_numbers) as parts`,
    expect: [{ transactions: 1 }],
  },
  {
    name: 'holds the counter before it takes a number',
    hint: 'select … for update on the row of 2026, or the update itself, comes before the receipts. Otherwise a phone reads the same last number at the same moment.',
    // At each receipt, a trigger looks whether this script holds the counter: its row is locked or changed, or the whole table is locked.
    setup: `create table matched (reference text primary key, customer_id integer not null references customers, paise bigint not null, paid_on date not null); create table confirmed (reference text primary key); create table receipts (number integer primary key, reference text not null unique); create table receipt_numbers (year integer primary key, last integer not null); insert into receipt_numbers values (2026, 41);
      create table looked (held boolean); create table before_it as select xmin::text as changed from receipt_numbers;
      create function look() returns trigger language plpgsql as $$ begin
        insert into looked select
          exists (select from receipt_numbers where year = 2026 and (xmax::text <> '0' or xmin::text <> (select changed from before_it)))
          or exists (select from pg_locks where pid = pg_backend_pid() and (locktype = 'advisory' or (locktype = 'relation' and relation = 'receipt_numbers'::regclass and mode in ('ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'))))
          or current_setting('transaction_isolation') = 'serializable';
        return new;
      end $$;
      create trigger look before insert on receipts for each row execute function look()`,
    run: `select count(*) as receipts, count(*) filter (where held) as held from looked`,
    expect: [{ receipts: 2, held: 2 }],
  },
]
