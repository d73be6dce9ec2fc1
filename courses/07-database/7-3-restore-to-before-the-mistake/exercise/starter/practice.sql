-- What is there after the mistake of 17 November. Times are in India.
create table backups (backup_id integer primary key, finished_at timestamptz not null);
create table wal_files (file text primary key, first_change timestamptz not null, last_change timestamptz not null, is_archived boolean not null);
create table server_log (at timestamptz not null, statement text not null);
insert into backups values
  (1, '2026-11-15 02:10+05:30'), (2, '2026-11-16 02:10+05:30'), (3, '2026-11-17 02:10+05:30'), (4, '2026-11-17 14:00+05:30');
insert into wal_files values
  ('07', '2026-11-16 20:00+05:30', '2026-11-17 01:59+05:30', true),
  ('08', '2026-11-17 02:00+05:30', '2026-11-17 07:59+05:30', true),
  ('09', '2026-11-17 08:00+05:30', '2026-11-17 11:14+05:30', true),
  ('0A', '2026-11-17 11:15+05:30', '2026-11-17 11:39+05:30', true),
  ('0B', '2026-11-17 11:40+05:30', '2026-11-17 11:59+05:30', true),
  ('0C', '2026-11-17 12:00+05:30', '2026-11-17 14:30+05:30', false);
insert into server_log values
  ('2026-11-17 10:15+05:30', 'drop table loans_old;'),
  ('2026-11-17 10:16+05:30', 'create index on loans (lent_on);'),
  ('2026-11-17 11:42+05:30', 'DROP TABLE loans;'),
  ('2026-11-17 11:50+05:30', 'create table loans (loan_id integer);'),
  ('2026-11-17 11:55+05:30', 'drop table loans;');

-- 1. A view mistake (at): when the table loans was dropped for the first time. Capitals and spaces don't matter,
--    and loans_old is another table.

-- 2. A view target (stop_at): one minute before the mistake.

-- 3. A view base (backup_id, finished_at): the newest backup that was finished at the target or before it.

-- 4. A view needed (file): the log files with changes between the end of that backup and the target, both included.

-- 5. A view missing (file): those of them that aren't in the archive.

-- 6. A view reachable (until): how far a restore can go: the target, or the first change of the first missing file.

-- 7. What to write into postgresql.conf for a moment, in universal time and to the second:
--    recovery_target_time = '2026-11-17 06:11:00+00'
create function target_line(moment timestamptz) returns text language sql immutable
return moment::text;
