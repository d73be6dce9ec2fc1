export default [
  {
    name: 'stores a good booking, with an id that nobody counts',
    hint: 'Keep uuid with its default, and make it the primary key.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000), (3, '90152', 'B1', 1, 1, 2, 'Arif Khan', 0, 0); select passenger, train_number, length(booking_id::text) as id_letters from bookings order by passenger`,
    expect: [
      {
        passenger: "Arif Khan",
        train_number: "90152",
        id_letters: 36
      },
      {
        passenger: "Meena Iyer",
        train_number: "90101",
        id_letters: 36
      }
    ]
  },
  {
    name: 'refuses a berth that doesn’t exist, and a berth of another train',
    hint: 'foreign key (train_number, coach, berth) references berths.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 73, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'B1', 1, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23503",
          "23503"
        ],
        bookings: 1
      }
    ]
  },
  {
    name: 'refuses the journey of another train',
    hint: 'Two columns in one key: foreign key (journey_id, train_number) references journeys (journey_id, train_number).',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (3, '90101', 'S1', 3, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (99, '90101', 'S1', 3, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23503",
          "23503"
        ],
        bookings: 1
      }
    ]
  },
  {
    name: 'refuses a trip backwards, and one that goes nowhere',
    hint: 'check (from_position < to_position).',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 3, 1, 'Arif Khan', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 2, 2, 'Arif Khan', 34, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23514",
          "23514"
        ],
        bookings: 1
      }
    ]
  },
  {
    name: 'refuses a trip beyond the last stop',
    hint: 'The stops of the train: foreign key (train_number, to_position) references stops.',
    run: `insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 2, 1, 3, 'Meena Iyer', 34, 42000); create temp table outcome (n int, code text); do $$ begin begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (1, '90101', 'S1', 3, 1, 5, 'Arif Khan', 34, 42000); insert into outcome values (1, 'stored'); exception when others then insert into outcome values (1, sqlstate); end; begin insert into bookings (journey_id, train_number, coach, berth, from_position, to_position, passenger, age, fare_paise) values (3, '90152', 'B1', 1, 1, 3, 'Arif Khan', 34, 42000); insert into outcome values (2, 'stored'); exception when others then insert into outcome values (2, sqlstate); end; end $$; select array_agg(code order by n) as outcomes, (select count(*) from bookings) as bookings from outcome`,
    expect: [
      {
        outcomes: [
          "23503",
          "23503"
        ],
        bookings: 1
      }
    ]
  }
]
