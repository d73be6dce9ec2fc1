export default [
  {
    name: 'passes over booked berths and other departures',
    hint: 'where train_id = departure and booked_by is null',
    run: `update seats set booked_by = 1 where label in ('B2-1', 'S1-1');
create temp table told (n int, label text);
insert into told select 1, label from hold_berth(2, 5);
insert into told select 2, label from hold_berth(1, 5);
select n, label, (select array_agg(label || ' ' || booked_by order by seat_id) from seats where booked_by is not null) as booked from told order by n`,
    expect: [{ n: 1, label: 'B2-2', booked: ['S1-1 1', 'B2-1 1'] }, { n: 2, label: 'S1-2', booked: ['S1-1 1', 'B2-1 1'] }],
  },
  {
    name: 'at the very end of a hold, the berth is free and can’t be booked',
    hint: 'Free: held_until <= now(). Can be booked: held_until > now().',
    run: `update seats set held_by = person_id, held_until = now() from people where train_id = 2 and label = 'B2-' || person_id;
create temp table booked as select * from book_berth((select seat_id from seats where label = 'B2-1'), 1);
create temp table told as select label, held_by from hold_berth(2, 6);
select told.*, (select count(*) from booked) as booked from told`,
    expect: [{ label: 'B2-1', held_by: 6, booked: 0 }],
  },
  {
    name: 'a person whose own hold has ended gets the same berth for ten new minutes',
    hint: 'Their own berth comes first even after its end, or the index refuses another one. The end moves only if it is over.',
    run: `update seats set held_by = 5, held_until = now() where label = 'B2-3';
create temp table told as select label, held_by, round(extract(epoch from held_until - now())) as seconds from hold_berth(2, 5);
select told.*, (select array_agg(label || ' ' || held_by order by seat_id) from seats where held_by is not null) as stored from told`,
    expect: [{ label: 'B2-3', held_by: 5, seconds: 600, stored: ['B2-3 5'] }],
  },
  {
    name: 'free berths and ended holds are in one order, by seat_id',
    hint: 'held_by = person is null for a free berth, and null has a place of its own in the order. Use: order by (held_by is not distinct from person) desc, seat_id',
    run: `update seats set held_by = person_id, held_until = now() - interval '1 minute' from people where train_id = 1 and label = 'S1-' || person_id and person_id in (1, 3);
create temp table told (n int, label text);
insert into told select 1, label from hold_berth(1, 5);
insert into told select 2, label from hold_berth(1, 6);
insert into told select 3, label from hold_berth(1, 4);
select n, label from told order by n`,
    expect: [{ n: 1, label: 'S1-1' }, { n: 2, label: 'S1-2' }, { n: 3, label: 'S1-3' }],
  },
  {
    name: 'locks the berth that it finds, and skips what is locked already',
    hint: 'The inner select ends with for update skip locked. One connection can’t show the difference; your race in the next step does.',
    run: `with code as (
  select regexp_replace(regexp_replace(pg_get_functiondef(oid), '/\\*.*?\\*/', ' ', 'g'), '--[^\\n]*', ' ', 'g') as text from pg_proc where proname = 'hold_berth'
)
select lower(regexp_replace(substring(text from '(?i)(?:update|key\\s+update)(?:\\s+of\\s+\\w+)?\\s+(skip\\s+locked)'), '\\s+', ' ', 'g')) as waits from code`,
    expect: [{ waits: 'skip locked' }],
  },
]
