-- Splits the loans by year of lending.  Run in a copy of the library:  psql -d library_parts -f partition.sql
\set ON_ERROR_STOP on
create table loans_by_year (
  loan_id     integer not null,
  copy_id     integer not null references copies,
  member_id   integer not null references members,
  lent_on     date not null,
  due_on      date not null,
  returned_on date,
  primary key (loan_id, lent_on)
) partition by range (lent_on);

-- One partition for each year, and one for whatever doesn't fit.
do $$
begin
  for y in 2016..2026 loop
    execute format('create table loans_%s partition of loans_by_year for values from (%L) to (%L)',
      y, make_date(y, 1, 1), make_date(y + 1, 1, 1));
  end loop;
end $$;
create table loans_other partition of loans_by_year default;
create index on loans_by_year (member_id, lent_on);

insert into loans_by_year select * from loans;
analyze loans_by_year;

-- 1. Nothing lost, nothing in the default partition.
select (select count(*) from loans) = (select count(*) from loans_by_year) as complete, (select count(*) from loans_other) as other;
-- 2. Pruning: only one partition is read.
explain (costs off) select count(*) from loans_by_year where lent_on >= date '2024-05-01' and lent_on < date '2024-06-01';
-- 3. No pruning: every partition is searched.
explain (costs off) select count(*) from loans_by_year where member_id = 40;
-- 4. The oldest year leaves without a long delete. "concurrently" isn't possible while there is a default partition;
--    ours is empty, so it goes first.
drop table loans_other;
alter table loans_by_year detach partition loans_2016 concurrently;
select count(*) as left_over, min(lent_on) from loans_by_year;
select count(*) as archived from loans_2016;
