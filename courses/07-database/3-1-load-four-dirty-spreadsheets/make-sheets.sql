-- Writes four dirty spreadsheets into the current folder: titles.csv, copies.csv, members.csv, loans.csv.
-- Run it in your library database:  psql -d library -f make-sheets.sql
set client_encoding = 'UTF8';
create function pg_temp.dice(key text, sides integer) returns integer language sql immutable as $$
  select (('x' || substr(md5(key), 1, 8))::bit(32)::bigint % sides)::integer
$$;
create function pg_temp.dirty_date(day date, key text) returns text language sql immutable as $$
  select case when r < 880 then to_char(day, 'DD/MM/YYYY') when r < 940 then to_char(day, 'YYYY-MM-DD')
    when r < 996 then to_char(day, 'DD-MM-YYYY') when r < 998 then '31/02/' || to_char(day, 'YYYY') else '?' end
  from (select pg_temp.dice('date' || key, 1000) as r) as d
$$;

create temp view sheet_titles as
select title_id as title_no,
  case when pg_temp.dice('sp' || title_id, 30) = 0 then '  ' || name || ' ' else name end as name,
  coalesce(author, case when title_id % 2 = 0 then '-' else '' end) as author,
  case when pg_temp.dice('ln' || title_id, 40) = 0 then upper(language) else language end as language,
  case when published is null then 'n.d.' when pg_temp.dice('yr' || title_id, 60) = 0 then 'c. ' || published
    when pg_temp.dice('yr' || title_id, 60) = 1 then '19?' || published % 10 else published::text end as year
from titles;

create temp view sheet_copies as
select case when pg_temp.dice('ac' || copy_id, 50) = 0 then lower(accession_no) else accession_no end as accession_no,
  case when pg_temp.dice('tn' || copy_id, 500) = 0 then '' else title_id::text end as title_no,
  case when pg_temp.dice('br' || copy_id, 25) = 0 then 'Ft. Kochi' else branch end as branch
from copies where pg_temp.dice('missing' || copy_id, 600) > 0;

create temp view sheet_members as
select 'M-' || member_id as member_no,
  case when pg_temp.dice('nm' || member_id, 20) = 0 then upper(name) when pg_temp.dice('nm' || member_id, 20) = 1
    then replace(name, ' ', '   ') else name end as name,
  branch,
  case when phone is null then '' when pg_temp.dice('pf' || member_id, 10) = 0 then '+91 ' || left(phone, 5) || ' ' || right(phone, 5)
    when pg_temp.dice('pf' || member_id, 10) = 1 then '0' || left(phone, 5) || '-' || right(phone, 5)
    when pg_temp.dice('pb' || member_id, 100) = 0 then left(phone, 7) else phone end as phone,
  pg_temp.dirty_date(joined_on, 'j' || member_id) as joined
from members;

create temp view sheet_loans as
select loan_id, copies.accession_no, 'M-' || case when pg_temp.dice('um' || loan_id, 900) = 0 then 99000 + member_id else member_id end as member_no,
  pg_temp.dirty_date(lent_on, 'o' || loan_id) as lent, pg_temp.dirty_date(due_on, 'd' || loan_id) as due,
  coalesce(pg_temp.dirty_date(returned_on, 'r' || loan_id), '') as returned
from loans join copies using (copy_id);

\copy (select * from sheet_titles order by title_no) to 'titles.csv' with (format csv, header true)
\copy (select * from sheet_copies order by accession_no collate "C") to 'copies.csv' with (format csv, header true)
\copy (select * from sheet_members order by substr(member_no, 3)::integer) to 'members.csv' with (format csv, header true)
\copy (select accession_no, member_no, lent, due, returned from sheet_loans order by loan_id) to 'loans.csv' with (format csv, header true)
