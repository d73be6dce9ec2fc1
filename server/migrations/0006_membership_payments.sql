create table payments (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  -- Already in its one spelling: trimmed, without spaces, upper case. Used once, whatever became of it.
  transaction_id text not null constraint payments_transaction_id_key unique
    check (transaction_id ~ '^([0-9]{12}|[A-Z0-9]{16}|[A-Z0-9]{22})$'),
  amount_paise bigint not null check (amount_paise > 0),
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

-- What a learner's access adds up from; it ends at the latest end.
create table access_entries (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  -- One payment opens the courses once.
  payment_id bigint constraint access_entries_payment_id_key unique references payments (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index access_entries_person_id on access_entries (person_id, ends_at desc);
create trigger access_entries_only_added before update or delete or truncate on access_entries
  for each statement execute function refuse_change();
