export default [
  {
    milestone: 'All pages',
    name: 'loses nothing else when the train at the cursor is deleted',
    hint: 'The values are in the cursor itself. Don’t look the row up.',
    steps: [
      { query: "delete from departures where number > '90186'", as: 'six' },
      { request: 'GET /v1/trains?limit=3', as: 'first', pick: 'body.trains.*.number' },
      { query: "delete from departures where number = '90118'", as: 'gone' },
      { request: 'GET /v1/trains?limit=9&after={first.body.next}', pick: 'body.trains.*.number' },
    ],
    expect: [
      ['90101', '90152', '90118'],
      ['90169', '90135', '90186'],
    ],
  },
  {
    milestone: 'All pages',
    name: 'walks by fare through one train that runs on several days',
    hint: 'Fare and number are equal on two days, so the time belongs to the place as well.',
    steps: [
      { query: 'delete from departures', as: 'none' },
      {
        query:
          "insert into departures values ('90101', '2026-03-14 06:00+05:30', 'SBC', 'CBE', 9000), ('90101', '2026-03-15 06:00+05:30', 'SBC', 'CBE', 9000), ('90101', '2026-03-16 06:00+05:30', 'SBC', 'CBE', 9000), ('90118', '2026-03-14 06:00+05:30', 'SBC', 'CBE', 10000)",
        as: 'four',
      },
      { request: 'GET /v1/trains?sort=fare&limit=2', as: 'first', pick: 'body.trains.*.departs' },
      { request: 'GET /v1/trains?sort=fare&limit=2&after={first.body.next}', pick: ['body.trains.*.departs', 'body.next'] },
    ],
    expect: [
      ['2026-03-14 06:00:00+05:30', '2026-03-15 06:00:00+05:30'],
      [['2026-03-16 06:00:00+05:30', '2026-03-14 06:00:00+05:30'], null],
    ],
  },
  {
    milestone: 'All pages',
    name: 'keeps times to the microsecond in its cursor',
    hint: 'A JavaScript Date has milliseconds only. Put departs::text into the cursor, and cast it back in the query.',
    steps: [
      { query: 'delete from departures', as: 'none' },
      {
        query:
          "insert into departures values ('90103', '2026-03-14 06:00:00.000100+05:30', 'SBC', 'CBE', 500), ('90102', '2026-03-14 06:00:00.000200+05:30', 'SBC', 'CBE', 500), ('90101', '2026-03-14 06:00:00.000300+05:30', 'SBC', 'CBE', 500)",
        as: 'three',
      },
      { request: 'GET /v1/trains?limit=1', as: 'first', pick: 'body.trains.*.number' },
      { request: 'GET /v1/trains?limit=1&after={first.body.next}', as: 'second', pick: 'body.trains.*.number' },
      { request: 'GET /v1/trains?limit=1&after={second.body.next}', pick: ['body.trains.*.number', 'body.next'] },
    ],
    expect: [['90103'], ['90102'], [['90101'], null]],
  },
  {
    milestone: 'All pages',
    name: 'keeps the station on every page',
    hint: 'Both conditions hold: where from_code = $2 and (departs, number) > ($3, $4).',
    steps: [
      { request: 'GET /v1/trains?from=HWH&limit=49', as: 'first', pick: 'body.trains.length' },
      { request: 'GET /v1/trains?from=HWH&limit=49&after={first.body.next}', as: 'second', pick: 'body.trains.length' },
      { request: 'GET /v1/trains?from=HWH&limit=49&after={second.body.next}', pick: ['body.trains.*.from', 'body.next'] },
    ],
    expect: [49, 49, [['HWH', 'HWH'], null]],
  },
  {
    milestone: 'What clients send',
    name: 'refuses a forged cursor instead of failing',
    hint: 'Anybody can write ["departs","someday","90101"] in base64url. Check each value, or turn the database’s complaint into a 400.',
    steps: [
      // ["departs","someday","90101"], ["departs"], {}, ["fare","9999999999999","90101","2026-03-14 00:00:00+05:30"], ["departs",null,"90101"]
      { request: 'GET /v1/trains?after=WyJkZXBhcnRzIiwic29tZWRheSIsIjkwMTAxIl0', pick: ['status', 'body.code'] },
      { request: 'GET /v1/trains?after=WyJkZXBhcnRzIl0', pick: ['status', 'body.code'] },
      { request: 'GET /v1/trains?after=e30', pick: ['status', 'body.code'] },
      {
        request:
          'GET /v1/trains?sort=fare&after=WyJmYXJlIiwiOTk5OTk5OTk5OTk5OSIsIjkwMTAxIiwiMjAyNi0wMy0xNCAwMDowMDowMCswNTozMCJd',
        pick: ['status', 'body.code'],
      },
      { request: 'GET /v1/trains?after=WyJkZXBhcnRzIixudWxsLCI5MDEwMSJd', pick: ['status', 'body.code'] },
    ],
    expect: [
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
      [400, 'invalid_request'],
    ],
  },
  {
    milestone: 'What clients send',
    name: 'never lets a value become part of the SQL',
    hint: 'Values are parameters ($1, $2); the names of columns come from a fixed list.',
    steps: [
      { request: 'GET /v1/trains?sort=departs%3Bdelete%20from%20departures', pick: 'status' },
      { request: "GET /v1/trains?from=X'%20or%20'1'%3D'1", pick: 'status' },
      { request: 'GET /v1/trains?limit=1&limit=2', pick: 'status' },
      { query: 'select count(*)::int as n from departures' },
    ],
    expect: [400, 400, 400, [{ n: 500 }]],
  },
  {
    milestone: 'What clients send',
    name: 'answers an unknown address in the same format',
    hint: 'app.setNotFoundHandler, with the code not_found.',
    steps: [{ request: 'GET /v1/planes', pick: ['status', 'body.code'] }],
    expect: [404, 'not_found'],
  },
]
