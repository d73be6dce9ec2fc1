export default [
  {
    name: 'allows a booking after a cancellation',
    hint: 'An exclusion constraint can have a where (…).',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 4, 'cancelled'), (1, 'S1', 1, 1, 4, 'confirmed'); select status from bookings order by booking_id`,
    expect: [{ status: 'cancelled' }, { status: 'confirmed' }],
  },
  {
    name: 'refuses to confirm a cancelled booking whose berth is taken',
    hint: 'The constraint holds for updates, too.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 4, 'cancelled'), (1, 'S1', 1, 1, 4, 'confirmed'); create temp table refused (code text); do $$ begin update bookings set status = 'confirmed'; exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(status order by booking_id) from bookings) as booked from refused`,
    expect: [{ code: '23P01', booked: ['cancelled', 'confirmed'] }],
  },
  {
    name: 'refuses a journey that doesn’t exist',
    hint: 'references makes a foreign key.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 4, 'confirmed'); create temp table refused (code text); do $$ begin insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (99, 'S1', 1, 1, 4, 'confirmed'); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(journey_id) from bookings) as booked from refused`,
    expect: [{ code: '23503', booked: [1] }],
  },
  {
    name: 'allows another berth on the same leg',
    hint: 'Coach and berth are part of the constraint.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 4, 'confirmed'), (1, 'S1', 2, 1, 4, 'confirmed'); select count(*) as bookings from bookings`,
    expect: [{ bookings: 2 }],
  },
  {
    name: 'allows the same berth number in another coach',
    hint: 'Berth 1 exists in every coach. The coach is part of the constraint.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop) values (1, 'S1', 1, 1, 4), (1, 'S2', 1, 1, 4); select array_agg(coach order by coach) as coaches, min(status) as status from bookings`,
    expect: [{ coaches: ['S1', 'S2'], status: 'confirmed' }],
  },
  {
    name: 'refuses a trip that ends where it begins',
    hint: 'The end comes after the beginning: <, not <=.',
    run: `insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 1, 1, 2, 'confirmed'); create temp table refused (code text); do $$ begin insert into bookings (journey_id, coach, berth, from_stop, to_stop, status) values (1, 'S1', 2, 3, 3, 'confirmed'); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from bookings) as booked from refused`,
    expect: [{ code: '23514', booked: 1 }],
  },
]
