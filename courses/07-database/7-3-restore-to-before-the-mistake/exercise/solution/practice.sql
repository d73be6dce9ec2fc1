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

create view mistake as
select min(at) as at
from server_log
where statement ~* '^\s*drop\s+table\s+loans\s*;?\s*$';

create view target as
select at - interval '1 minute' as stop_at
from mistake;

create view base as
select backup_id, finished_at
from backups
where finished_at <= (select stop_at from target)
order by finished_at desc
limit 1;

create view needed as
select file
from wal_files
where last_change >= (select finished_at from base)
  and first_change <= (select stop_at from target);

create view missing as
select file
from wal_files
where file in (select file from needed) and not is_archived;

create view reachable as
select least((select stop_at from target), min(first_change)) as until
from wal_files
where file in (select file from missing);

create function target_line(moment timestamptz) returns text language sql immutable
return 'recovery_target_time = ''' || to_char(moment at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '+00''';
