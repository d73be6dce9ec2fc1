-- Who has seen the figures of a day, and what they were. Closing a day again adds a row.
create table daily_closes (
  id bigint generated always as identity primary key,
  -- In India.
  day date not null,
  -- How often the day had been closed before.
  round integer not null check (round >= 0),
  closed_at timestamptz not null,
  closed_by bigint references people (id) on delete set null,
  note text not null,
  money jsonb not null,
  waiting integer not null check (waiting >= 0),
  problems integer not null check (problems >= 0),
  constraint daily_closes_day_key unique (day, round)
);
create trigger daily_closes_append_only before delete or truncate on daily_closes
  for each statement execute function reject_change();
-- Except that the account of the admin may be deleted.
create trigger daily_closes_reject_change before update on daily_closes
  for each row when (new.closed_by is not null or to_jsonb(new) - 'closed_by' <> to_jsonb(old) - 'closed_by')
  execute function reject_change();

-- The documents of a day.
create index if not exists receipts_issued_at on receipts (issued_at);

-- What staff still have to look at.
create index statement_lines_open on statement_lines (finding, statement_id desc, line)
  where handling is null and finding in ('unknown', 'unclear', 'rejected but received');
-- A transfer that was reported after its statement was uploaded, or that is on several statements.
create index statement_lines_unknown_reference on statement_lines (reference)
  where finding = 'unknown' and reference is not null;
