-- Entries of access form a chain: each starts where access ended (or at that moment, if it had ended) and ends where it
-- ends now. A correction takes days away, so it ends before it starts. Access ends with the newest entry.
alter table access_entries drop constraint access_entries_check;
alter table access_entries add check (ends_at <> starts_at);
drop index access_entries_person_id;
create index access_entries_person_id on access_entries (person_id, id desc);

create or replace function update_access_end() returns trigger language plpgsql as $$
begin
  update people set access_ends_at = newest.ends_at
    from (select distinct on (person_id) person_id, ends_at from added order by person_id, id desc) newest
    -- Rows of deleted accounts never change.
    where people.id = newest.person_id and deleted_at is null;
  return null;
end $$;

-- How often its verification was undone; each time it is verified again, it gets a new receipt and a new entry of access.
alter table payments add column undone integer not null default 0;
alter table receipts add column round integer not null default 0;
alter table receipts drop constraint receipts_pkey;
alter table receipts add primary key (payment_id, round);
alter table access_entries add column round integer not null default 0;
alter table access_entries drop constraint access_entries_payment_id_key;
alter table access_entries add constraint access_entries_payment_id_key unique (payment_id, round);

-- Money that went back: a verification that was undone, or a refund of all or part of a payment.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  kind text not null check (kind in ('undo', 'refund')),
  -- Of the receipt with this round.
  round integer not null,
  -- What was transferred back; for an undone verification, what the receipt said.
  amount_paise bigint not null check (amount_paise >= 0),
  -- What went back to the wallet.
  credit_paise bigint not null check (credit_paise >= 0),
  -- How it was transferred, and the bank's reference.
  method text check (method in ('upi', 'bank', 'cash')),
  reference text,
  reason text not null,
  days integer not null check (days >= 0),
  access_entry_id bigint constraint refunds_access_entry_key unique references access_entries (id),
  created_at timestamptz not null,
  created_by bigint references people (id) on delete set null,
  check (amount_paise + credit_paise > 0),
  check (kind = 'undo' or (amount_paise > 0) = (method is not null)),
  foreign key (payment_id, round) references receipts (payment_id, round)
);
create index refunds_payment_id on refunds (payment_id, id);
create index refunds_created_at on refunds (created_at);
create unique index refunds_undo on refunds (payment_id, round) where kind = 'undo';
create trigger refunds_append_only before delete or truncate on refunds
  for each statement execute function reject_change();

-- What a receipt, a refund or a credit note says about a person may be removed when the retention period is over and the
-- account is deleted; see 0007. Everything else stays as it was.
create function may_anonymise(of_payment bigint, issued timestamptz) returns boolean language sql stable as $$
  select issued < (date_trunc('year', now() at time zone 'Asia/Kolkata') - interval '7 years' + interval '3 months')
      at time zone 'Asia/Kolkata'
    and exists (
      select from payments join people on people.id = payments.person_id
      where payments.id = of_payment and people.deleted_at is not null)
$$;

create or replace function allow_only_anonymising() returns trigger language plpgsql as $$
declare
  personal_keys text[] := array['payerName', 'payerEmail', 'transactionId'];
begin
  if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and new.details - personal_keys = old.details - personal_keys
    and may_anonymise(old.payment_id, old.issued_at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function allow_only_anonymising_refunds() returns trigger language plpgsql as $$
declare
  personal_columns text[] := array['reference', 'reason'];
begin
  -- The account of the admin may be deleted.
  if to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' and new.created_by is null
    or to_jsonb(new) - personal_columns = to_jsonb(old) - personal_columns and may_anonymise(old.payment_id, old.created_at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger refunds_allow_only_anonymising before update on refunds
  for each row execute function allow_only_anonymising_refunds();

-- Accepted as received: what the payer had reported, and what no plan needed and went to the wallet.
alter table payments add column reported_paise bigint, add column reported_credit_paise bigint,
  add column rest_paise bigint not null default 0,
  add check ((reported_paise is null) = (reported_credit_paise is null)),
  add check (rest_paise between 0 and amount_paise);
-- What statements say about a payment.
create index statement_lines_payment_id on statement_lines (payment_id, statement_id desc, line desc)
  where finding in ('exact', 'amount differs');

-- The sum of all refunds of a receipt, checked by the database: nothing is returned twice.
alter table payments add column refunded_paise bigint not null default 0,
  add column refunded_credit_paise bigint not null default 0,
  add constraint payments_refunded_at_most check (
    refunded_paise between 0 and amount_paise - rest_paise and refunded_credit_paise between 0 and credit_paise);

-- The totals of a day say what went back of its payments.
alter table payment_days add column refunded_paise bigint not null default 0,
  add column refunded_credit_paise bigint not null default 0;
create or replace function correct_payment_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into payment_days as stored
    select state, (decided_at at time zone 'Asia/Kolkata')::date, method, -count(*), -sum(amount_paise), -sum(credit_paise),
      -sum(refunded_paise), -sum(refunded_credit_paise)
    from removed, payment_days_end where decided_at < summed_until
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (state, day, method) do update set
      payments = stored.payments + excluded.payments,
      amount_paise = stored.amount_paise + excluded.amount_paise,
      credit_paise = stored.credit_paise + excluded.credit_paise,
      refunded_paise = stored.refunded_paise + excluded.refunded_paise,
      refunded_credit_paise = stored.refunded_credit_paise + excluded.refunded_credit_paise;
  end if;
  if tg_op <> 'DELETE' then
    insert into payment_days as stored
    select state, (decided_at at time zone 'Asia/Kolkata')::date, method, count(*), sum(amount_paise), sum(credit_paise),
      sum(refunded_paise), sum(refunded_credit_paise)
    from added, payment_days_end where decided_at < summed_until
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (state, day, method) do update set
      payments = stored.payments + excluded.payments,
      amount_paise = stored.amount_paise + excluded.amount_paise,
      credit_paise = stored.credit_paise + excluded.credit_paise,
      refunded_paise = stored.refunded_paise + excluded.refunded_paise,
      refunded_credit_paise = stored.refunded_credit_paise + excluded.refunded_credit_paise;
  end if;
  return null;
end $$;

-- Numbered without gaps, like receipts.
create table credit_note_counters (
  financial_year text primary key,
  last integer not null check (last > 0)
);
create table credit_notes (
  refund_id bigint primary key references refunds (id),
  number text not null constraint credit_notes_number_key unique check (length(number) <= 16),
  financial_year text not null,
  serial integer not null check (serial > 0),
  issued_at timestamptz not null,
  -- The snapshot of the receipt, with what went back.
  details jsonb not null,
  constraint credit_notes_serial_key unique (financial_year, serial)
);
create trigger credit_notes_append_only before delete or truncate on credit_notes
  for each statement execute function reject_change();
create function allow_only_anonymising_credit_notes() returns trigger language plpgsql as $$
declare
  personal_keys text[] := array['receipt', 'reference', 'reason'];
  payer_keys text[] := array['payerName', 'payerEmail', 'transactionId'];
begin
  if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and new.details - personal_keys = old.details - personal_keys
    and (new.details -> 'receipt') - payer_keys = (old.details -> 'receipt') - payer_keys
    and may_anonymise((select payment_id from refunds where id = old.refund_id), old.issued_at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger credit_notes_allow_only_anonymising before update on credit_notes
  for each row execute function allow_only_anonymising_credit_notes();

-- Credit that was taken back after it was spent: the rest is taken from the next credit.
create table wallet_debts (
  person_id bigint primary key references people (id) on delete cascade,
  paise bigint not null check (paise > 0),
  reason text not null
);
create trigger wallet_debts_reject_deleted_person before insert on wallet_debts
  for each row execute function reject_deleted_person('person_id');

-- How often the credit for this friend was taken back; the next credit is a new one.
alter table referrals add column reversed integer not null default 0;
alter table referrals drop constraint referrals_refusal_check;
alter table referrals add check (refusal in ('self', 'known person', 'not paid', 'monthly limit', 'staff', 'refunded'));
