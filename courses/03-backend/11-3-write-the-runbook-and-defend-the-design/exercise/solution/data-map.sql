-- Runs at each start, after schema.sql.
insert into data_map values
  ('accounts', 'email', 'signing in, and the ticket', 30),
  ('sessions', 'token_hash', 'recognising a device that is signed in', 0),
  ('bookings', 'passenger', 'printed on the ticket, checked on the train', 180),
  ('outbox', 'payload', 'what the worker sends', 30)
on conflict do nothing;

insert into columns_that_stay
select column_parts.*
from (values
  ('accounts', 'account_id closed_on'),
  ('sessions', 'account_id expires_at'),
  ('trains', 'number name'),
  ('journeys', 'journey_id travels_on'),
  ('seats', 'journey_id label hold_id held_by held_until booked_by'),
  ('idempotency_keys', 'account_id key request_hash status body'),
  ('bookings', 'booking_id order_id account_id journey_id label hold_id amount_paise status'),
  ('payment_events', 'event_id order_id body'),
  ('entries', 'entry_id upi_ref booking_id kind paise at'),
  ('outbox', 'message_id kind sent_at')
) as stays (table_name, columns)
cross join lateral (select table_name, unnest(string_to_array(columns, ' '))) as column_parts
on conflict do nothing;

create or replace view undecided as
  select table_name::text, column_name::text from information_schema.columns
  where table_schema = 'public' and table_name not in ('data_map', 'columns_that_stay', 'undecided')
    and (table_name, column_name) not in (
      select table_name, column_name from data_map union select table_name, column_name from columns_that_stay
    );

create or replace function erase_old_data() returns integer language sql as $$
  with travelled as (
    update bookings set passenger = '[erased]' from journeys
    where journeys.journey_id = bookings.journey_id and travels_on < current_date - 180 and passenger <> '[erased]'
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
