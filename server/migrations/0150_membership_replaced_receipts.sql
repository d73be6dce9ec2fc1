-- A receipt that is replaced by an invoice for another recipient: a credit note cancels it, and a new receipt has the same
-- money. Nothing goes back, so neither the payment nor its access changes.
-- works with code from 0137: it replaces nothing, and finds the first receipt of a payment whose receipt was replaced
alter table refunds
  drop constraint refunds_kind_check, drop constraint refunds_method_of_transfer,
  add constraint refunds_kind_check check (kind in ('undo', 'refund', 'reversal', 'replacement')),
  add constraint refunds_method_of_transfer
    check (kind in ('undo', 'replacement') or (amount_paise <> 0) = (method is not null)),
  add constraint refunds_replacement_check check (kind <> 'replacement' or days = 0 and access_entry_id is null);
-- Of two requests at the same moment one replaces it.
create unique index refunds_replacement on refunds (payment_id, round) where kind = 'replacement';
-- How often a receipt of this payment was replaced. The current receipt has the round `undone + replaced`.
alter table payments add column replaced integer not null default 0 check (replaced >= 0);
-- The same when the receipt was issued; the access that it paid for has the round `round - replaced`.
alter table receipts add column replaced integer not null default 0 check (replaced between 0 and round);

-- Company details that a learner wants on their receipts from now on.
create table invoice_details (
  person_id bigint primary key references people (id),
  legal_name text not null check (legal_name <> ''),
  -- The contract checks its last character, which follows from the others.
  gstin text check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  address text not null,
  changed_at timestamptz not null,
  -- A tax invoice names the address of a registered recipient.
  check (gstin is null or address <> '')
);
create trigger invoice_details_reject_deleted_person before insert on invoice_details
  for each row execute function reject_deleted_person('person_id');

-- Documents for recipients with a GSTIN are listed one by one in the return, the others added up. Without the key the
-- recipient is a consumer, so that what is stored of earlier documents stays right.
create or replace function receipt_plan(receipt jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('days', receipt -> 'days',
    'pricePaise', coalesce((receipt ->> 'paise')::bigint, 0) + coalesce((receipt ->> 'creditPaise')::bigint, 0)
      + coalesce((receipt #>> '{coupon,paise}')::bigint, 0) + coalesce((receipt ->> 'waivedPaise')::bigint, 0)
      - coalesce((receipt ->> 'restPaise')::bigint, 0) - coalesce((receipt ->> 'backPaise')::bigint, 0),
    'coupon', receipt #> '{coupon,code}', 'percent', receipt #> '{tax,percent}', 'fromState', receipt #> '{tax,stateCode}',
    'toState', case when receipt -> 'tax' <> 'null' then coalesce(receipt -> 'placeOfSupply', receipt #> '{tax,stateCode}') end)
    || case when receipt #>> '{customer,gstin}' is null then '{}' else '{"isRegistered": true}' end::jsonb
$$;

-- A replaced receipt is cancelled like one whose verification was undone: with everything on it.
create or replace view issued_documents as
  select receipts.number, receipts.payment_id, receipts.serial, (receipts.issued_at at time zone 'Asia/Kolkata')::date as day,
    'receipt' as kind, jsonb_build_object('kind', 'receipt', 'method', payments.method, 'sentOn', null,
      'isRenewal', receipts.is_renewal,
      'paise', coalesce(details -> 'paise', '0'),
      'creditPaise', coalesce(details -> 'creditPaise', '0'),
      'walletPaise', coalesce(details -> 'restPaise', '0'), 'backPaise', coalesce(details -> 'backPaise', '0'),
      'couponPaise', coalesce(details #> '{coupon,paise}', '0'), 'waivedPaise', coalesce(details -> 'waivedPaise', '0'))
      || plan.figures as figures
  from receipts
  join payments on payments.id = receipts.payment_id
  cross join lateral receipt_plan(details) as plan (figures)
  union all
  select credit_notes.number, refunds.payment_id, credit_notes.serial,
    (credit_notes.issued_at at time zone 'Asia/Kolkata')::date, refunds.kind, jsonb_build_object('kind', refunds.kind,
      -- What is cancelled counts as it was paid; what went back, as it was sent.
      'method', case when is_cancelled then payments.method else coalesce(refunds.method, 'credit') end,
      'sentOn', case when not is_cancelled and refunds.method is not null then
        coalesce(refunds.sent_on, (credit_notes.issued_at at time zone 'Asia/Kolkata')::date) end,
      'isRenewal', receipts.is_renewal,
      'paise', coalesce(note -> 'amountPaise', '0'),
      'creditPaise', coalesce(note -> 'creditPaise', '0'),
      'walletPaise', coalesce(case when is_cancelled then note #> '{receipt,restPaise}' else note -> 'walletPaise' end, '0'),
      'backPaise', case when refunds.kind = 'replacement' then coalesce(note #> '{receipt,backPaise}', '0') else '0' end,
      'couponPaise', coalesce(case when is_cancelled then note #> '{receipt,coupon,paise}' end, '0'),
      'waivedPaise', coalesce(case when is_cancelled then note #> '{receipt,waivedPaise}' end, '0'))
      || plan.figures
  from credit_notes
  join refunds on refunds.id = credit_notes.refund_id
  join receipts on receipts.payment_id = refunds.payment_id and receipts.round = refunds.round
  join payments on payments.id = refunds.payment_id
  cross join lateral (
    select refunds.kind in ('undo', 'replacement') as is_cancelled, credit_notes.details as note) as parts
  cross join lateral receipt_plan(note -> 'receipt') as plan (figures);

create or replace function move_in_document_days() returns trigger language plpgsql as $$
begin
  update document_days set documents = documents - moved.count
  from (
    select day, figures || jsonb_build_object('method', old.method) as figures, count(*) from issued_documents
    where payment_id = new.id and kind in ('receipt', 'undo', 'replacement') group by 1, 2) as moved
  where document_days.day = moved.day and document_days.figures = moved.figures;
  insert into document_days as stored
  select day, figures, count(*), min(serial), max(serial) from issued_documents
  where payment_id = new.id and kind in ('receipt', 'undo', 'replacement') group by 1, 2 order by 1, 2
  on conflict (day, figures) do update set documents = stored.documents + excluded.documents,
    first = least(stored.first, excluded.first), last = greatest(stored.last, excluded.last);
  return null;
end $$;

-- The few documents of a month that the return lists one by one.
create index receipts_registered on receipts (issued_at, serial) where details #>> '{customer,gstin}' is not null;
create index credit_notes_registered on credit_notes (issued_at, serial)
  where details #>> '{receipt,customer,gstin}' is not null;

-- The company's details go with the other personal details when the retention period is over.
create or replace function allow_only_anonymising() returns trigger language plpgsql as $$
declare
  personal_keys text[] := array['payerName', 'payerEmail', 'transactionId', 'typedTransactionId', 'customer'];
begin
  if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and new.details - personal_keys = old.details - personal_keys
    and may_anonymise(old.payment_id, old.issued_at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace function allow_only_anonymising_credit_notes() returns trigger language plpgsql as $$
declare
  personal_keys text[] := array['receipt', 'reference', 'reason'];
  payer_keys text[] := array['payerName', 'payerEmail', 'transactionId', 'typedTransactionId', 'customer'];
begin
  if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and new.details - personal_keys = old.details - personal_keys
    and (new.details -> 'receipt') - payer_keys = (old.details -> 'receipt') - payer_keys
    and may_anonymise((select payment_id from refunds where id = old.refund_id), old.issued_at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
