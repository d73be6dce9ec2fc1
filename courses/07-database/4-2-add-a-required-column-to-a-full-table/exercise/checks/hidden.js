export default [
  {
    name: 'fills loans whose numbers have gaps',
    hint: 'Go up to the highest loan_id. Don’t stop when one batch finds nothing.',
    setup: `insert into loans select 1000 + 3 * n, case when n % 2 = 0 then 105 else 101 end, 1, '2025-01-01', '2025-01-22', '2025-01-10' from generate_series(1, 13) as n`,
    run: `select counter, count(*) as loans, max(loan_id) as last from loans group by counter order by counter`,
    expect: [{ counter: 'main', loans: 24, last: 1039 }, { counter: 'second', loans: 9, last: 1036 }],
  },
  {
    name: 'brings each rule in two moves',
    hint: 'First not valid, then validate, each in its own transaction.',
    setup: `create table ddl_seen (step bigint generated always as identity, xid bigint, tag text, waits text, modes text[], has_default boolean); create table rules_seen (step bigint, rule text, is_valid boolean); create function note_ddl() returns event_trigger language plpgsql as $$ declare n bigint; begin insert into ddl_seen (xid, tag, waits, modes, has_default) select pg_current_xact_id()::text::bigint, tg_tag, current_setting('lock_timeout'), array(select mode from pg_locks where relation = 'loans'::regclass and pid = pg_backend_pid()), exists (select from pg_attribute where attrelid = 'loans'::regclass and attname = 'counter' and atthasdef) returning step into n; insert into rules_seen select n, conname, convalidated from pg_constraint where conrelid = 'loans'::regclass and conname in ('counter_known', 'counter_required'); end $$; create event trigger note_ddl on ddl_command_end when tag in ('ALTER TABLE', 'CREATE INDEX') execute function note_ddl()`,
    run: `select rule, array_agg(distinct is_valid order by is_valid) as was_valid, case when count(distinct xid) filter (where tag = 'ALTER TABLE') >= 2 then 'two transactions' else 'one transaction' end as moves from rules_seen join ddl_seen using (step) group by rule order by rule`,
    expect: [
      { rule: 'counter_known', was_valid: [false, true], moves: 'two transactions' },
      { rule: 'counter_required', was_valid: [false, true], moves: 'two transactions' },
    ],
  },
  {
    name: 'sets the default before it fills, and a limit for waiting before all',
    hint: 'set lock_timeout = \'2s\' is the first line. The default comes before the first batch.',
    setup: `create table ddl_seen (step bigint generated always as identity, xid bigint, tag text, waits text, modes text[], has_default boolean); create table rules_seen (step bigint, rule text, is_valid boolean); create function note_ddl() returns event_trigger language plpgsql as $$ declare n bigint; begin insert into ddl_seen (xid, tag, waits, modes, has_default) select pg_current_xact_id()::text::bigint, tg_tag, current_setting('lock_timeout'), array(select mode from pg_locks where relation = 'loans'::regclass and pid = pg_backend_pid()), exists (select from pg_attribute where attrelid = 'loans'::regclass and attname = 'counter' and atthasdef) returning step into n; insert into rules_seen select n, conname, convalidated from pg_constraint where conrelid = 'loans'::regclass and conname in ('counter_known', 'counter_required'); end $$; create event trigger note_ddl on ddl_command_end when tag in ('ALTER TABLE', 'CREATE INDEX') execute function note_ddl()`,
    run: `select array_agg(distinct waits) as lock_timeout, case when min(xid) filter (where has_default) < (select min(xmin::text::bigint) from loans) then 'before' else 'after' end as default_set from ddl_seen`,
    expect: [{ lock_timeout: ['2s'], default_set: 'before' }],
  },
  {
    name: 'builds the index without blocking anybody who writes',
    hint: 'concurrently',
    setup: `create table ddl_seen (step bigint generated always as identity, xid bigint, tag text, waits text, modes text[], has_default boolean); create table rules_seen (step bigint, rule text, is_valid boolean); create function note_ddl() returns event_trigger language plpgsql as $$ declare n bigint; begin insert into ddl_seen (xid, tag, waits, modes, has_default) select pg_current_xact_id()::text::bigint, tg_tag, current_setting('lock_timeout'), array(select mode from pg_locks where relation = 'loans'::regclass and pid = pg_backend_pid()), exists (select from pg_attribute where attrelid = 'loans'::regclass and attname = 'counter' and atthasdef) returning step into n; insert into rules_seen select n, conname, convalidated from pg_constraint where conrelid = 'loans'::regclass and conname in ('counter_known', 'counter_required'); end $$; create event trigger note_ddl on ddl_command_end when tag in ('ALTER TABLE', 'CREATE INDEX') execute function note_ddl()`,
    run: `select case when 'ShareLock' = any(modes) then 'writers wait' else 'nobody waits' end as while_it_builds from ddl_seen where tag = 'CREATE INDEX'`,
    expect: [{ while_it_builds: 'nobody waits' }],
  },
  {
    name: 'changes only loans without a counter when it is called again',
    hint: 'counter is null in the condition of the update.',
    setup: `create function note_update() returns trigger language plpgsql as $$ begin if exists (select from old_rows where counter is not null) then raise exception 'loan % has its counter already', (select min(loan_id) from old_rows where counter is not null); end if; return null; end $$; create trigger note_update after update on loans referencing old table as old_rows for each statement execute function note_update()`,
    run: `call fill_counter(5)`,
    expect: [],
  },
]
