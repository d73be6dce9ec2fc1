-- What a health check found at 12:00 on the day of the exam results. Leave it as it is.
create table moment (at timestamptz not null);
insert into moment values ('2026-05-20 12:00+05:30');
create table sessions (pid integer primary key, state text not null, state_change timestamptz not null, xact_start timestamptz);
insert into sessions values
  (11, 'active',              '2026-05-20 11:59:58+05:30', '2026-05-20 11:59:58+05:30'),
  (12, 'idle',                '2026-05-20 08:00:00+05:30', null),
  (13, 'idle in transaction', '2026-05-20 11:59:50+05:30', '2026-05-20 11:20:00+05:30'),
  (14, 'idle in transaction', '2026-05-20 11:31:00+05:30', '2026-05-20 11:30:00+05:30'),
  (15, 'active',              '2026-05-20 09:15:00+05:30', '2026-05-20 09:15:00+05:30'),
  (16, 'idle in transaction', '2026-05-20 11:55:00+05:30', '2026-05-20 11:54:00+05:30');
create table table_stats (
  relname text primary key, n_live_tup bigint not null, n_dead_tup bigint not null,
  scale_factor numeric -- autovacuum_vacuum_scale_factor of this table, null if nobody has set it
);
insert into table_stats values
  ('loans',    200000, 40050, null),
  ('visits',   500000, 10051, 0.02),
  ('members',  8000,   1700,  null),
  ('titles',   6000,   0,     null),
  ('settings', 10,     53,    null);

-- 1. A view forgotten (pid, minutes): sessions that have been idle in transaction for at least five minutes at the moment,
--    with whole minutes since their state changed. Not those that are only idle.

-- 2. A view vacuum_due (relname, threshold): tables with more dead rows than their threshold: 50 plus 20 percent of the
--    live rows, or plus the scale factor of the table if it has one.

-- 3. A view keeps_dead_rows (pid): the session whose old snapshot stops vacuum first. It has the oldest open transaction.

-- 4. How long the last of n requests waits for a connection, in ms, if all come at once and each takes p_ms.
--    With 6 requests and 2 connections of 10 ms: 20, as in the figure of the lesson.
create function longest_wait(requests integer, connections integer, p_ms integer) returns integer language sql immutable
return 0;

-- 5. The largest pool whose worst case for work_mem fits into the memory: each connection runs p_sorts sorts at once.
--    With 4096 MB, 2 sorts and 64 MB for each it is 32.
create function largest_pool(memory_mb integer, p_sorts integer, work_mem_mb integer) returns integer language sql immutable
return 100;
