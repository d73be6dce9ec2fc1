-- Makes a test copy without names. Run in a COPY of the library:
--   createdb -T library library_test && psql -d library_test -f mask.sql
\set ON_ERROR_STOP on
select current_database() = 'library' as is_original \gset
\if :is_original
  \echo 'This is the original. Run mask.sql only in a copy.'
  \quit
\endif

select count(*) as alone_before from (select from members group by branch, joined_on having count(*) = 1) t;

begin;

-- New member numbers in random order, so that a number on a card leads to nobody.
create temp table renumber as
select member_id as old_id, row_number() over (order by gen_random_uuid()) + 100000 as new_id from members;

alter table loans drop constraint loans_member_id_fkey;
update loans set member_id = new_id from renumber where member_id = old_id;
update members set
  member_id = new_id,
  name = 'Member ' || new_id,
  phone = case when phone is null then null else '90000' || right(new_id::text, 5) end,
  joined_on = date_trunc('month', joined_on)::date
from renumber where member_id = old_id;
alter table loans add constraint loans_member_id_fkey foreign key (member_id) references members;

-- Free text and derived copies of names would go here too (comments, search columns, audit logs).
drop table renumber;
commit;

-- Removed rows stay in the files until they are rewritten.
vacuum full members;
vacuum full loans;
analyze;

-- Nobody's name is left, and the numbers are the same as in the original.
select count(*) filter (where name !~ '^Member \d+$') as names_left from members;
select count(*) as alone_after from (select from members group by branch, joined_on having count(*) = 1) t;
select count(*) as loans, count(distinct member_id) as borrowers,
  count(*) filter (where returned_on > due_on) as late from loans;
select sum(loans_2024) as loans_2024, max(loans_2024) as most from (
  select count(*) as loans_2024 from loans join members using (member_id)
  where lent_on >= date '2024-01-01' and lent_on < date '2025-01-01'
    and joined_on >= date '2018-01-01' and joined_on < date '2019-01-01'
  group by member_id) t;
