export default [
  {
    milestone: 'Migrations',
    name: 'runs each migration once, in the order of the names',
    hint: 'Keep a table migrations with the names. Sort, leave out what it has, run the rest.',
    steps: [
      { call: 'rehearsal.js rehearse', args: [[
        [{ name: '002-b.sql', sql: 'create table b (a_id integer references a)' }, { name: '001-a.sql', sql: 'create table a (id integer primary key)' }],
        [{ name: '001-a.sql', sql: 'create table a (id integer primary key)' }, { name: '002-b.sql', sql: 'create table b (a_id integer references a)' }, { name: '003-c.sql', sql: 'create table c (x integer); create table d (x integer)' }],
      ]] },
    ],
    expect: { results: [['001-a.sql', '002-b.sql'], ['003-c.sql']], tables: ['a', 'b', 'c', 'd'] },
  },
  {
    milestone: 'Migrations',
    name: 'lets copies be lent to one member at a time, and again on the day they come back',
    hint: 'exclude using gist (int4range(copy_id, copy_id, \'[]\') with &&, daterange(lent_on, returned_on) with &&).',
    steps: [
      { query: "insert into lendings (copy_id, member_id, lent_on, due_on, returned_on) values (101, 1, '2025-01-01', '2025-01-22', '2025-01-10')", as: 'x' },
      { query: "do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on) values (101, 2, '2025-01-05', '2025-01-26'); exception when others then null; end $$", as: 'x' },
      { query: "do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on, returned_on) values (101, 2, '2024-12-20', '2025-01-10', '2025-01-03'); exception when others then null; end $$", as: 'x' },
      { query: "insert into lendings (copy_id, member_id, lent_on, due_on) values (101, 3, '2025-01-10', '2025-01-31'), (102, 3, '2025-01-10', '2025-01-31')", as: 'x' },
      { query: "do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on) values (101, 4, '2026-01-10', '2026-01-31'); exception when others then null; end $$", as: 'x' },
      { query: "select copy_id, member_id from lendings order by lending_id" },
    ],
    expect: [
      { copy_id: 101, member_id: 1 },
      { copy_id: 101, member_id: 3 },
      { copy_id: 102, member_id: 3 },
    ],
  },
  {
    milestone: 'Slips',
    name: 'accounts for every line of slips.csv',
    hint: 'Number the cells, left join copies and members, name the first problem with one case, and store each line somewhere.',
    steps: [
      { request: 'POST /slips', headers: { 'content-type': 'text/csv' }, body: 'line,accession_no,member_id,lent,returned\n1,KL-1957-0007,2,06/01/2025,20/01/2025\n2,kl-1985-0120 ,1,2025-01-13,2025-02-10\n3,KL-1998-0300,4,20-01-2025,10-02-2025\n4,KL-1957-0007,6,2025-01-20,2025-02-28\n5,KL-2099-0001,1,2025-02-03,\n6,KL-1961-0015,99,2025-02-10,\n7,KL-1961-0015,5,31/02/2025,\n8,KL-1961-0015,5,03/03/2025,01/03/2025\n9,KL-2009-0201,2,10/03/2025,\n10,KL-2009-0201,2,2025-03-10,\n11,KL-1972-0222,3,17/03/2025,?\n12,KL-1985-0120,1,01/09/2025,\n13,KL-1957-0007,3,2025-02-14,2025-02-20', pick: ['status', 'body'] },
      { request: 'GET /doubts', pick: 'body.doubts' },
      { query: "select copy_id, member_id, lent_on::text as lent, returned_on::text as returned from lendings order by lent_on, copy_id" },
    ],
    expect: [
      [200, { loaded: 6, doubtful: 7 }],
      [
        { line: 5, problem: 'copy not known' },
        { line: 6, problem: 'member not known' },
        { line: 7, problem: 'date not readable' },
        { line: 8, problem: 'returned before lent' },
        { line: 10, problem: 'entered twice' },
        { line: 11, problem: 'date not readable' },
        { line: 13, problem: 'copy was out' },
      ],
      [
        { copy_id: 101, member_id: 2, lent: '2025-01-06', returned: '2025-01-20' },
        { copy_id: 104, member_id: 1, lent: '2025-01-13', returned: '2025-02-10' },
        { copy_id: 101, member_id: 6, lent: '2025-01-20', returned: '2025-02-28' },
        { copy_id: 109, member_id: 4, lent: '2025-01-20', returned: '2025-02-10' },
        { copy_id: 107, member_id: 2, lent: '2025-03-10', returned: null },
        { copy_id: 104, member_id: 1, lent: '2025-09-01', returned: null },
      ],
    ],
  },
  {
    milestone: 'Slips',
    name: 'changes nothing when the same lines come again',
    hint: 'Remember which line became which lending (slip_line), and leave out lines that are known.',
    steps: [
      { request: 'POST /slips', headers: { 'content-type': 'text/csv' }, body: 'line,accession_no,member_id,lent,returned\n1,KL-1957-0007,2,06/01/2025,20/01/2025\n2,kl-1985-0120 ,1,2025-01-13,2025-02-10\n3,KL-1998-0300,4,20-01-2025,10-02-2025\n4,KL-1957-0007,6,2025-01-20,2025-02-28\n5,KL-2099-0001,1,2025-02-03,\n6,KL-1961-0015,99,2025-02-10,\n7,KL-1961-0015,5,31/02/2025,\n8,KL-1961-0015,5,03/03/2025,01/03/2025', pick: 'body' },
      { request: 'POST /slips', headers: { 'content-type': 'text/csv' }, body: 'line,accession_no,member_id,lent,returned\n1,KL-1957-0007,2,06/01/2025,20/01/2025\n2,kl-1985-0120 ,1,2025-01-13,2025-02-10\n3,KL-1998-0300,4,20-01-2025,10-02-2025\n4,KL-1957-0007,6,2025-01-20,2025-02-28\n5,KL-2099-0001,1,2025-02-03,\n6,KL-1961-0015,99,2025-02-10,\n7,KL-1961-0015,5,31/02/2025,\n8,KL-1961-0015,5,03/03/2025,01/03/2025\n9,KL-2009-0201,2,10/03/2025,\n10,KL-2009-0201,2,2025-03-10,\n11,KL-1972-0222,3,17/03/2025,?\n12,KL-1985-0120,1,01/09/2025,\n13,KL-1957-0007,3,2025-02-14,2025-02-20', pick: 'body' },
      { request: 'POST /slips', headers: { 'content-type': 'text/csv' }, body: 'line,accession_no,member_id,lent,returned\n1,KL-1957-0007,2,06/01/2025,20/01/2025\n2,kl-1985-0120 ,1,2025-01-13,2025-02-10\n3,KL-1998-0300,4,20-01-2025,10-02-2025\n4,KL-1957-0007,6,2025-01-20,2025-02-28\n5,KL-2099-0001,1,2025-02-03,\n6,KL-1961-0015,99,2025-02-10,\n7,KL-1961-0015,5,31/02/2025,\n8,KL-1961-0015,5,03/03/2025,01/03/2025\n9,KL-2009-0201,2,10/03/2025,\n10,KL-2009-0201,2,2025-03-10,\n11,KL-1972-0222,3,17/03/2025,?\n12,KL-1985-0120,1,01/09/2025,\n13,KL-1957-0007,3,2025-02-14,2025-02-20', pick: 'body' },
      { query: "select count(*)::int as lendings from lendings" },
      { query: "select count(*)::int as doubts from doubts" },
    ],
    expect: [{ loaded: 4, doubtful: 4 }, { loaded: 2, doubtful: 3 }, { loaded: 0, doubtful: 0 }, [{ lendings: 6 }], [{ doubts: 7 }]],
  },
  {
    milestone: 'The desk',
    name: 'lends a copy for 21 days, and only if it is here',
    hint: 'Insert in lend; the exclusion constraint refuses the second one, and the app answers 409.',
    steps: [
      { request: 'POST /lendings', body: { accessionNo: 'KL-1971-0033', memberId: 1, day: '2025-10-01' }, as: 'l', pick: 'status' },
      { request: 'POST /lendings', body: { accessionNo: 'KL-1971-0033', memberId: 2, day: '2025-10-05' }, as: 'l', pick: ['status', 'body.code'] },
      { request: 'POST /lendings', body: { accessionNo: 'KL-0000-0000', memberId: 2, day: '2025-10-05' }, as: 'l', pick: ['status', 'body.code'] },
      { request: 'POST /lendings', body: { accessionNo: 'KL-1957-0007', memberId: 77, day: '2025-10-05' }, as: 'l', pick: ['status', 'body.code'] },
      { query: "select copy_id, member_id, due_on::text as due from lendings" },
    ],
    expect: [201, [409, 'not_here'], [404, 'unknown_copy'], [404, 'unknown_member'], [{ copy_id: 103, member_id: 1, due: '2025-10-22' }]],
  },
  {
    milestone: 'The desk',
    name: 'takes a copy back once, with 2 rupees for each late day',
    hint: 'update … where lending_id = … and returned_on is null returning due_on into due. No row: return null.',
    steps: [
      { request: 'POST /lendings', body: { accessionNo: 'KL-1971-0033', memberId: 1, day: '2025-10-01' }, as: 'l' },
      { request: 'POST /lendings/{l.body.lendingId}/return', body: { day: '2025-10-27' }, pick: ['status', 'body'] },
      { request: 'POST /lendings/{l.body.lendingId}/return', body: { day: '2025-11-27' }, pick: ['status', 'body'] },
      { query: "select rupees from entries" },
      { query: "select returned_on::text as returned from lendings" },
    ],
    expect: [[200, { rupees: '10.00' }], [409, { code: 'not_open' }], [{ rupees: '10.00' }], [{ returned: '2025-10-27' }]],
  },
  {
    milestone: 'Report, rights, backup',
    name: 'reports lendings, open ones and late percent of each branch',
    hint: 'left join lendings with the year in on; count(…) filter (where …); nullif(…, 0).',
    steps: [
      { request: 'POST /slips', headers: { 'content-type': 'text/csv' }, body: 'line,accession_no,member_id,lent,returned\n1,KL-1957-0007,2,06/01/2025,20/01/2025\n2,kl-1985-0120 ,1,2025-01-13,2025-02-10\n3,KL-1998-0300,4,20-01-2025,10-02-2025\n4,KL-1957-0007,6,2025-01-20,2025-02-28\n5,KL-2099-0001,1,2025-02-03,\n6,KL-1961-0015,99,2025-02-10,\n7,KL-1961-0015,5,31/02/2025,\n8,KL-1961-0015,5,03/03/2025,01/03/2025\n9,KL-2009-0201,2,10/03/2025,\n10,KL-2009-0201,2,2025-03-10,\n11,KL-1972-0222,3,17/03/2025,?\n12,KL-1985-0120,1,01/09/2025,\n13,KL-1957-0007,3,2025-02-14,2025-02-20', pick: 'body.loaded' },
      { request: 'GET /report' },
    ],
    expect: [
      6,
      {
        status: 200,
        body: {
          branches: [
            { branch: 'Aluva', loans: 2, stillOut: 1, latePercent: 0 },
            { branch: 'Fort Kochi', loans: 3, stillOut: 1, latePercent: 100 },
            { branch: 'Kakkanad', loans: 1, stillOut: 0, latePercent: 0 },
          ],
        },
      },
    ],
  },
  {
    milestone: 'Report, rights, backup',
    name: 'gives desk and committee no more than they need',
    hint: 'grant … on … to desk; the view lends its rights to the committee.',
    steps: [
      { query: "select t as name, array_remove(array[case when has_table_privilege('desk', t, 'select') then 'select' end, case when has_table_privilege('desk', t, 'insert') then 'insert' end, case when has_table_privilege('desk', t, 'update') then 'update' end, case when has_table_privilege('desk', t, 'delete') then 'delete' end], null) as desk, has_table_privilege('committee', t, 'select') as committee from unnest(array['members', 'lendings', 'entries', 'doubts', 'branch_report']) as t" },
    ],
    expect: [
      { name: 'members', desk: ['select'], committee: false },
      { name: 'lendings', desk: ['select', 'insert', 'update'], committee: false },
      { name: 'entries', desk: ['select', 'insert'], committee: false },
      { name: 'doubts', desk: [], committee: false },
      { name: 'branch_report', desk: [], committee: true },
    ],
  },
  {
    milestone: 'Your tests',
    name: 'your tests find each mistake',
    hint: 'Test what must not happen: a changed migration, half a migration, a lost line, a second fine, another year.',
    steps: [{ bugs: true }],
    expect: { model: 'passes', caught: 9, missed: [] },
  },
]
