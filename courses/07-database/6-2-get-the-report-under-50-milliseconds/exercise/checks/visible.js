export default [
  {
    name: "has the same rows as the slow report",
    hint: "except in both directions must be empty. A left join keeps readers without a loan.",
    run: `select (select count(*) from fast_report) as rows, (select count(*) from (select * from slow_report except select * from fast_report) as a) as missing, (select count(*) from (select * from fast_report except select * from slow_report) as b) as too_many`,
    expect: [{"rows": 49, "missing": 0, "too_many": 0}],
  },
  {
    name: "keeps readers without a loan",
    hint: "count(l.loan_id) counts 0 for them, count(*) counts 1.",
    run: `select reader_id, loans_2024, late_2024 from fast_report where loans_2024 = 0 order by reader_id`,
    expect: [{"reader_id": 345, "loans_2024": 0, "late_2024": 0}, {"reader_id": 346, "loans_2024": 0, "late_2024": 0}, {"reader_id": 347, "loans_2024": 0, "late_2024": 0}, {"reader_id": 348, "loans_2024": 0, "late_2024": 0}, {"reader_id": 349, "loans_2024": 0, "late_2024": 0}, {"reader_id": 350, "loans_2024": 0, "late_2024": 0}, {"reader_id": 351, "loans_2024": 0, "late_2024": 0}, {"reader_id": 352, "loans_2024": 0, "late_2024": 0}, {"reader_id": 353, "loans_2024": 0, "late_2024": 0}],
  },
  {
    name: "counts once for all readers",
    hint: "Join and group. A subquery in select runs for each reader.",
    run: `create function plan_of(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return whole; end $$; select case when plan_of('select * from fast_report') like '%SubPlan%' then 'counts for each reader' else 'counts once' end as report`,
    expect: [{"report": "counts once"}],
  },
  {
    name: "compares dates without a function",
    hint: "A range: from the first day, up to but not including the first day after it.",
    run: `create function plan_of(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return whole; end $$; set enable_seqscan = off; set enable_bitmapscan = off; select case when plan_of('select * from fast_report') ~* 'extract|date_part|date_trunc|to_char' then 'a function hides the column' else 'compares the column' end as condition`,
    expect: [{"condition": "compares the column"}],
  },
  {
    name: "finds a reader’s newer loans in the index alone",
    hint: "= first, then the range. include carries the other columns.",
    run: `create function plan_of(query text) returns text language plpgsql as $$ declare part text; whole text := ''; begin for part in execute 'explain (costs off) ' || query loop whole := whole || part || '; '; end loop; return whole; end $$; set enable_seqscan = off; set enable_bitmapscan = off; select substring(plan_of('select due_on, returned_on from big_loans where reader_id = 7 and lent_on >= ''2024-01-01''') from '^(\\w+ Only Scan using \\w+)') as scan, substring(plan_of('select due_on, returned_on from big_loans where reader_id = 7 and lent_on >= ''2024-01-01''') from 'Index Cond: (.*?); ') as condition`,
    expect: [{"scan": "Index Only Scan using loans_by_reader", "condition": "((reader_id = 7) AND (lent_on >= '2024-01-01'::date))"}],
  },
]
