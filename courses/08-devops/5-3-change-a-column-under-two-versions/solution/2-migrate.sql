-- Fills the old rows in small portions, each in its own transaction: no long lock, and it can be stopped at any time.
create or replace procedure fill_paise(portion integer default 2000) language plpgsql as $$
declare
  changed integer;
begin
  loop
    update orders set total_paise = round(total_rupees * 100)
    where order_id in (
      select order_id from orders where total_paise is null order by order_id limit portion for update skip locked
    );
    get diagnostics changed = row_count;
    commit;
    exit when changed = 0;
  end loop;
end $$;
call fill_paise();
drop procedure fill_paise;

-- "not valid" checks only new rows and needs the strong lock for a moment. "validate" reads the old rows without blocking writers.
set lock_timeout = '2s';
alter table orders add constraint total_paise_known check (total_paise is not null and total_paise > 0) not valid;
alter table orders validate constraint total_paise_known;
select count(*) as rows, count(*) filter (where total_paise <> round(total_rupees * 100)) as different from orders;
