export default [
  {
    name: 'loads the slips that can be read',
    hint: 'Left joins to copies and members, and a reader for dates that gives null. Then insert the slips without a problem.',
    run: `select copy_id, member_id, lent_on, due_on, returned_on from lendings order by lent_on, copy_id`,
    expect: [
      { copy_id: 101, member_id: 2, lent_on: '2025-01-06', due_on: '2025-01-27', returned_on: '2025-01-20' },
      { copy_id: 104, member_id: 1, lent_on: '2025-01-13', due_on: '2025-02-03', returned_on: '2025-02-10' },
      { copy_id: 101, member_id: 6, lent_on: '2025-01-20', due_on: '2025-02-10', returned_on: '2025-02-28' },
      { copy_id: 109, member_id: 4, lent_on: '2025-01-20', due_on: '2025-02-10', returned_on: '2025-02-10' },
      { copy_id: 107, member_id: 2, lent_on: '2025-03-10', due_on: '2025-03-31', returned_on: null },
      { copy_id: 104, member_id: 1, lent_on: '2025-09-01', due_on: '2025-09-22', returned_on: null },
    ],
  },
  {
    name: 'reports each other slip once, with its first problem',
    hint: 'One case with the problems in their order gives a slip one problem or null.',
    run: `select line, problem from doubts order by line`,
    expect: [
      { line: 5, problem: 'copy not known' },
      { line: 6, problem: 'member not known' },
      { line: 7, problem: 'date not readable' },
      { line: 8, problem: 'returned before lent' },
      { line: 10, problem: 'entered twice' },
      { line: 11, problem: 'date not readable' },
    ],
  },
  {
    name: 'refuses to lend a copy that is out',
    hint: 'Let the exclusion constraint decide: lend only inserts.',
    run: `select lend('KL-1971-0033', 1, '2025-10-01'); create temp table refused (code text); do $$ begin perform lend('KL-1971-0033', 2, '2025-10-05'); exception when others then insert into refused values (sqlstate); end $$; select code, (select array_agg(member_id) from lendings where copy_id = 103) as borrowers from refused`,
    expect: [{ code: '23P01', borrowers: [1] }],
  },
  {
    name: 'takes a late book back and writes its fine',
    hint: 'update … where returned_on is null returning due_on into a variable, then the fine.',
    run: `select lend('KL-1971-0033', 1, '2025-10-01'); create temp table paid as select give_back((select lending_id from lendings where copy_id = 103), '2025-10-27') as rupees; select rupees, (select array_agg(entries.rupees) from entries) as fines, (select returned_on from lendings where copy_id = 103) as returned_on from paid`,
    expect: [{ rupees: 10, fines: [10], returned_on: '2025-10-27' }],
  },
  {
    name: 'reports the year for each branch',
    hint: 'Start from members, left join the lendings, and count columns of lendings.',
    run: `select * from branch_report`,
    expect: [
      { branch: 'Aluva', loans: 2, still_out: 1, late_percent: 0 },
      { branch: 'Fort Kochi', loans: 3, still_out: 1, late_percent: 100 },
      { branch: 'Kakkanad', loans: 1, still_out: 0, late_percent: 0 },
    ],
  },
  {
    name: 'finds the lendings of a member in the index alone',
    hint: 'The column that is compared with = comes first. include carries the others.',
    run: `create function plan_of(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return whole; end $$; set enable_seqscan = off; set enable_bitmapscan = off; select substring(plan_of('select due_on, returned_on from lendings where member_id = 1 and lent_on >= ''2025-06-01''') from '^(\\w+ Only Scan using \\w+)') as scan, substring(plan_of('select due_on, returned_on from lendings where member_id = 1 and lent_on >= ''2025-06-01''') from 'Index Cond: (.*?); ') as condition`,
    expect: [{ scan: 'Index Only Scan using lendings_by_member', condition: "((member_id = 1) AND (lent_on >= '2025-06-01'::date))" }],
  },
  {
    name: 'gives each role its rights, and no more',
    hint: 'Six grants at most. Without a grant a role can do nothing.',
    run: `select role, string_agg(what || ' ' || name, ', ' order by what, name) as rights from (values ('committee'), ('desk')) as r(role), (values ('branch_report'), ('copies'), ('doubts'), ('entries'), ('lendings'), ('loans'), ('members'), ('slips'), ('titles')) as t(name), (values ('delete'), ('insert'), ('select'), ('update')) as w(what) where case what when 'delete' then has_table_privilege(role, name, what) else has_any_column_privilege(role, name, what) end group by role order by role`,
    expect: [
      { role: 'committee', rights: 'select branch_report' },
      { role: 'desk', rights: 'insert entries, insert lendings, select copies, select entries, select lendings, select members, select titles, update lendings' },
    ],
  },
]
