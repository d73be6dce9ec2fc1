-- What mentors earn: rates from a month on, and the statements of months that were paid.
create table mentor_rates (
  id bigint generated always as identity primary key,
  -- Null: the school's, for everybody without rates of their own.
  person_id bigint references people (id),
  -- In India, such as 2026-11.
  from_month text not null check (from_month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- All null: from then on the school's again.
  review_paise integer check (review_paise >= 0),
  session_paise integer check (session_paise >= 0),
  month_paise integer check (month_paise >= 0),
  set_by bigint not null references people (id),
  set_at timestamptz not null,
  constraint mentor_rates_once unique nulls not distinct (person_id, from_month),
  constraint mentor_rates_not_ones_own check (set_by <> person_id),
  constraint mentor_rates_whole check (num_nulls(review_paise, session_paise, month_paise) in (0, 3)),
  constraint mentor_rates_of_school check (person_id is not null or review_paise is not null)
);
create index mentor_rates_set_by on mentor_rates (set_by);

create table mentor_statements (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  month text not null check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- As they were when it was paid, whatever changes later.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  items jsonb not null check (jsonb_typeof(items) = 'array'),
  paise integer not null check (paise > 0),
  reference text not null,
  paid_by bigint not null references people (id),
  paid_at timestamptz not null,
  constraint mentor_statements_once unique (person_id, month),
  constraint mentor_statements_not_ones_own check (paid_by <> person_id)
);
create index mentor_statements_paid_by on mentor_statements (paid_by);
create trigger mentor_statements_append_only before update or delete or truncate on mentor_statements
  for each statement execute function reject_change();

create table mentor_corrections (
  id bigint generated always as identity primary key,
  statement_id bigint not null references mentor_statements (id),
  paise integer not null check (paise <> 0),
  reason text not null check (reason <> ''),
  created_by bigint not null references people (id),
  created_at timestamptz not null
);
create index mentor_corrections_statement_id on mentor_corrections (statement_id);
create index mentor_corrections_created_by on mentor_corrections (created_by);
create trigger mentor_corrections_append_only before update or delete or truncate on mentor_corrections
  for each statement execute function reject_change();
