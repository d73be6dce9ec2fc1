export default [
  {
    name: 'has all loans',
    hint: 'insert into … select * from loans',
    run: `select count(*) as loans, min(lent_on) as first, max(lent_on) as last from loans_by_year`,
    expect: [{ loans: 20, first: '2024-01-08', last: '2024-12-16' }],
  },
  {
    name: 'keeps the loans of 2024 in loans_2024',
    hint: 'partition by range (lent_on), then a partition for values from … to ….',
    run: `select count(*) as loans from loans_2024`,
    expect: [{ loans: 20 }],
  },
  {
    name: 'reads one partition for a question about one month',
    hint: 'The table itself must be partitioned; the planner does the rest.',
    run: `create function opened(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return (select string_agg(distinct name[1], ', ' order by name[1]) from regexp_matches(whole, ' on (loans_20\\d\\d|loans_other)', 'g') as name); end $$; set enable_bitmapscan = off; select opened('select loan_id from loans_by_year where lent_on >= ''2024-05-01'' and lent_on < ''2024-06-01''') as may_2024, opened('select loan_id from loans_by_year where member_id = 2') as one_member`,
    expect: [{ may_2024: 'loans_2024', one_member: 'loans_2023, loans_2024, loans_2025, loans_other' }],
  },
  {
    name: 'refuses a loan of a member who doesn’t exist',
    hint: 'A partitioned table can have foreign keys.',
    run: `insert into loans_by_year values (100, 101, 999, '2024-01-01', '2024-01-22', null)`,
    throws: 'violates foreign key constraint',
  },
]
