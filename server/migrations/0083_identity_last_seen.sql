-- When a person last used the site, to the hour. Sessions end and are deleted, so this outlives them, and lists of all
-- people can be filtered and sorted by it. In milliseconds, so that a page of a list can start after one of its values.
alter table people add column last_seen_at timestamptz check (last_seen_at = date_trunc('milliseconds', last_seen_at));
update people set last_seen_at = date_trunc('milliseconds', seen.at)
from (select person_id, max(last_seen_at) as at from sessions group by person_id) seen
where people.id = seen.person_id and people.deleted_at is null;

create index people_last_seen_at on people (last_seen_at, id);
create index people_never_seen on people (id) where last_seen_at is null;

create function keep_last_seen() returns trigger language plpgsql as $$
declare
  seen_at timestamptz := date_trunc('milliseconds', new.last_seen_at);
begin
  -- When a session is used, a locked person is skipped until its next use: a transaction that blocks them waits for
  -- that session, and would wait forever. Signing in waits.
  if tg_op = 'UPDATE' then
    perform from people where id = new.person_id and (last_seen_at is null or last_seen_at < seen_at - interval '1 hour')
      for no key update skip locked;
    if not found then return null; end if;
  end if;
  update people set last_seen_at = seen_at
  where id = new.person_id and (last_seen_at is null or last_seen_at < seen_at - interval '1 hour');
  return null;
end $$;
create trigger sessions_keep_last_seen after insert or update of last_seen_at on sessions
  for each row execute function keep_last_seen();
