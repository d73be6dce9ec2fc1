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

create view forgotten as
select pid, floor(extract(epoch from at - state_change) / 60)::integer as minutes
from sessions
cross join moment
where state = 'idle in transaction' and at - state_change >= interval '5 minutes';

create view vacuum_due as
select relname, threshold
from table_stats
cross join lateral (select 50 + coalesce(scale_factor, 0.2) * n_live_tup as threshold) as t
where n_dead_tup > threshold;

create view keeps_dead_rows as
select pid
from sessions
where xact_start is not null
order by xact_start
limit 1;

create function longest_wait(requests integer, connections integer, p_ms integer) returns integer language sql immutable
return (ceil(requests::numeric / connections) - 1) * p_ms;

create function largest_pool(memory_mb integer, p_sorts integer, work_mem_mb integer) returns integer language sql immutable
return memory_mb / (p_sorts * work_mem_mb);
