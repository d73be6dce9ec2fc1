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

-- 1. Schema.
create table lendings (
  lending_id  bigint generated always as identity primary key,
  copy_id     integer not null references copies,
  member_id   integer not null references members,
  lent_on     date not null,
  due_on      date not null,
  returned_on date,
  constraint returned_after_lent check (returned_on >= lent_on),
  constraint one_borrower_at_a_time exclude using gist (copy_id with =, daterange(lent_on, returned_on) with &&)
);
create table entries (
  entry_id   bigint generated always as identity primary key,
  lending_id bigint not null unique references lendings,
  rupees     numeric(8, 2) not null check (rupees > 0)
);
create table doubts (line integer primary key, problem text not null);

-- 2. Load: the reader first, then each slip with its first problem, then both targets.
create function read_date(value text) returns date language sql immutable
return case
  when value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date') then value::date
  when value ~ '^\d{2}[/-]\d{2}[/-]\d{4}$'
    and pg_input_is_valid(right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2), 'date')
    then (right(value, 4) || '-' || substr(value, 4, 2) || '-' || left(value, 2))::date
end;

create view read_slips as
with read as (
  select s.line, c.copy_id, m.member_id, read_date(s.lent) as lent_on, read_date(s.returned) as returned_on,
    coalesce(s.returned, '') <> '' and read_date(s.returned) is null as is_unreadable
  from slips s
  left join copies c on c.accession_no = upper(btrim(s.accession_no))
  left join members m on m.member_id::text = btrim(s.member_id)
)
select *,
  case
    when copy_id is null then 'copy not known'
    when member_id is null then 'member not known'
    when lent_on is null or is_unreadable then 'date not readable'
    when returned_on < lent_on then 'returned before lent'
    when row_number() over (partition by copy_id, member_id, lent_on order by line) > 1 then 'entered twice'
  end as problem
from read;

begin;
insert into doubts select line, problem from read_slips where problem is not null;
insert into lendings (copy_id, member_id, lent_on, due_on, returned_on)
select copy_id, member_id, lent_on, lent_on + 21, returned_on
from read_slips
where problem is null
order by line;
commit;

-- 3. Counter.
create function lend(p_accession text, p_member integer, p_day date) returns bigint language plpgsql as $$
declare
  new_id bigint;
  the_copy integer;
begin
  select copy_id into the_copy from copies where accession_no = p_accession;
  perform pg_advisory_xact_lock(the_copy); -- counters that want the same copy take turns
  insert into lendings (copy_id, member_id, lent_on, due_on)
  values (the_copy, p_member, p_day, p_day + 21)
  returning lending_id into new_id;
  return new_id;
end $$;

create function give_back(p_lending bigint, p_day date) returns numeric language plpgsql as $$
declare due date;
begin
  update lendings set returned_on = p_day
  where lending_id = p_lending and returned_on is null
  returning due_on into due;
  if due is null then return null; end if;
  if p_day > due then
    insert into entries (lending_id, rupees) values (p_lending, 2 * (p_day - due));
  end if;
  return 2 * greatest(p_day - due, 0);
end $$;

-- 4. Report. The year is a condition of the join, so that branches without lendings stay.
create view branch_report as
select m.branch, count(l.lending_id) as loans,
  count(l.lending_id) filter (where l.returned_on is null) as still_out,
  round(100.0 * count(*) filter (where l.returned_on > l.due_on) / nullif(count(l.returned_on), 0), 1) as late_percent
from members m
left join lendings l on l.member_id = m.member_id and l.lent_on >= date '2025-01-01' and l.lent_on < date '2026-01-01'
group by m.branch
order by m.branch;

-- 5. Speed.
create index lendings_by_member on lendings (member_id, lent_on) include (due_on, returned_on);

-- 6. Rights. The view has the rights of its owner, so the committee needs none on members.
grant select on titles, copies, members, lendings, entries to desk;
grant insert, update on lendings to desk;
grant insert on entries to desk;
grant select on branch_report to committee;

-- 7. Backup. The order makes the sum independent of the place of a row; a row as text has its nulls too.
create view fingerprint as
select 'entries' as name, count(*) as rows, md5(string_agg(e::text, ';' order by entry_id)) as sum from entries e
union all
select 'lendings', count(*), md5(string_agg(l::text, ';' order by lending_id)) from lendings l;
