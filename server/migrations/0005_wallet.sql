create table wallet_entries (
  id bigint generated always as identity primary key,
  person_id bigint not null references people (id),
  amount_paise bigint not null check (amount_paise <> 0),
  reason text not null,
  created_at timestamptz not null default now(),
  -- Unique, so that an entry is written once, even if the job is retried: 'referral of 12', 'credit of payment 5'.
  dedupe_key text,
  created_by bigint references people (id)
);
create index wallet_entries_person_id on wallet_entries (person_id, id desc);
create unique index wallet_entries_dedupe_key on wallet_entries (dedupe_key) where dedupe_key is not null;
create trigger wallet_entries_append_only before update or delete or truncate on wallet_entries
  for each statement execute function reject_change();

-- Not the balance on screen (that is the sum of the entries) but a lock: concurrent debits of one person wait for this
-- row, and its check rejects an overdraft.
create table wallet_balances (
  person_id bigint primary key references people (id) on delete cascade,
  balance_paise bigint not null constraint wallet_balances_not_negative check (balance_paise >= 0)
);
create function update_wallet_balance() returns trigger language plpgsql as $$
begin
  insert into wallet_balances (person_id, balance_paise)
    select distinct person_id, 0 from added order by person_id on conflict (person_id) do nothing;
  update wallet_balances set balance_paise = balance_paise + sums.paise
    from (select person_id, sum(amount_paise) as paise from added group by person_id) sums
    where wallet_balances.person_id = sums.person_id;
  return null;
end $$;
create trigger wallet_entries_update_balance after insert on wallet_entries referencing new table as added
  for each statement execute function update_wallet_balance();

create table referral_codes (
  person_id bigint primary key references people (id) on delete cascade,
  code text not null constraint referral_codes_code_key unique
);
create trigger referral_codes_reject_deleted_person before insert on referral_codes
  for each row execute function reject_deleted_person('person_id');

create table referrals (
  person_id bigint primary key references people (id) on delete cascade,
  referrer_id bigint not null references people (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (person_id <> referrer_id)
);
create index referrals_referrer_id on referrals (referrer_id);
create trigger referrals_reject_deleted_person before insert on referrals
  for each row execute function reject_deleted_person('person_id');
