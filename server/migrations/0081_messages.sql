-- Messages from staff to learners: a notification, and an email to everyone who allows it.
create table messages (
  id bigint generated always as identity primary key,
  subject text not null default '',
  -- Markdown.
  body text not null default '',
  -- Who gets it, described (contract/messages/segments.ts); null in a draft, and once a list of addresses was sent to.
  segment jsonb,
  -- The same in words.
  audience text not null default '',
  by_email boolean not null default true,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  version integer not null default 1,
  author_id bigint not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  scheduled_for timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- The next batch isn't sent before then, so that announcements don't slow down the site.
  next_batch_at timestamptz,
  recipients integer not null default 0,
  delivered integer not null default 0,
  emailed integer not null default 0,
  constraint messages_complete_check check (state = 'draft' or (subject <> '' and body <> '' and audience <> '')),
  constraint messages_scheduled_check check ((scheduled_for is null) = (state = 'draft')),
  constraint messages_started_check check ((started_at is not null) = (state in ('sending', 'sent', 'cancelled'))),
  constraint messages_finished_check check ((finished_at is not null) = (state in ('sent', 'cancelled'))),
  constraint messages_delivered_check check (delivered <= recipients and emailed <= delivered)
);
create index messages_state on messages (state, id);
create index messages_due on messages (scheduled_for) where state in ('scheduled', 'sending');
create index messages_author_id on messages (author_id);
create index messages_search on messages using gin (subject gin_trgm_ops);

-- Once somebody may have read it, nobody changes what it says.
create function keep_sent_message() returns trigger language plpgsql as $$
begin
  if old.started_at is not null and (new.subject, new.body, new.by_email, new.started_at)
    is distinct from (old.subject, old.body, old.by_email, old.started_at) then
    raise exception 'message % was sent and cannot change', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger messages_keep_sent before update on messages for each row execute function keep_sent_message();

-- One row per recipient, written when sending starts. The key makes it impossible that somebody gets a message twice.
create table message_deliveries (
  message_id bigint not null references messages (id),
  person_id bigint not null references people (id),
  -- waiting; notified; skipped: blocked before it was sent.
  state text not null default 'waiting' check (state in ('waiting', 'notified', 'skipped')),
  delivered_at timestamptz,
  -- The state of the email as far as its row is gone or there was none.
  email text not null default 'none'
    check (email in ('none', 'not allowed', 'queued', 'sent', 'stored', 'failed')),
  email_id bigint references emails (id) on delete set null,
  read_at timestamptz,
  primary key (message_id, person_id),
  constraint message_deliveries_delivered_check check ((delivered_at is not null) = (state = 'notified')),
  constraint message_deliveries_read_check check (read_at is null or state = 'notified')
);
create trigger message_deliveries_skip_deleted_person before insert on message_deliveries
  for each row execute function skip_deleted_person();
create index message_deliveries_waiting on message_deliveries (message_id, person_id) where state = 'waiting';
create index message_deliveries_person_id on message_deliveries (person_id, message_id desc);
create index message_deliveries_email_id on message_deliveries (email_id) where email_id is not null;
create index message_deliveries_read on message_deliveries (message_id) where read_at is not null;

create index emails_failed on emails (id) where state = 'failed';

alter table email_preferences add column messages boolean not null default true;
