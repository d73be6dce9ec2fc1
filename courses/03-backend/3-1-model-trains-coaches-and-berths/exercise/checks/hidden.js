export default [
  {
    name: 'refuses a booking in which any value is missing',
    hint: 'A foreign key with a null part isn’t checked at all. Declare each column not null.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (null, '90101', 'S1', 3, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, null, 'S1', 3, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', null, 3, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (3, 'stored'); exception when others then insert into outcome values (3, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', null, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (4, 'stored'); exception when others then insert into outcome values (4, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, null, 3, 'Arif Khan', 34, 42000); insert into outcome values (5, 'stored'); exception when others then insert into outcome values (5, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, null, 'Arif Khan', 34, 42000); insert into outcome values (6, 'stored'); exception when others then insert into outcome values (6, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, null, 34, 42000); insert into outcome values (7, 'stored'); exception when others then insert into outcome values (7, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Arif Khan', null, 42000); insert into outcome values (8, 'stored'); exception when others then insert into outcome values (8, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Arif Khan', 34, null); insert into outcome values (9, 'stored'); exception when others then insert into outcome values (9, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23502",
          "23502",
          "23502",
          "23502",
          "23502",
          "23502",
          "23502",
          "23502",
          "23502"
        ],
        bookings: 1
      }
    ]
  },
  {
    name: 'refuses a trip that begins before the first stop',
    hint: 'from_position needs a foreign key too.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 0, 3, 'Arif Khan', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23503"
        ],
        bookings: 1
      }
    ]
  },
  {
    name: 'refuses ages and fares that can’t be',
    hint: 'age between 0 and 120, fare_paise >= 0. A fare of 0 is fine for a child.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Arif Khan', -1, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Arif Khan', 121, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Arif Khan', 34, -1); insert into outcome values (3, 'stored'); exception when others then insert into outcome values (3, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Arif Khan', 120, 0); insert into outcome values (4, 'stored'); exception when others then insert into outcome values (4, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23514",
          "23514",
          "23514",
          "stored"
        ],
        bookings: 2
      }
    ]
  },
  {
    name: 'refuses a passenger without a name',
    hint: 'Spaces are no name: look at trim(passenger).',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, '   ', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, '', 34, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 3, 'Om', 34, 42000); insert into outcome values (3, 'stored'); exception when others then insert into outcome values (3, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23514",
          "23514",
          "stored"
        ],
        bookings: 2
      }
    ]
  },
  {
    name: 'refuses the same id twice',
    hint: 'booking_id is the primary key.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (code text); do $$ begin insert into bookings select * from bookings; exception when others then insert into outcome values (sqlstate); end $$; select code, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        code: "23505",
        bookings: 1
      }
    ]
  }
]
