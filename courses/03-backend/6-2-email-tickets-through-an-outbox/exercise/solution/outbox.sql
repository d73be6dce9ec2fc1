drop table if exists tickets, outbox cascade;
create table tickets (
  ticket_id  uuid primary key default uuidv7(),
  email      text not null,
  passenger  text not null,
  train      text not null,
  label      text not null
);

create table outbox (
  message_id  uuid primary key default uuidv7(),
  kind        text not null,
  payload     json not null,
  attempts    smallint not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at     timestamptz,
  parked_at   timestamptz, -- given up: a person has to look
  last_error  text
);
create index outbox_waiting on outbox (next_try_at) where sent_at is null and parked_at is null;
