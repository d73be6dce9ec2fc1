create table data_map (
  table_name  text not null,
  column_name text not null,
  purpose     text not null check (length(purpose) >= 10),
  keep_days   integer not null check (keep_days >= 0),
  primary key (table_name, column_name)
);
create table columns_that_stay (table_name text not null, column_name text not null, primary key (table_name, column_name));

insert into data_map values
  ('bookings', 'passenger', 'printed on the ticket, checked on the train', 180),
  ('bookings', 'phone', 'messages about this journey', 180),
  ('bookings', 'age', 'fare, and lower berths for older passengers', 180),
  ('outbox', 'payload', 'what the worker sends: address and name', 30),
  ('sessions', 'device', 'the person’s own list of devices', 0),
  ('accounts', 'email', 'signing in, and the ticket', 30);
insert into columns_that_stay values
  ('accounts', 'account_id'), ('accounts', 'closed_on'),
  ('sessions', 'session_id'), ('sessions', 'account_id'), ('sessions', 'expires_at'),
  ('bookings', 'booking_id'), ('bookings', 'account_id'), ('bookings', 'travelled_on'), ('bookings', 'fare_paise'), ('bookings', 'erased_at'),
  ('outbox', 'message_id'), ('outbox', 'booking_id'), ('outbox', 'sent_at'),
  ('entries', 'upi_ref'), ('entries', 'booking_id'), ('entries', 'paise');

create view undecided as
  select table_name, column_name from information_schema.columns
  where table_schema = 'public'
    and table_name not in ('data_map', 'columns_that_stay', 'undecided')
    and (table_name, column_name) not in (select table_name, column_name from data_map union select table_name, column_name from columns_that_stay);

create function erase_old_data() returns integer language sql as $$
  with travelled as (
    update bookings set passenger = '[erased]', phone = null, age = null, erased_at = now()
    where travelled_on < current_date - 180 and erased_at is null
    returning 1
  ),
  messages as (
    delete from outbox where sent_at < now() - interval '30 days' returning 1
  ),
  ended as (
    delete from sessions where expires_at <= now() returning 1
  ),
  closed as (
    update accounts set email = 'erased-' || account_id
    where closed_on < current_date - 30 and email <> 'erased-' || account_id
    returning 1
  )
  select count(*)::integer from (
    select from travelled union all select from messages union all select from ended union all select from closed
  ) as changed;
$$;
