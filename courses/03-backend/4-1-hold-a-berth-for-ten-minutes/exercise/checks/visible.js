export default [
  {
    name: 'holds the first free berth for ten minutes',
    hint: 'The inner select finds the first berth that nobody booked and nobody holds. The update writes held_by and held_until.',
    run: `create temp table told as select label, held_by, round(extract(epoch from held_until - now())) as seconds from hold_berth(2, 5);
select label, held_by, seconds, (select array_agg(label || ' ' || held_by) from seats where held_by is not null) as stored from told`,
    expect: [{ label: 'B2-1', held_by: 5, seconds: 600, stored: ['B2-1 5'] }],
  },
  {
    name: 'gives each person another berth, until nothing is free',
    hint: 'A berth is free if held_by is null. If the inner select finds nothing, the update changes no row, and the function returns none.',
    run: `create temp table told (n serial, person int, label text);
insert into told (person, label) select 3, label from hold_berth(2, 3);
insert into told (person, label) select 1, label from hold_berth(2, 1);
insert into told (person, label) select 4, label from hold_berth(2, 4);
insert into told (person, label) select 2, label from hold_berth(2, 2);
select person, label from told order by n`,
    expect: [{ person: 3, label: 'B2-1' }, { person: 1, label: 'B2-2' }, { person: 4, label: 'B2-3' }],
  },
  {
    name: 'gives away a berth whose hold has ended',
    hint: 'or held_until <= now()',
    run: `update seats set held_by = person_id, held_until = now() + interval '5 minutes' from people where train_id = 2 and label = 'B2-' || person_id;
update seats set held_until = now() - interval '1 second' where label = 'B2-2';
create temp table told as select label, held_by, round(extract(epoch from held_until - now())) as seconds from hold_berth(2, 6);
select told.*, (select array_agg(label || ' ' || held_by order by seat_id) from seats where held_by is not null) as stored from told`,
    expect: [{ label: 'B2-2', held_by: 6, seconds: 600, stored: ['B2-1 1', 'B2-2 6', 'B2-3 3'] }],
  },
  {
    name: 'returns the person’s own berth, and its end doesn’t move',
    hint: 'A person’s own berth counts as available and comes first in the order. held_until = case when held_by = person and held_until > now() then held_until else … end',
    run: `update seats set held_by = 5, held_until = now() + interval '4 minutes' where label = 'B2-2';
create temp table told as select label, held_by, round(extract(epoch from held_until - now())) as seconds from hold_berth(2, 5);
select told.*, (select array_agg(label || ' ' || held_by order by seat_id) from seats where held_by is not null) as stored from told`,
    expect: [{ label: 'B2-2', held_by: 5, seconds: 240, stored: ['B2-2 5'] }],
  },
  {
    name: 'books a hold once',
    hint: 'After the booking, held_by and held_until are null, so the condition held_by = person finds nothing a second time.',
    run: `update seats set held_by = 5, held_until = now() + interval '1 second' where label = 'B2-2';
create temp table told (n int, label text, booked_by int, held_by int);
insert into told select 1, label, booked_by, held_by from book_berth((select seat_id from seats where label = 'B2-2'), 5);
insert into told select 2, label, booked_by, held_by from book_berth((select seat_id from seats where label = 'B2-2'), 5);
select n, label, booked_by, held_by, (select count(*) from seats where booked_by is not null) as booked from told`,
    expect: [{ n: 1, label: 'B2-2', booked_by: 5, held_by: null, booked: 1 }],
  },
  {
    name: 'books nothing for another person, or after the hold has ended',
    hint: 'The condition of the update: this seat, held by this person, and held_until > now().',
    run: `update seats set held_by = 5, held_until = now() + interval '1 minute' where label = 'B2-1';
update seats set held_by = 6, held_until = now() - interval '1 second' where label = 'B2-2';
create temp table told (person int);
insert into told select 4 from book_berth((select seat_id from seats where label = 'B2-1'), 4);
insert into told select 6 from book_berth((select seat_id from seats where label = 'B2-2'), 6);
insert into told select 5 from book_berth((select seat_id from seats where label = 'B2-3'), 5);
select (select count(*) from told) as told, array_agg(label || ' ' || held_by order by seat_id) as held, count(booked_by) as booked from seats where held_by is not null or booked_by is not null`,
    expect: [{ told: 0, held: ['B2-1 5', 'B2-2 6'], booked: 0 }],
  },
  {
    name: 'the database refuses a second berth of the same person in a departure',
    hint: 'create unique index one_hold_per_person on seats (train_id, held_by)',
    run: `update seats set held_by = 5, held_until = now() where label in ('B2-1', 'S1-1');
create temp table refused (code text, rule text);
do $$ declare rule text; begin
  update seats set held_by = 5, held_until = now() where label = 'B2-2';
exception when others then
  get stacked diagnostics rule = constraint_name;
  insert into refused values (sqlstate, rule);
end $$;
select code, rule, (select array_agg(label || ' ' || held_by order by seat_id) from seats where held_by is not null) as held from refused`,
    expect: [{ code: '23505', rule: 'one_hold_per_person', held: ['S1-1 5', 'B2-1 5'] }],
  },
]
