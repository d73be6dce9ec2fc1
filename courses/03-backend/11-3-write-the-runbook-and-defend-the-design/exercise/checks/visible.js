export default [
  {
    name: 'erases the person from a booking after 180 days',
    hint: 'travelled_on < current_date - 180. At exactly 180 days, everything is still there.',
    run: `select erase_old_data();
select booking_id, passenger, phone, age, fare_paise, erased_at is not null as erased from bookings where booking_id > 1 order by booking_id`,
    expect: [{"booking_id": 2, "passenger": "[erased]", "phone": null, "age": null, "fare_paise": 42000, "erased": true}, {"booking_id": 3, "passenger": "Bilal Khan", "phone": "9000000002", "age": 41, "fare_paise": 64500, "erased": false}, {"booking_id": 4, "passenger": "Chitra Das", "phone": null, "age": 29, "fare_paise": 128000, "erased": false}],
  },
  {
    name: 'says how many rows it changed, and changes nothing the second time',
    hint: 'Each part needs a condition that isn’t true any more afterwards, such as erased_at is null. Add up the rows of all parts.',
    run: `create temp table told (n serial, changed int);
insert into told (changed) select erase_old_data();
insert into told (changed) select erase_old_data();
select n, changed from told order by n`,
    expect: [{"n": 1, "changed": 5}, {"n": 2, "changed": 0}],
  },
  {
    name: 'deletes messages 30 days after they were sent',
    hint: 'sent_at < now() - interval \'30 days\'. The message has the name and the address too: it is a copy.',
    run: `insert into outbox values (8, 4, '{}', now() - interval '31 days'), (9, 4, '{}', now() - interval '30 days' + interval '1 minute');
select erase_old_data();
select array_agg(message_id order by message_id) as messages from outbox`,
    expect: [{"messages": [2, 3, 9]}],
  },
  {
    name: 'deletes ended sessions and the emails of closed accounts',
    hint: 'closed_on is null while an account is open.',
    run: `select erase_old_data();
select (select array_agg(session_id) from sessions) as sessions, (select array_agg(email order by account_id) from accounts) as emails`,
    expect: [{"sessions": [1], "emails": ["asha@example.in", "erased-2", "chitra@example.in"]}],
  },
  {
    name: 'leaves the ledger and the bookings’ rows alone',
    hint: 'Set columns, don’t delete bookings: the entries refer to them.',
    run: `select erase_old_data();
select (select count(*) from entries) as entries, (select sum(paise) from entries) as paise, (select sum(fare_paise) from bookings) as fares, (select count(*) from accounts) as accounts`,
    expect: [{"entries": 4, "paise": 276500, "fares": 276500, "accounts": 3}],
  },
  {
    name: 'names each column with personal data, and for how long',
    hint: 'Six columns: one of accounts, three of bookings, one of outbox, one of sessions.',
    run: `select table_name || '.' || column_name as data, keep_days from data_map where (table_name, column_name) in (('accounts', 'email'), ('bookings', 'age'), ('bookings', 'passenger'), ('bookings', 'phone'), ('outbox', 'payload'), ('sessions', 'device')) order by 1`,
    expect: [{"data": "accounts.email", "keep_days": 30}, {"data": "bookings.age", "keep_days": 180}, {"data": "bookings.passenger", "keep_days": 180}, {"data": "bookings.phone", "keep_days": 180}, {"data": "outbox.payload", "keep_days": 30}, {"data": "sessions.device", "keep_days": 0}],
  },
]
