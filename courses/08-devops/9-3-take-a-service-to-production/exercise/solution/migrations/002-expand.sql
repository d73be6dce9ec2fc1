-- 1.0 writes rupees and knows nothing of paise, so the new column may be empty; 1.1 writes paise only.
alter table returns add column paise int;
alter table returns alter column rupees drop not null;

create function fill_returns() returns trigger language plpgsql as $$
begin
  if new.paise is null then new.paise := round(new.rupees * 100); end if;
  if new.rupees is null then new.rupees := new.paise / 100.0; end if;
  return new;
end $$;
create trigger fill_returns before insert on returns for each row execute function fill_returns();
