create table payments (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  -- Normalised: no spaces, upper case. Unique also among rejected payments.
  transaction_id text not null constraint payments_transaction_id_key unique
    check (transaction_id ~ '^([0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$'),
  -- The amount that the bank statement must show; part of a renewal may be paid with wallet credit.
  amount_paise bigint not null check (amount_paise > 0),
  credit_paise bigint not null default 0 check (credit_paise >= 0),
  method text not null check (method in ('upi', 'bank')),
  state text not null default 'pending' check (state in ('pending', 'verified', 'rejected')),
  reason text,
  screenshot_id uuid references files (id),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references people (id) on delete set null,
  check ((state = 'pending') = (decided_at is null)),
  check (state <> 'rejected' or reason is not null)
);
create index payments_person_id on payments (person_id, id desc);
create index payments_pending on payments (id) where state = 'pending';
create index payments_pending_person on payments (person_id) where state = 'pending';
create index payments_decided on payments (state, decided_at desc, id desc) where state <> 'pending';
-- For the weekly figures of the staff overview.
create index payments_verified on payments (decided_at) include (amount_paise) where state = 'verified';
create trigger payments_reject_deleted_person before insert on payments
  for each row execute function reject_deleted_person('person_id');

-- The periods of a learner's access, which ends at the latest end.
create table access_entries (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  -- Unique: a payment gives access once.
  payment_id bigint constraint access_entries_payment_id_key unique references payments (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index access_entries_person_id on access_entries (person_id, ends_at desc);
create index access_entries_ends_at on access_entries (ends_at);
create trigger access_entries_append_only before update or delete or truncate on access_entries
  for each statement execute function reject_change();

create function update_access_end() returns trigger language plpgsql as $$
begin
  update people set access_ends_at = latest.ends_at
    from (select person_id, max(ends_at) as ends_at from added group by person_id) latest
    -- Rows of deleted accounts never change.
    where people.id = latest.person_id and deleted_at is null
      and (access_ends_at is null or access_ends_at < latest.ends_at);
  return null;
end $$;
create trigger access_entries_update_access_end after insert on access_entries referencing new table as added
  for each statement execute function update_access_end();

-- Each reminder is sent once: 3 days before, 1 day before and on the day (0).
create table access_reminders (
  person_id bigint not null references people (id) on delete cascade,
  ends_at timestamptz not null,
  days_left smallint not null check (days_left in (0, 1, 3)),
  created_at timestamptz not null default now(),
  primary key (person_id, ends_at, days_left)
);
create trigger access_reminders_reject_deleted_person before insert on access_reminders
  for each row execute function reject_deleted_person('person_id');

-- Learners who do not want to renew: no reminders until they pay again.
create table renewal_cancellations (
  person_id bigint primary key references people (id) on delete cascade,
  cancelled_at timestamptz not null default now()
);
create trigger renewal_cancellations_reject_deleted_person before insert on renewal_cancellations
  for each row execute function reject_deleted_person('person_id');

-- Receipt numbers have no gaps: one row per financial year, increased in the transaction that uses the number.
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
  -- A snapshot of that day: the payer, the plan and the school's own details.
  details jsonb not null,
  constraint receipts_serial_key unique (financial_year, serial)
);
create trigger receipts_append_only before delete or truncate on receipts
  for each statement execute function reject_change();

-- Receipts never change, with one exception: when the retention period is over, the personal data of a deleted account
-- is removed. Number, date and amounts stay, so that the numbers have no gap. Section 36 of the CGST Act: 72 months
-- from the due date of the annual return, which is 31 December after the financial year.
create function allow_only_anonymising() returns trigger language plpgsql as $$
declare
  this_year timestamp := date_trunc('year', now() at time zone 'Asia/Kolkata');
  retained_since timestamptz := (this_year - interval '7 years' + interval '3 months') at time zone 'Asia/Kolkata';
  personal_keys text[] := array['payerName', 'payerEmail', 'transactionId'];
begin
  if (new.payment_id, new.number, new.financial_year, new.serial, new.issued_at, new.details - personal_keys)
    is not distinct from (old.payment_id, old.number, old.financial_year, old.serial, old.issued_at, old.details - personal_keys)
    and old.issued_at < retained_since
    and exists (
      select from payments join people on people.id = payments.person_id
      where payments.id = old.payment_id and people.deleted_at is not null
    )
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger receipts_allow_only_anonymising before update on receipts
  for each row execute function allow_only_anonymising();

-- Bank statements uploaded by staff.
create table statements (
  id bigint generated always as identity primary key,
  file_id uuid not null references files (id),
  name text not null,
  -- The first lines of the file, shown when staff choose the columns.
  head jsonb not null,
  columns jsonb,
  state text not null check (state in ('needs columns', 'matching', 'matched', 'verifying', 'done', 'failed')),
  error text,
  line_count integer not null default 0,
  done_count integer not null default 0,
  uploaded_by bigint not null references people (id),
  created_at timestamptz not null default now()
);

-- The incoming transfers of a statement and the payment each one matches.
create table statement_lines (
  statement_id bigint not null references statements (id) on delete cascade,
  line integer not null check (line > 0),
  paid_on date,
  amount_paise bigint not null check (amount_paise > 0),
  narration text not null,
  -- The reference that matched, or the first one that looks like a reference.
  reference text,
  finding text not null check (finding in ('exact', 'amount differs', 'unknown', 'already used', 'possible')),
  payment_id bigint references payments (id),
  primary key (statement_id, line)
);
create index statement_lines_finding on statement_lines (statement_id, finding, line);

-- The columns chosen for a bank's layout, so that staff choose them only once.
create table statement_profiles (
  -- The normalised header row.
  header_key text primary key,
  columns jsonb not null,
  created_at timestamptz not null default now()
);

create table demo_bookings (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  mobile text not null,
  message text not null,
  demo_date date not null,
  demo_time text not null,
  created_at timestamptz not null default now(),
  state text not null default 'booked' check (state in ('booked', 'attended', 'no show', 'registered')),
  note text not null default '',
  assignee_id bigint references people (id) on delete set null,
  -- A retried booking does not create a second one.
  constraint demo_bookings_email_slot_key unique (email, demo_date, demo_time)
);
create index demo_bookings_slot on demo_bookings (demo_date, demo_time);
create index demo_bookings_upcoming on demo_bookings (demo_date, id) where state = 'booked';

-- A calendar feed for each admin. Calendar apps cannot sign in, so the address has a token; its SHA-256 is stored.
create table demo_feeds (
  person_id bigint primary key references people (id) on delete cascade,
  token_hash bytea not null constraint demo_feeds_token_hash_key unique,
  created_at timestamptz not null default now()
);
create trigger demo_feeds_reject_deleted_person before insert on demo_feeds
  for each row execute function reject_deleted_person('person_id');
