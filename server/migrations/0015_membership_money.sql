-- Part of a renewal may be paid with credit; amount_paise is what the bank statement must show.
alter table payments add column credit_paise bigint not null default 0 check (credit_paise >= 0);
create index payments_decided on payments (state, decided_at desc, id desc) where state <> 'pending';
-- The same picture under two payments is pointed out.
create index files_sha256 on files (sha256);

-- Given out without gaps: one row per financial year, raised in the transaction that uses the number.
create table receipt_counters (
  financial_year text primary key,
  last integer not null check (last > 0)
);
create table receipts (
  payment_id bigint primary key references payments (id),
  number text not null constraint receipts_number_key unique check (length(number) <= 16),
  financial_year text not null,
  serial integer not null check (serial > 0),
  issued_at timestamptz not null,
  -- As it was on the day: who paid, for what, and the school's own details.
  details jsonb not null,
  constraint receipts_serial_key unique (financial_year, serial)
);
create trigger receipts_only_added before update or delete or truncate on receipts
  for each statement execute function refuse_change();

-- Each reminder of each end once: 3 days and 1 day ahead, and on the day (0).
create table access_reminders (
  person_id bigint not null references people (id) on delete cascade,
  ends_at timestamptz not null,
  days_left smallint not null check (days_left in (0, 1, 3)),
  created_at timestamptz not null default now(),
  primary key (person_id, ends_at, days_left)
);
create index access_entries_ends_at on access_entries (ends_at);

-- Who does not want to renew; no reminders until they pay again.
create table renewal_cancellations (
  person_id bigint primary key references people (id) on delete cascade,
  cancelled_at timestamptz not null default now()
);

-- A movement with a cause happens once, whatever is repeated: 'referral of 12', 'credit of payment 5'.
alter table wallet_entries add column cause text;
alter table wallet_entries add column given_by bigint references people (id);
create unique index wallet_entries_cause on wallet_entries (cause) where cause is not null;

-- Not the balance that is shown (that is the sum of the entries) but its guard: the row makes spends of one person
-- wait for each other, and its check refuses what would go below zero.
create table wallet_guards (
  person_id bigint primary key references people (id) on delete cascade,
  balance_paise bigint not null constraint wallet_never_below_zero check (balance_paise >= 0)
);
insert into wallet_guards (person_id, balance_paise)
  select person_id, sum(amount_paise) from wallet_entries group by person_id;
create function guard_wallet() returns trigger language plpgsql as $$
begin
  insert into wallet_guards (person_id, balance_paise) values (new.person_id, 0) on conflict (person_id) do nothing;
  update wallet_guards set balance_paise = balance_paise + new.amount_paise where person_id = new.person_id;
  return null;
end $$;
create trigger wallet_entries_are_guarded after insert on wallet_entries
  for each row execute function guard_wallet();

-- What a money call answered under a key: sent again it is answered again, and nothing happens twice.
create table idempotency_keys (
  -- 'person 5', or 'public' where nobody is signed in.
  scope text not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Bank statements that staff uploaded, and what was found in each line that brings money.
create table statements (
  id bigint generated always as identity primary key,
  file_id uuid not null references files (id),
  name text not null,
  -- The first lines as they are, to choose the columns by; and which column is which, once that is known.
  head jsonb not null,
  columns jsonb,
  state text not null check (state in ('needs columns', 'matching', 'matched', 'verifying', 'done', 'failed')),
  problem text,
  line_count integer not null default 0,
  done_count integer not null default 0,
  uploaded_by bigint not null references people (id),
  created_at timestamptz not null default now()
);
create table statement_lines (
  statement_id bigint not null references statements (id) on delete cascade,
  line integer not null check (line > 0),
  paid_on date,
  amount_paise bigint not null check (amount_paise > 0),
  narration text not null,
  -- The reference that matched, or the first that looks like one.
  reference text,
  finding text not null check (finding in ('exact', 'amount differs', 'unknown', 'already used', 'possible')),
  payment_id bigint references payments (id),
  primary key (statement_id, line)
);
create index statement_lines_finding on statement_lines (statement_id, finding, line);
create table statement_profiles (
  -- The header row in one spelling: who chose the columns of such a file once need not do it again.
  header_key text primary key,
  columns jsonb not null,
  created_at timestamptz not null default now()
);
