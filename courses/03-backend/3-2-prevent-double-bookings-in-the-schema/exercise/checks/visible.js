export default [
  {
    name: 'allows legs that touch',
    hint: 'int4range(from, to) doesn’t contain its end.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 2, 'confirmed'), (1, 'S1', 1, 2, 4, 'confirmed'); select count(*) as bookings from bookings`,
    expect: [{ bookings: 2 }],
  },
  {
    name: 'refuses legs that overlap',
    hint: 'exclude using gist: the same journey, coach and berth, and ranges that overlap (&&).',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 3, 'confirmed'); create temp table refused (code text); do $$ begin insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 2, 4, 'confirmed'); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(from_stop || '-' || to_stop) from bookings) as booked from refused`,
    expect: [{ code: '23P01', booked: ['1-3'] }],
  },
  {
    name: 'allows the same berth on another day',
    hint: 'The journey is part of the constraint.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 3, 'confirmed'), (2, 'S1', 1, 1, 3, 'confirmed'); select count(*) as bookings from bookings`,
    expect: [{ bookings: 2 }],
  },
  {
    name: 'refuses a trip backwards',
    hint: 'A check can compare two columns.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 2, 'confirmed'); create temp table refused (code text); do $$ begin insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 3, 2, 'cancelled'); exception when others then insert into refused values (sqlstate); end $$; select case when code in ('23514', '22000') then 'refused' else code end as outcome, (select array_agg(from_stop || '-' || to_stop) from bookings) as booked from refused`,
    expect: [{ outcome: 'refused', booked: ['1-2'] }],
  },
]
