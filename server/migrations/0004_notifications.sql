create table notifications (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id) on delete cascade,
  title text not null,
  body text not null default '',
  link text check (link like '/%'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_person_id on notifications (person_id, id desc);
create index notifications_unread on notifications (person_id, id desc) where read_at is null;

-- Drops the row instead of failing: a payment may still be decided after the payer deleted their account.
create function skip_deleted_person() returns trigger language plpgsql as $$
begin
  perform from people where id = new.person_id and deleted_at is null for key share;
  return case when found then new end;
end $$;
create trigger notifications_skip_deleted_person before insert on notifications
  for each row execute function skip_deleted_person();

-- Notifies every instance on commit whose notifications changed.
create function notify_notifications_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications_changed', person_id::text) from (select distinct person_id from changed) as people;
  return null;
end $$;
create trigger notifications_notify_inserted after insert on notifications
  referencing new table as changed for each statement execute function notify_notifications_changed();
create trigger notifications_notify_updated after update on notifications
  referencing new table as changed for each statement execute function notify_notifications_changed();

-- The outbox.
create table emails (
  id bigint generated always as identity primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  -- Small text files, such as a calendar entry: [{name, kind, content}].
  attachments jsonb not null default '[]',
  -- What the email is about, such as 'verdict 12', where a retried job could write it twice.
  dedupe_key text,
  -- Fixed before the first attempt, so that the recipient's mail server can drop a duplicate.
  message_id text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'stored', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index emails_queued on emails (id) where state = 'queued';
create unique index emails_dedupe_key on emails (dedupe_key) where dedupe_key is not null;

-- The optional emails of a person; without a row all are sent.
create table email_preferences (
  person_id bigint primary key references people (id) on delete cascade,
  reviews boolean not null default true,
  answers boolean not null default true,
  reminders boolean not null default true
);
create trigger email_preferences_reject_deleted_person before insert on email_preferences
  for each row execute function reject_deleted_person('person_id');
