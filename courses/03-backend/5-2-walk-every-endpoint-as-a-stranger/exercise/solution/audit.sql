create table audit_log (
  entry_id   bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  account_id integer not null references accounts,
  action     text not null,
  target     text not null
);

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log can only grow';
end $$;
create trigger only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
