-- The counters are open. Add a required column counter to loans while they work. On this page there are 20 loans,
-- so a batch has at most five of them. Each statement here is its own transaction, as in psql.

-- 1. The column.
set lock_timeout = '2s';
alter table loans add column counter text;

-- 2. The default comes before the filling, so that no new loan is empty.
alter table loans alter column counter set default 'main';

-- 3. The old loans.
create procedure fill_counter(batch integer) language plpgsql as $$
declare
  last_id integer := 0;
  highest integer;
begin
  select max(loan_id) into highest from loans;
  while last_id < highest loop
    update loans set counter = case when copies.branch = 'Kakkanad' then 'second' else 'main' end
    from copies
    where copies.copy_id = loans.copy_id
      and loan_id > last_id and loan_id <= last_id + batch and counter is null;
    last_id := last_id + batch;
    commit;
  end loop;
end $$;
call fill_counter(5);

-- 4. and 5. The rules, each in two moves.
alter table loans add constraint counter_known check (counter in ('main', 'second')) not valid;
alter table loans validate constraint counter_known;
alter table loans add constraint counter_required not null counter not valid;
alter table loans validate constraint counter_required;

-- 6. The index.
create index concurrently loans_counter on loans (counter, lent_on);
