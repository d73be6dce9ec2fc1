-- Holds on the coach, and the outbox of last week for the tickets. Run it after waitlist.sql.
alter table coach_berths add held_until timestamptz;
drop table if exists outbox;
create table outbox (
  message_id  uuid primary key default uuidv7(),
  kind        text not null,
  payload     json not null,
  attempts    smallint not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at     timestamptz,
  parked_at   timestamptz,
  last_error  text
);
