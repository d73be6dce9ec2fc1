export default [
  {
    name: 'lists a new column until somebody decides',
    hint: 'Begin with information_schema.columns of the schema public, and take away what either table names.',
    run: `alter table bookings add column meal text;
create table complaints (complaint_id integer, text text);
insert into columns_that_stay values ('complaints', 'complaint_id');
create temp table told (n serial, columns text[]);
insert into told (columns) select array_agg(table_name || '.' || column_name order by table_name, column_name) from undecided;
insert into data_map values ('bookings', 'meal', 'what the kitchen cooks', 1), ('complaints', 'text', 'answering the complaint', 365);
insert into told (columns) select array_agg(table_name || '.' || column_name) from undecided;
select n, columns from told order by n`,
    expect: [{"n": 1, "columns": ["bookings.meal", "complaints.text"]}, {"n": 2, "columns": null}],
  },
  {
    name: 'compares table and column together',
    hint: 'A column phone in another table is another decision.',
    run: `alter table accounts add column phone text;
select array_agg(table_name || '.' || column_name) as columns from undecided`,
    expect: [{"columns": ["accounts.phone"]}],
  },
  {
    name: 'doesn’t touch what was erased before',
    hint: 'and erased_at is null',
    run: `update accounts set closed_on = current_date - 400, email = 'erased-1' where account_id = 1;
update sessions set expires_at = now() + interval '1 day';
delete from outbox;
delete from sessions where account_id = 3;
create temp table told as select erase_old_data() as changed;
select changed, (select current_date - erased_at::date from bookings where booking_id = 1) as days_ago from told`,
    expect: [{"changed": 2, "days_ago": 200}],
  },
  {
    name: 'leaves no copy of the erased passenger',
    hint: 'The message in the outbox has the name and the address again.',
    run: `select erase_old_data();
select (select count(*) from bookings b where b::text ~ 'Asha|9000000001') as bookings, (select count(*) from outbox o where o::text ~* 'asha') as messages`,
    expect: [{"bookings": 0, "messages": 0}],
  },
  {
    name: 'keeps what wasn’t sent, and what ends later',
    hint: 'sent_at is null for a message that still waits, however old its booking is. A session that ends this second has ended.',
    run: `insert into outbox values (7, 2, '{"to": "asha@example.in"}', null);
insert into sessions values (8, 1, 'Tablet', now() + interval '1 hour'), (9, 1, 'Phone', now());
select erase_old_data();
select (select array_agg(message_id order by message_id) from outbox) as messages, (select array_agg(session_id order by session_id) from sessions) as sessions`,
    expect: [{"messages": [2, 3, 7], "sessions": [1, 8]}],
  },
]
