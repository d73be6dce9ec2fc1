-- Adds loans.counter (required) without stopping the counters.  psql -d library_work -f migrate.sql   (no begin around it!)
\set ON_ERROR_STOP on
\timing on
set lock_timeout = '2s';

-- 1. The column, without a value. Only the catalogue changes.
alter table loans add column if not exists counter text;

-- 2. New rows get a value from now on.
alter table loans alter column counter set default 'main';

-- 3. The old rows in batches of 10,000; each batch commits for itself.
create or replace procedure fill_counter(batch integer) language plpgsql as $$
declare
  last_id integer := 0;
  highest integer;
begin
  select max(loan_id) into highest from loans;
  while last_id < highest loop
    update loans set counter = 'main'
    where loan_id > last_id and loan_id <= last_id + batch and counter is null;
    last_id := last_id + batch;
    commit;
  end loop;
end $$;
call fill_counter(10000);
select count(*) filter (where counter is null) as still_null from loans;

-- 4. The rule for new rows at once; the old rows are checked afterwards, with a weak lock (PostgreSQL 18).
alter table loans add constraint counter_required not null counter not valid;
alter table loans validate constraint counter_required;

-- 5. An index without stopping writers.
create index concurrently if not exists loans_counter on loans (counter, lent_on);
drop procedure fill_counter;
vacuum analyze loans;
\d loans
