export default [
  {
    name: 'loads slips it has never seen: new copies, new members, other dates',
    hint: 'Ask the tables which copies and members there are, and check the form of a date from ^ to $. A return on the same day is fine.',
    setup: `insert into copies values (115, 1, 'KL-2099-0001', 'Aluva'); insert into members values (99, 'Salim Koya', 'Vypin', null, '2025-01-02'); create table slips (line integer primary key, accession_no text, member_id text, lent text, returned text); insert into slips values (21, 'KL-1949-0050', '3', '05/05/2025', '05/05/2025'), (22, 'KL-1949-0050', '4', '06.05.2025', ''), (23, 'KL-1949-0050', '5', '07x05x2025', ''), (24, 'KL-1949-0050', '6', '08-05-2025', '2025-05-12'), (25, 'KL-1949-0050', '7', '20250513', '')`,
    run: `select (select array_agg(line || ' ' || problem order by line) from doubts) as doubts, (select array_agg(copy_id || ' to ' || member_id || ', ' || lent_on || ' to ' || coalesce(returned_on::text, 'now') order by copy_id, lent_on) from lendings where copy_id in (110, 112, 115)) as new_lendings, (select count(*) from lendings) as lendings`,
    expect: [
      {
        doubts: ['7 date not readable', '8 returned before lent', '10 entered twice', '11 date not readable', '22 date not readable', '23 date not readable', '25 date not readable'],
        new_lendings: ['110 to 99, 2025-02-10 to now', '112 to 3, 2025-05-05 to 2025-05-05', '112 to 6, 2025-05-08 to 2025-05-12', '115 to 1, 2025-02-03 to now'],
        lendings: 10,
      },
    ],
  },
  {
    name: 'refuses a period in the past that overlaps',
    hint: 'exclude using gist (copy_id with =, daterange(lent_on, returned_on) with &&)',
    run: `create temp table refused (code text); do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on, returned_on) values (101, 3, '2025-02-01', '2025-02-22', '2025-02-05'); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from lendings where copy_id = 101) as lendings from refused`,
    expect: [{ code: '23P01', lendings: 2 }],
  },
  {
    name: 'refuses rows that name no copy, no member, no lending or no amount',
    hint: 'not null and references for each of them, and a check on the rupees. numeric keeps 20 paise exact.',
    run: `create temp table refused (what text, code text); do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on) values (103, 999, '2025-11-01', '2025-11-22'); exception when others then insert into refused values ('unknown member', sqlstate); end $$; do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on) values (null, 1, '2025-11-01', '2025-11-22'); exception when others then insert into refused values ('no copy', sqlstate); end $$; do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on) values (103, null, '2025-11-01', '2025-11-22'); exception when others then insert into refused values ('no member', sqlstate); end $$; do $$ begin insert into entries (lending_id, rupees) values (999, 2); exception when others then insert into refused values ('unknown lending', sqlstate); end $$; do $$ begin insert into entries (lending_id, rupees) select min(lending_id), 0 from lendings; exception when others then insert into refused values ('no rupees', sqlstate); end $$; do $$ begin insert into entries (lending_id, rupees) select min(lending_id), null from lendings; exception when others then insert into refused values ('null rupees', sqlstate); end $$; do $$ begin insert into lendings (copy_id, member_id, lent_on, due_on, returned_on) values (103, 1, '2025-11-01', '2025-11-22', '2025-10-30'); exception when others then insert into refused values ('back in time', replace(sqlstate, '22000', '23514')); end $$; insert into entries (lending_id, rupees) select max(lending_id), 0.20 from lendings; select array_agg(what || ' ' || code order by what) as refused, (select sum(rupees) * 3 from entries) as three_fines from refused`,
    expect: [
      {
        refused: ['back in time 23514', 'no copy 23502', 'no member 23502', 'no rupees 23514', 'null rupees 23502', 'unknown lending 23503', 'unknown member 23503'],
        three_fines: 0.6,
      },
    ],
  },
  {
    name: 'takes a book back only once',
    hint: 'The condition returned_on is null belongs to the update. If it changed no row, return null.',
    run: `select lend('KL-1971-0033', 1, '2025-10-01'); select give_back((select lending_id from lendings where copy_id = 103), '2025-10-27'); create temp table again as select give_back((select lending_id from lendings where copy_id = 103), '2025-11-27') as rupees; select rupees, (select array_agg(entries.rupees) from entries) as fines, (select returned_on from lendings where copy_id = 103) as returned_on from again`,
    expect: [{ rupees: null, fines: [10], returned_on: '2025-10-27' }],
  },
  {
    name: 'writes no fine on the due day, and lends the copy again at once',
    hint: 'The first day after the due date costs 2 rupees. A range doesn’t contain its end.',
    run: `select lend('KL-1971-0033', 1, '2025-10-01'); create temp table paid as select give_back((select lending_id from lendings where copy_id = 103), '2025-10-22') as rupees; select lend('KL-1971-0033', 2, '2025-10-22'); select lend('KL-1949-0050', 5, '2025-10-03'); select give_back((select lending_id from lendings where copy_id = 112), '2025-10-03'); select rupees, (select returned_on from lendings where copy_id = 112) as same_day, (select count(*) from entries) as fines, (select array_agg(member_id order by due_on) from lendings where copy_id = 103) as borrowers, (select max(due_on) from lendings where copy_id = 103) as due_on from paid`,
    expect: [{ rupees: 0, same_day: '2025-10-03', fines: 0, borrowers: [1, 2], due_on: '2025-11-12' }],
  },
  {
    name: 'counts the year only, and keeps a branch without lendings',
    hint: 'Put the year into on, not into where. nullif(…, 0) avoids a division by zero.',
    setup: `insert into members values (8, 'Salim Koya', 'Vypin', null, '2025-01-02')`,
    run: `insert into lendings (copy_id, member_id, lent_on, due_on, returned_on) values (102, 4, '2024-12-31', '2025-01-21', '2025-03-01'), (103, 4, '2025-01-01', '2025-01-22', '2025-01-23'), (105, 4, '2025-12-31', '2026-01-21', '2026-01-20'), (106, 4, '2026-01-01', '2026-01-22', '2026-02-20'); select * from branch_report where branch in ('Kakkanad', 'Vypin')`,
    expect: [{ branch: 'Kakkanad', loans: 3, still_out: 0, late_percent: 33.3 }, { branch: 'Vypin', loans: 0, still_out: 0, late_percent: null }],
  },
  {
    name: 'lets the desk lend and take back, with nothing but its grants',
    hint: 'give_back adds an entry, so the desk needs insert there.',
    run: `set role desk; select lend('KL-1971-0033', 1, '2025-10-01'); select give_back((select lending_id from lendings where copy_id = 103), '2025-10-25') as rupees`,
    expect: [{ rupees: 6 }],
  },
  {
    name: 'has a fingerprint that follows values, not places',
    hint: 'string_agg(… order by the key), and mind null: anything joined to null is null, and string_agg skips it.',
    run: `select lend('KL-1971-0033', 1, '2025-10-01'); select give_back((select lending_id from lendings where copy_id = 103), '2025-10-27'); create temp table seen as select 0 as moment, * from fingerprint; update lendings set due_on = due_on where copy_id = 101; insert into seen select 1, * from fingerprint; update lendings set due_on = due_on + 1 where copy_id = 107; insert into seen select 2, * from fingerprint; update lendings set returned_on = '2025-12-01' where copy_id = 107; insert into seen select 3, * from fingerprint; update lendings set member_id = 3 where copy_id = 107; insert into seen select 4, * from fingerprint; alter table entries disable trigger user; update entries set rupees = 12; insert into seen select 5, * from fingerprint; select name, max(rows) as rows, array_agg(sum = (select s.sum from seen s where s.name = seen.name and s.moment = seen.moment - 1) order by moment) as same_as_before from seen group by name order by name`,
    expect: [
      { name: 'entries', rows: 1, same_as_before: [null, true, true, true, true, false] },
      { name: 'lendings', rows: 7, same_as_before: [null, true, false, false, false, true] },
    ],
  },
]
