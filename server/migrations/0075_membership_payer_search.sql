-- Who is in the list of pending payments can be searched by name and address. In the texts of all people, a name that
-- many learners have and nobody with a pending payment would take as long as the list is.
alter table payments add column payer_text text;
comment on column payments.payer_text is 'Name and address of the payer in lower case; only while it is pending.';

create function payer_text(of_person bigint) returns text language sql stable as $$
  select lower(first_name || ' ' || last_name || ' ' || email) from people where id = of_person
$$;

create function set_payer_text() returns trigger language plpgsql as $$
begin
  new.payer_text := case when new.state = 'pending' then payer_text(new.person_id) end;
  return new;
end $$;
create trigger payments_set_payer_text before insert or update of state on payments
  for each row execute function set_payer_text();

create function update_payer_text() returns trigger language plpgsql as $$
begin
  update payments set payer_text = payer_text(new.id) where person_id = new.id and state = 'pending';
  return null;
end $$;
create trigger people_update_payer_text after update of first_name, last_name, email on people
  for each row when (row (old.first_name, old.last_name, old.email) is distinct from row (new.first_name, new.last_name, new.email))
  execute function update_payer_text();

update payments set payer_text = payer_text(person_id) where state = 'pending';
create index payments_pending_payer on payments using gin (payer_text gin_trgm_ops) where state = 'pending';
