-- Makes bloat on purpose and removes it.  Run in the library database:  psql -d library -f bloat.sql
drop table if exists busy;
create table busy with (autovacuum_enabled = off) as select * from loans;
vacuum analyze busy;
select pg_size_pretty(pg_relation_size('busy')) as size_at_start;

update busy set due_on = due_on + 1;
select pg_size_pretty(pg_relation_size('busy')) as after_one_update;
select pg_stat_force_next_flush(), pg_sleep(1);
select n_dead_tup from pg_stat_user_tables where relname = 'busy';

update busy set due_on = due_on - 1;
select pg_size_pretty(pg_relation_size('busy')) as two_updates_without_vacuum;

vacuum busy;
select pg_size_pretty(pg_relation_size('busy')) as after_vacuum;
update busy set due_on = due_on + 1;
select pg_size_pretty(pg_relation_size('busy')) as update_after_vacuum;

vacuum full busy;
select pg_size_pretty(pg_relation_size('busy')) as after_vacuum_full;
