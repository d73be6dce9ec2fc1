-- Addresses of other systems that get an event when something happens in the school.
create table webhooks (
  id bigint generated always as identity primary key,
  url text not null constraint webhooks_url_key unique check (url <> ''),
  events text[] not null check (cardinality(events) > 0),
  -- Whether names and email addresses are sent, or only ids.
  includes_contact boolean not null,
  state text not null default 'active' check (state in ('active', 'paused', 'off')),
  off_reason text,
  -- Encrypted, so that a leak of this table signs nothing.
  encrypted_secret text not null,
  previous_secret text,
  previous_until timestamptz,
  failing_since timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'off') = (off_reason is not null)),
  check ((previous_secret is null) = (previous_until is null))
);

-- The outbox: a row per endpoint and event, written in the transaction of the event.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks (id) on delete cascade,
  message_id text not null constraint webhook_deliveries_message_id_key unique,
  type text not null,
  -- Null for a test, and after the person has deleted their account.
  person_id bigint references people (id),
  body text not null,
  has_contact boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  -- Counted when an attempt begins. The number also shows whether a result belongs to the newest attempt.
  attempts integer not null default 0 check (attempts >= 0),
  -- Attempts before the last replay: the schedule begins again.
  attempts_before integer not null default 0,
  -- While an attempt is under way: when it is given up.
  due_at timestamptz,
  is_sending boolean not null default false,
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  check ((state = 'pending') = (due_at is not null)),
  check ((state = 'delivered') = (delivered_at is not null)),
  check (state = 'pending' or not is_sending),
  check (not has_contact or person_id is not null)
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where state = 'pending';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id);
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, created_at) where state = 'failed';
create index webhook_deliveries_person_id on webhook_deliveries (person_id) where person_id is not null;
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
create trigger webhook_deliveries_reject_deleted_person before insert on webhook_deliveries
  for each row when (new.has_contact) execute function reject_deleted_person('person_id');

create table webhook_attempts (
  delivery_id bigint not null references webhook_deliveries (id) on delete cascade,
  attempt integer not null,
  at timestamptz not null,
  status integer,
  milliseconds integer not null,
  answer text not null,
  problem text,
  primary key (delivery_id, attempt)
);
