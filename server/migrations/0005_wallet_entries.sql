create table wallet_entries (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  amount_paise bigint not null check (amount_paise <> 0),
  reason text not null,
  created_at timestamptz not null default now()
);
create index wallet_entries_person_id on wallet_entries (person_id, id desc);
create trigger wallet_entries_only_added before update or delete or truncate on wallet_entries
  for each statement execute function refuse_change();

create table referral_codes (
  person_id bigint primary key references people (id) on delete cascade,
  code text not null constraint referral_codes_code_key unique
);

create table referrals (
  person_id bigint primary key references people (id) on delete cascade,
  referrer_id bigint not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (person_id <> referrer_id)
);
create index referrals_referrer_id on referrals (referrer_id);
