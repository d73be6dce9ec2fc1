-- Adds the new column. 1.0 doesn't know it and keeps working; 1.1 may start afterwards.
set lock_timeout = '2s'; -- better fail and try again than block all orders
begin;
alter table orders add column total_paise bigint;

create function both_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.total_paise is null then new.total_paise := round(new.total_rupees * 100);
    else new.total_rupees := new.total_paise / 100.0; end if;
  elsif new.total_paise is distinct from old.total_paise then
    new.total_rupees := new.total_paise / 100.0;
  elsif new.total_rupees is distinct from old.total_rupees then
    new.total_paise := round(new.total_rupees * 100);
  end if;
  return new;
end $$;
create trigger both_totals before insert or update on orders
for each row execute function both_totals();
commit;
