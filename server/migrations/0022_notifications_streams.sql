-- Unread notices are listed page by page too.
drop index notices_unread;
create index notices_unread on notices (person_id, id desc) where read_at is null;

-- Tells every instance whose sessions ended, once that is committed: what is open for them is closed at once.
create function sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', person_id::text) from (select distinct person_id from ended) as people;
  return null;
end $$;
create trigger session_ends_are_told after delete on sessions
  referencing old table as ended for each statement execute function sessions_ended();

create function person_blocked() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', new.id::text);
  return null;
end $$;
create trigger blocks_are_told after update of blocked_at on people
  for each row when (new.blocked_at is not null) execute function person_blocked();
