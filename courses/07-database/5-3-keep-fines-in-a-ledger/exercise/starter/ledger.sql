-- Runs at each start, after members.sql: "if not exists", "create or replace".
create table if not exists entries (
  entry_id  bigint primary key generated always as identity,
  member_id integer,
  kind      text,
  rupees    numeric(8, 2),
  reverses  bigint, -- the entry that a reversal cancels
  receipt   text,   -- of a payment
  made_at   timestamptz not null default now()
);
-- Missing: the rules of the columns, a sign that fits the kind, one reversal and one receipt for each entry,
-- and a trigger that lets the table only grow.
