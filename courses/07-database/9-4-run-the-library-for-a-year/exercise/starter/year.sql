-- A year of the library: 2025. These slips were typed at the counters. Leave them as they are: the
-- checks put more slips into the table before your script runs.
create table if not exists slips (line integer primary key, accession_no text, member_id text, lent text, returned text);
insert into slips values
  (1,  'KL-1957-0007',  '2',  '06/01/2025', '20/01/2025'),
  (2,  'kl-1985-0120 ', '1',  '2025-01-13', '2025-02-10'),
  (3,  'KL-1998-0300',  '4',  '20-01-2025', '10-02-2025'),
  (4,  'KL-1957-0007',  '6',  '2025-01-20', '2025-02-28'),
  (5,  'KL-2099-0001',  '1',  '2025-02-03', ''),
  (6,  'KL-1961-0015',  '99', '2025-02-10', ''),
  (7,  'KL-1961-0015',  '5',  '31/02/2025', ''),
  (8,  'KL-1961-0015',  '5',  '03/03/2025', '01/03/2025'),
  (9,  'KL-2009-0201',  '2',  '10/03/2025', ''),
  (10, 'KL-2009-0201',  '2',  '2025-03-10', ''),
  (11, 'KL-1972-0222',  '3',  '17/03/2025', '?'),
  (12, 'KL-1985-0120',  '1',  '01/09/2025', null);
create role desk nologin;      -- the counters
create role committee nologin; -- reads the report once a year
create extension if not exists btree_gist;

-- 1. Schema. Add the keys and the rules. Two lendings of a copy never overlap, but a copy that comes back can be lent
--    again on the same day. Nothing is returned before it was lent. A lending has at most one fine, and its rupees
--    and paise are exact.
create table lendings (
  lending_id  bigint,
  copy_id     integer,
  member_id   integer,
  lent_on     date,
  due_on      date,
  returned_on date
);
create table entries (
  entry_id   bigint generated always as identity primary key,
  lending_id bigint,
  rupees     float
);
create table doubts (line integer primary key, problem text not null);

-- 2. Load. Each slip goes either into lendings (due 21 days after lending) or into doubts, with the first of these
--    problems: 'copy not known', 'member not known', 'date not readable', 'returned before lent', and 'entered twice'
--    for a slip with the copy, member and lending date of a slip with a smaller line. Spaces and small letters in the
--    accession number are no problem. Dates are DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD; '?' and any other form are not
--    readable. An empty return date is an open lending, and a book may come back on the day of its lending. No fines here.

-- 3. Counter. lend lends a copy for 21 days and returns the lending_id. give_back takes it back, writes a fine of 2 rupees
--    for each day after the due date, and returns these rupees (0 if there are none). If the lending isn't open,
--    give_back changes nothing and returns null: check and write in one statement.
create function lend(p_accession text, p_member integer, p_day date) returns bigint language plpgsql as $$
begin
  return 0;
end $$;
create function give_back(p_lending bigint, p_day date) returns numeric language plpgsql as $$
begin
  return 0;
end $$;

-- 4. Report. For each branch that has members, in order of the alphabet: lendings that began in 2025, how many of them
--    are still out, and the late ones in percent of the finished ones, with one decimal (null if none is finished).
create view branch_report as
select branch, 0 as loans, 0 as still_out, 0.0 as late_percent from members;

-- 5. Speed. An index lendings_by_member for "one member, from a day on" that also carries due_on and returned_on.

-- 6. Rights, and no more than these. desk reads titles, copies, members, lendings and entries, adds and changes lendings,
--    and adds entries. committee reads only branch_report.

-- 7. Backup. A view fingerprint with a row for entries and one for lendings: name, rows, and sum, a text that is the same
--    before a backup and after its restore, and another one if any value in a row has changed.
create view fingerprint as
select 'entries' as name, count(*) as rows, '' as sum from entries;
