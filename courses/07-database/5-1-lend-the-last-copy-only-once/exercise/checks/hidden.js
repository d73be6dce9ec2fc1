export default [
  {
    name: "refuses a second open loan of a copy",
    hint: "A unique index with where returned_on is null.",
    run: `insert into lent values (101, 1); insert into lent values (101, 2)`,
    throws: "unique constraint",
  },
  {
    name: "allows a loan after the return",
    hint: "Only open loans count: the index is partial.",
    run: `insert into lent values (101, 1, '2025-01-05'), (101, 2, '2025-02-05'), (101, 3, null), (102, 3, null); select count(*) as loans from lent`,
    expect: [{"loans": 4}],
  },
  {
    name: "changes nothing when a copy is taken",
    hint: "The old borrower stays.",
    run: `select lend(103, 9); select lent_to from desk where copy_id = 103`,
    expect: [{"lent_to": 4}],
  },
  {
    name: "two counters don’t wait for each other",
    hint: "for update skip locked skips a copy that somebody else is just taking.",
    run: `select count(*) as functions from pg_proc where proname = 'lend_any' and pg_get_functiondef(oid) ~* 'skip\\s+locked'`,
    expect: [{"functions": 1}],
  },
  {
    name: "leaves no moment between looking and writing",
    hint: "The condition lent_to is null belongs to the update itself. An if before it looks too early.",
    run: `select case when pg_get_functiondef(oid) ~* 'update\\s+(only\\s+)?desk\\y[^;]*lent_to\\s+is\\s+null' or pg_get_functiondef(oid) ~* 'for\\s+(no\\s+key\\s+)?update' then 'looks and writes at once' else 'another counter can come between' end as lend from pg_proc where proname = 'lend' and proargtypes[0] = 'integer'::regtype`,
    expect: [{"lend": "looks and writes at once"}],
  },
  {
    name: "takes the lowest number, wherever its row is stored",
    hint: "A table has no order of its own. Say order by copy_id.",
    run: `update desk set title = title where copy_id = 101; select lend_any('Chemmeen', 1) as copy_id`,
    expect: [{"copy_id": 101}],
  },
]
