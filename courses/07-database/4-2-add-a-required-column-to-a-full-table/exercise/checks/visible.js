export default [
  {
    name: 'fills every old loan with its counter',
    hint: 'update … from copies, or a subquery that asks for the branch of the copy.',
    run: `select counter, count(*) as loans, array_agg(loan_id order by loan_id) filter (where counter = 'second') as ids from loans group by counter order by counter`,
    expect: [{ counter: 'main', loans: 17, ids: null }, { counter: 'second', loans: 3, ids: [8, 11, 14] }],
  },
  {
    name: 'commits after each batch of at most five loans',
    hint: 'xmin of a row is the transaction that wrote it. All rows of one transaction stay locked until its commit.',
    run: `select case when max(n) <= 5 and count(*) >= 4 then 'at most 5 loans at once' else max(n) || ' loans at once' end as locked from (select count(*) as n from loans group by xmin::text) as t`,
    expect: [{ locked: 'at most 5 loans at once' }],
  },
  {
    name: 'gives new loans the counter main',
    hint: 'alter table … alter column … set default',
    run: `insert into loans (loan_id, copy_id, member_id, lent_on, due_on) values (21, 103, 1, '2025-01-06', '2025-01-27') returning counter`,
    expect: [{ counter: 'main' }],
  },
  {
    name: 'refuses an unknown counter and an empty one',
    hint: 'A check lets null pass, so there are two rules.',
    run: `create temp table refused (what text, code text, rule text); do $$ declare r text; begin update loans set counter = 'third' where loan_id = 1; insert into refused values ('third', 'not refused', null); exception when others then get stacked diagnostics r = constraint_name; insert into refused values ('third', sqlstate, r); end $$; do $$ begin update loans set counter = null where loan_id = 1; insert into refused values ('empty', 'not refused', null); exception when others then insert into refused values ('empty', sqlstate, null); end $$; select * from refused order by what desc`,
    expect: [{ what: 'third', code: '23514', rule: 'counter_known' }, { what: 'empty', code: '23502', rule: null }],
  },
  {
    name: 'has checked both rules for the old loans',
    hint: 'validate constraint reads the old rows with a weak lock.',
    run: `select conname as rule, convalidated as is_valid from pg_constraint where conrelid = 'loans'::regclass and conname like 'counter%' order by conname`,
    expect: [{ rule: 'counter_known', is_valid: true }, { rule: 'counter_required', is_valid: true }],
  },
  {
    name: 'has the index',
    hint: 'create index concurrently … on loans (counter, lent_on)',
    run: `select substring(pg_get_indexdef(indexrelid) from 'btree (.*)') as columns, indisvalid as is_valid from pg_index where indexrelid = 'loans_counter'::regclass`,
    expect: [{ columns: '(counter, lent_on)', is_valid: true }],
  },
]
