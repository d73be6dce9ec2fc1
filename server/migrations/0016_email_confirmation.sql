-- When the person proved that the address is theirs: with a link or a code that we sent there.
alter table people add column email_confirmed_at timestamptz;

-- Staff came in by an invitation, which is a link in an email.
update people set email_confirmed_at = created_at where role <> 'learner' and deleted_at is null;

-- The latest code that was sent to confirm an address.
create table email_codes (
  person_id bigint primary key references people (id) on delete cascade,
  -- Keyed, because a plain hash of six digits can be reversed.
  code_hash bytea not null,
  expires_at timestamptz not null
);
create trigger email_codes_reject_deleted_person before insert on email_codes
  for each row execute function reject_deleted_person('person_id');
