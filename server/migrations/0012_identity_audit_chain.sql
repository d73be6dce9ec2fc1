-- Each audit entry is linked to the one before by a hash, so that every change or removal shows, even one by the database owner:
-- npm run verify-audit. Positions have no gaps; ids do, after a rollback.
create table audit_chain (
  position bigint primary key,
  entry_id bigint not null unique references audit_entries (id),
  hash bytea not null
);
create trigger audit_chain_append_only before update or delete or truncate on audit_chain
  for each statement execute function reject_change();

-- The same text as in server/identity/audit/chain.ts.
create function link_audit_entry(entry audit_entries) returns void language plpgsql as $$
declare
  last audit_chain;
  content text := jsonb_build_array(
    entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    entry.actor_id, entry.action, entry.subject, entry.before, entry.after)::text;
begin
  select * into last from audit_chain order by position desc limit 1;
  insert into audit_chain (position, entry_id, hash) values (
    coalesce(last.position, 0) + 1, entry.id,
    sha256(coalesce(last.hash, ''::bytea) || convert_to(content, 'UTF8')));
end $$;
revoke execute on function link_audit_entry from public;

-- With the rights of its owner: the role of the academy writes entries, but no links.
create function append_to_audit_chain() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- One transaction at a time, until it has committed.
  perform pg_advisory_xact_lock(7301956);
  perform link_audit_entry(new);
  return null;
end $$;

do $$ declare entry audit_entries; begin
  for entry in select * from audit_entries order by id loop perform link_audit_entry(entry); end loop;
end $$;

-- At the end of the transaction, so that the lock is held only while it commits and can't be part of a deadlock.
create constraint trigger audit_entries_append_to_chain after insert on audit_entries
  deferrable initially deferred for each row execute function append_to_audit_chain();
