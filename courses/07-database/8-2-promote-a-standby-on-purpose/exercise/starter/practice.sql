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

-- 1. A view behind (name, bytes): how many bytes each standby that is streaming is behind the primary.
--    Sort: the closest first, then by name.

-- 2. A view candidate (name): the standby to promote. It is streaming and has the most log; of equals the first name.

-- 3. A view lost (loan_id): loans whose commit the candidate doesn't have. They are lost if it is promoted now.

-- 4. A view greedy_slots (slot_name, megabytes): slots that nobody reads and for which the primary keeps at least 16 MB
--    of log. Whole megabytes.

-- 5. A view split_brain (loan_id): writes on an old timeline, at or after the first write on the newest timeline.
--    They are in the wrong history and have to be entered again by hand.

-- 6. After logical replication, sequences are behind. The next number that loan_id may take on the new server:
--    one more than the highest in the table, and never less than the sequence gives next. An empty table has null.
create function next_number(highest bigint, sequence_next bigint) returns bigint language sql immutable
return sequence_next;
