export default [
  {
    milestone: 'One page',
    name: 'lists the earliest departures first, with all their fields',
    hint: 'order by departs, number. Give the columns the names of README.md: from_code as "from". departs is departs::text.',
    steps: [{ request: 'GET /v1/trains?limit=2', pick: ['status', 'body.trains'] }],
    expect: [
      200,
      [
        { number: '90101', departs: '2026-03-14 00:00:00+05:30', from: 'SBC', to: 'CBE', farePaise: 22000 },
        { number: '91733', departs: '2026-03-14 00:00:00+05:30', from: 'MAS', to: 'JP', farePaise: 22000 },
      ],
    ],
  },
  {
    milestone: 'One page',
    name: 'orders by fare, then number, then time',
    hint: 'sort=fare has the columns fare_paise, number and departs. Look them up in a fixed list.',
    steps: [
      { query: 'delete from departures', as: 'none' },
      {
        query:
          "insert into departures values ('90300', '2026-03-14 06:00+05:30', 'SBC', 'CBE', 90000), ('90200', '2026-03-15 06:00+05:30', 'SBC', 'CBE', 100000), ('90200', '2026-03-14 09:00+05:30', 'SBC', 'CBE', 100000), ('90100', '2026-03-14 05:00+05:30', 'SBC', 'CBE', 100000)",
        as: 'four',
      },
      { request: 'GET /v1/trains?sort=fare', pick: ['body.trains.*.number', 'body.trains.*.departs', 'body.next'] },
    ],
    expect: [
      ['90300', '90100', '90200', '90200'],
      ['2026-03-14 06:00:00+05:30', '2026-03-14 05:00:00+05:30', '2026-03-14 09:00:00+05:30', '2026-03-15 06:00:00+05:30'],
      null,
    ],
  },
  {
    milestone: 'One page',
    name: 'shows only departures from the station that is asked for',
    hint: 'where from_code = $2, with the value as a parameter.',
    steps: [
      { request: 'GET /v1/trains?from=NDLS&limit=4', pick: ['body.trains.*.from', 'body.trains.*.number'] },
      { request: 'GET /v1/trains?from=XYZ', pick: 'body' },
    ],
    expect: [[['NDLS', 'NDLS', 'NDLS', 'NDLS'], ['94997', '90322', '98482', '93807']], { trains: [], next: null }],
  },
  {
    milestone: 'One page',
    name: 'shows 20 departures if the client names no limit',
    hint: 'limit has a default in the contract. Query parameters are texts: z.coerce.number().',
    steps: [
      { request: 'GET /v1/trains', pick: ['status', 'body.trains.length'] },
      { request: 'GET /v1/trains?limit=50', pick: ['status', 'body.trains.length'] },
    ],
    expect: [
      [200, 20],
      [200, 50],
    ],
  },
  {
    milestone: 'All pages',
    name: 'continues where the last page ended, also within the same minute',
    hint: 'where (departs, number) > ($2, $3): compare the whole row, not each column for itself.',
    steps: [
      { query: 'delete from departures', as: 'none' },
      {
        query:
          "insert into departures values ('90500', '2026-03-14 06:00+05:30', 'SBC', 'CBE', 500), ('90100', '2026-03-14 07:00+05:30', 'SBC', 'CBE', 500), ('90200', '2026-03-14 07:00+05:30', 'SBC', 'CBE', 500), ('90300', '2026-03-14 07:00+05:30', 'SBC', 'CBE', 500), ('90050', '2026-03-14 08:00+05:30', 'SBC', 'CBE', 500)",
        as: 'five',
      },
      { request: 'GET /v1/trains?limit=2', as: 'first', pick: 'body.trains.*.number' },
      { request: 'GET /v1/trains?limit=2&after={first.body.next}', as: 'second', pick: 'body.trains.*.number' },
      { request: 'GET /v1/trains?limit=2&after={second.body.next}', pick: ['body.trains.*.number', 'body.next'] },
    ],
    expect: [
      ['90500', '90100'],
      ['90200', '90300'],
      [['90050'], null],
    ],
  },
  {
    milestone: 'All pages',
    name: 'says that there is no next page when exactly the limit is left',
    hint: 'Ask the database for one more than limit. Only if it comes, there is a next page.',
    steps: [
      { query: "delete from departures where number > '90118'", as: 'two' },
      { request: 'GET /v1/trains?limit=2', pick: ['body.trains.length', 'body.next'] },
      { request: 'GET /v1/trains?limit=1', as: 'first', pick: 'body.trains.*.number' },
      { request: 'GET /v1/trains?limit=1&after={first.body.next}', pick: ['body.trains.*.number', 'body.next'] },
    ],
    expect: [[2, null], ['90101'], [['90118'], null]],
  },
  {
    milestone: 'All pages',
    name: 'repeats nothing and loses nothing when trains are added between two pages',
    hint: 'A cursor is a place in the order. offset counts rows, and those move.',
    steps: [
      { query: "delete from departures where number > '90186'", as: 'six' },
      { request: 'GET /v1/trains?limit=3', as: 'first', pick: 'body.trains.*.number' },
      {
        query:
          "insert into departures values ('99998', '2026-03-13 23:00+05:30', 'SBC', 'CBE', 500), ('99999', '2026-03-15 23:45+05:30', 'SBC', 'CBE', 500)",
        as: 'added',
      },
      { request: 'GET /v1/trains?limit=9&after={first.body.next}', pick: 'body.trains.*.number' },
    ],
    expect: [
      ['90101', '90152', '90118'],
      ['90169', '90135', '90186', '99999'],
    ],
  },
  {
    milestone: 'What clients send',
    name: 'names the field that is wrong, in the format of every error',
    hint: 'Search.safeParse(request.query); if it fails, answer 400 with toProblem(search.error.issues).',
    steps: [
      { request: 'GET /v1/trains?limit=0', pick: ['status', 'body.code', 'body.fields.*.path'] },
      { request: 'GET /v1/trains?limit=51&from=delhi&sort=speed', pick: ['status', 'body.fields.*.path'] },
    ],
    expect: [
      [400, 'invalid_request', ['limit']],
      [400, ['from', 'sort', 'limit']],
    ],
  },
  {
    milestone: 'What clients send',
    name: 'refuses parameters that it doesn’t know',
    hint: 'z.strictObject. A client that writes form=SBC would otherwise get all stations without a word.',
    steps: [{ request: 'GET /v1/trains?form=SBC', pick: ['status', 'body.code', 'body.fields.*.path'] }],
    expect: [400, 'invalid_request', ['form']],
  },
  {
    milestone: 'What clients send',
    name: 'refuses a broken cursor, and one of the other order',
    hint: 'Decode in a try, compare the first part with sort, count the parts. A RangeError becomes a 400 in one place.',
    steps: [
      { request: 'GET /v1/trains?sort=fare&limit=1', as: 'fare', pick: 'status' },
      { request: 'GET /v1/trains?after={fare.body.next}', pick: ['status', 'body.fields.*.path'] },
      { request: 'GET /v1/trains?after=hello', pick: ['status', 'body.fields.*.path'] },
      { request: 'GET /v1/trains?after=', pick: ['status', 'body.code'] },
    ],
    expect: [200, [400, ['after']], [400, ['after']], [400, 'invalid_request']],
  },
]
