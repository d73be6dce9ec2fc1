export default [
  {
    name: 'has the foreign key again',
    hint: 'alter table loans add constraint … foreign key (member_id) references members',
    run: `create temp table refused (code text); do $$ begin insert into loans values (99, 101, 3, '2025-01-01', '2025-01-22', null); insert into refused values ('not refused'); exception when others then insert into refused values (sqlstate); end $$; select code, (select count(*) from loans) as loans from refused`,
    expect: [{ code: '23503', loans: 20 }],
  },
  {
    name: 'gives numbers that say nothing about the old ones',
    hint: 'In random order. member_id + 100000 can be calculated back, and so can the order of names or dates.',
    setup: `insert into members select n, 'Reader ' || n, 'Vypin', case when n % 2 = 0 then '98' || lpad(n::text, 8, '0') end, date '2020-01-01' + n % 5 from generate_series(1001, 1100) as n; insert into loans select n, 101, n, '2022-01-01', '2022-01-22', '2022-01-20' from generate_series(1001, 1100) as n`,
    run: `select case when abs(corr(loan_id, member_id)) < 0.5 then 'in no order' else 'in the old order' end as numbers, case when count(distinct member_id - loan_id) > 20 then 'differ' else 'same distance' end as distances, count(distinct member_id) as members from loans where loan_id > 1000`,
    expect: [{ numbers: 'in no order', distances: 'differ', members: 100 }],
  },
  {
    name: 'does everything in one transaction',
    hint: 'begin before the list is made, commit after it is dropped. Half a mask is a leak.',
    run: `select count(distinct x) as transactions from (select xmin::text as x from members union all select xmin::text from loans union all select xmin::text from visits union all select xmin::text from remarks) as t`,
    expect: [{ transactions: 1 }],
  },
  {
    name: 'leaves no list behind',
    hint: 'Make the list as a temporary table, and drop it in the same transaction. No column keeps the old number either.',
    run: `select (select array_agg(relname::text order by relname) from pg_class where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace) as tables, (select count(*) from pg_attribute where attrelid in ('members'::regclass, 'loans'::regclass, 'visits'::regclass) and attnum > 0 and not attisdropped) as columns`,
    expect: [{ tables: ['copies', 'fines', 'loans', 'members', 'remarks', 'titles', 'visits'], columns: 14 }],
  },
  {
    name: 'finds members who are alone',
    hint: 'having count(*) = 1. After the mask, the groups are larger.',
    setup: `insert into members select n, 'Reader ' || n, 'Vypin', case when n % 2 = 0 then '98' || lpad(n::text, 8, '0') end, date '2020-01-01' + n % 5 from generate_series(1001, 1100) as n; insert into loans select n, 101, n, '2022-01-01', '2022-01-22', '2022-01-20' from generate_series(1001, 1100) as n; insert into members values (2001, 'A', 'Vypin', null, '2021-05-03'), (2002, 'B', 'Kakkanad', null, '2021-11-02'), (2003, 'C', 'Aluva', null, '2021-05-04')`,
    run: `select branch, joined_on, people from alone where joined_on between '2020-01-01' and '2021-12-31' order by branch, joined_on`,
    expect: [
      { branch: 'Aluva', joined_on: '2020-01-01', people: 1 },
      { branch: 'Aluva', joined_on: '2021-05-01', people: 1 },
      { branch: 'Fort Kochi', joined_on: '2021-03-01', people: 1 },
      { branch: 'Vypin', joined_on: '2021-05-01', people: 1 },
    ],
  },
]
