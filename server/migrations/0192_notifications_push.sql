-- Notifications on phones and computers that are signed in (Web Push).
-- works with code from 0188: it only adds tables.

-- Where a device gets them. It ends with the session of the device.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id bigint not null unique references sessions (id) on delete cascade,
  -- The address that the push service of the browser gave to this device.
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- The device's keys, with which what we send is encrypted.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);

-- Null: as the emails about the same. Without a row also the quiet hours are the usual ones.
create table push_preferences (
  person_id bigint primary key references people (id) on delete cascade,
  reviews boolean,
  answers boolean,
  sessions boolean,
  access boolean,
  study boolean,
  work boolean,
  payments boolean,
  -- In India's time. None: always.
  quiet_from time default '21:00',
  quiet_to time default '07:00',
  check ((quiet_from is null) = (quiet_to is null))
);
create trigger push_preferences_reject_deleted_person before insert on push_preferences
  for each row execute function reject_deleted_person('person_id');

-- What waits to be sent to a device. Each is deleted when the push service has it, or when it's no longer worth sending.
create table pushes (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  preference text not null,
  kind text not null,
  data jsonb not null,
  link text not null,
  created_at timestamptz not null,
  -- When it's no longer true.
  until timestamptz not null
);
create index pushes_subscription_id on pushes (subscription_id);
