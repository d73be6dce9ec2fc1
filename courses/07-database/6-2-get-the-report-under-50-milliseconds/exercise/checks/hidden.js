export default [
  {
    name: "finds open loans in a small index",
    hint: "A partial index: create index … where ….",
    run: `create function plan_of(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return whole; end $$; set enable_seqscan = off; set enable_bitmapscan = off; select substring(plan_of('select loan_id from big_loans where returned_on is null and due_on < ''2016-02-01''') from '^(.*?) on') as scan, substring(plan_of('select loan_id from big_loans where returned_on is null and due_on < ''2016-02-01''') from 'Index Cond: (.*?); ') as condition`,
    expect: [{"scan": "Index Scan using open_loans", "condition": "(due_on < '2016-02-01'::date)"}],
  },
  {
    name: "has only open loans in the small index",
    hint: "The condition of the index chooses its rows.",
    run: `select pg_get_expr(indpred, indrelid) as condition, (select count(*) from big_loans where returned_on is null) as loans, (select reltuples::integer from pg_class where oid = 'open_loans'::regclass) as in_index from pg_index where indexrelid = 'open_loans'::regclass`,
    expect: [{"condition": "(returned_on IS NULL)", "loans": 100, "in_index": 100}],
  },
  {
    name: "uses an index for the month",
    hint: "Index the expression, in double brackets or as a function call.",
    run: `create function plan_of(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return whole; end $$; set enable_seqscan = off; set enable_bitmapscan = off; select substring(plan_of('select reader_id from readers where date_part(''month'', joined_on) = 5') from '^(.*?) on') as scan`,
    expect: [{"scan": "Index Scan using readers_by_month"}],
  },
  {
    name: "puts the reader before the date in the index",
    hint: "An index on (lent_on, reader_id) has to walk through all readers.",
    run: `select string_agg(attname, ', ' order by attnum) as columns from pg_attribute where attrelid = 'loans_by_reader'::regclass and attnum <= 2`,
    expect: [{"columns": "reader_id, lent_on"}],
  },
  {
    name: "follows new loans and readers",
    hint: "The report is a view. The first and the last day of the year belong to it.",
    run: `insert into readers values (1001, 'A', '2018-01-01'), (1002, 'B', '2018-12-31'), (1003, 'C', '2019-01-01'), (1004, 'D', '2017-12-31'); insert into big_loans values (30001, 1001, '2024-01-01', '2024-01-22', '2024-01-23'), (30002, 1001, '2024-12-31', '2025-01-21', '2025-01-21'), (30003, 1001, '2025-01-01', '2025-01-22', '2025-02-01'), (30004, 1001, '2023-12-31', '2024-01-21', '2024-02-01'), (30005, 1002, '2024-06-01', '2024-06-22', null); select reader_id, loans_2024, late_2024 from fast_report where reader_id > 1000 order by reader_id`,
    expect: [{"reader_id": 1001, "loans_2024": 2, "late_2024": 1}, {"reader_id": 1002, "loans_2024": 1, "late_2024": 0}],
  },
]
