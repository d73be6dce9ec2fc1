-- The database has accounts, sessions, bookings, outbox and entries (the ledger). What is kept, and how long:
--   bookings   passenger, phone and age: 180 days after the journey. Then passenger is '[erased]', phone and age are null,
--              and erased_at is the time. Fare and day stay for the statistics.
--   outbox     a message: 30 days after it was sent. Then its row is deleted. What wasn't sent yet stays.
--   sessions   until the session ends. Then its row is deleted.
--   accounts   the email: 30 days after the account was closed. Then it is 'erased-' and the account_id, such as 'erased-7'.
--   entries    as long as tax law requires: never touched here.

-- 1. The data map: one line for each column with data about a person. Name all six, with the days from above (0 for
-- what goes as soon as it ends). The second table has the columns that stay: ids, days and amounts. That is a decision too.
create table data_map (
  table_name  text not null,
  column_name text not null,
  purpose     text not null check (length(purpose) >= 10),
  keep_days   integer not null check (keep_days >= 0),
  primary key (table_name, column_name)
);
create table columns_that_stay (table_name text not null, column_name text not null, primary key (table_name, column_name));

insert into data_map values
  ('bookings', 'passenger', 'printed on the ticket, checked on the train', 180);
insert into columns_that_stay values
  ('accounts', 'account_id'), ('accounts', 'closed_on'),
  ('sessions', 'session_id'), ('sessions', 'account_id'), ('sessions', 'expires_at'),
  ('bookings', 'booking_id'), ('bookings', 'account_id'), ('bookings', 'travelled_on'), ('bookings', 'fare_paise'), ('bookings', 'erased_at'),
  ('outbox', 'message_id'), ('outbox', 'booking_id'), ('outbox', 'sent_at'),
  ('entries', 'upi_ref'), ('entries', 'booking_id'), ('entries', 'paise');

-- 2. Columns of tables in the schema public about which nobody has decided: in neither table. The two tables themselves don't count.
-- information_schema.columns has table_schema, table_name and column_name of every column.
create view undecided as
  select 'bookings' as table_name, 'phone' as column_name;

-- 3. Erases what is over, and returns how many rows it changed or deleted: 0 if it runs again.
create function erase_old_data() returns integer language sql as $$
  with old as (
    update bookings set passenger = '[erased]' returning 1
  )
  select count(*)::integer from old;
$$;
