-- What makes audit_log a log that can only grow. This file runs at each start, so write "create or replace".
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log can only grow';
end $$;
create or replace trigger only_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
