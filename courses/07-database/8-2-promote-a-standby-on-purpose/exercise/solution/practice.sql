-- A primary and its standbys, seconds after the primary's power supply has failed. Positions in the log are texts, as
-- a monitor wrote them down. Leave the tables as they are.
create table primary_server (current_lsn text not null, failed_at timestamptz not null, timeline integer not null);
insert into primary_server values ('0/10000A40', '2026-06-06 11:05:00+05:30', 1);
create table standbys (name text primary key, state text not null, replay_lsn text not null);
insert into standbys values
  ('aluva',    'streaming', '0/10000900'),
  ('kakkanad', 'streaming', '0/FFFFFF8'),
  ('cloud',    'disk broken', '0/10000A40'),
  ('reports',  'streaming', '0/FFFFF00');
create table commits (loan_id integer primary key, lsn text not null); -- where the commit of each loan ends in the log
insert into commits values (501, '0/FFFF000'), (502, '0/10000800'), (503, '0/10000900'), (504, '0/10000980'), (505, '0/10000A40');
create table slots (slot_name text primary key, active boolean not null, restart_lsn text not null);
insert into slots values ('standby1', true, '0/10000900'), ('old_laptop', false, '0/8000000'), ('reports', false, '0/FFFFF00');
create table writes (loan_id integer primary key, server text not null, timeline integer not null, written_at timestamptz not null);
insert into writes values
  (601, 'primary', 1, '2026-06-06 11:04:58+05:30'),
  (602, 'aluva',   2, '2026-06-06 11:06:10+05:30'),
  (603, 'primary', 1, '2026-06-06 11:07:00+05:30'),
  (604, 'aluva',   2, '2026-06-06 11:07:30+05:30'),
  (605, 'primary', 1, '2026-06-06 11:06:09+05:30');

create view behind as
select name, pg_wal_lsn_diff(current_lsn::pg_lsn, replay_lsn::pg_lsn) as bytes
from standbys
cross join primary_server
where state = 'streaming'
order by bytes, name;

create view candidate as
select name
from standbys
where state = 'streaming'
order by replay_lsn::pg_lsn desc, name
limit 1;

create view lost as
select loan_id
from commits
where lsn::pg_lsn > (select replay_lsn::pg_lsn from standbys join candidate using (name))
order by loan_id;

create view greedy_slots as
select slot_name, floor(kept / 1024 / 1024)::integer as megabytes
from slots
cross join primary_server
cross join lateral (select pg_wal_lsn_diff(current_lsn::pg_lsn, restart_lsn::pg_lsn) as kept) as k
where not active and kept >= 16 * 1024 * 1024;

create view split_brain as
select loan_id
from writes
where timeline < (select max(timeline) from writes)
  and written_at >= (select min(written_at) from writes where timeline = (select max(timeline) from writes))
order by loan_id;

create function next_number(highest bigint, sequence_next bigint) returns bigint language sql immutable
return greatest(highest + 1, sequence_next);
