-- What a document takes from its receipt's snapshot: plan, coupon and tax.
create function receipt_plan(receipt jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('days', receipt -> 'days',
    'pricePaise', coalesce((receipt ->> 'paise')::bigint, 0) + coalesce((receipt ->> 'creditPaise')::bigint, 0)
      + coalesce((receipt #>> '{coupon,paise}')::bigint, 0) + coalesce((receipt ->> 'waivedPaise')::bigint, 0)
      - coalesce((receipt ->> 'restPaise')::bigint, 0) - coalesce((receipt ->> 'backPaise')::bigint, 0),
    'coupon', receipt #> '{coupon,code}', 'percent', receipt #> '{tax,percent}', 'fromState', receipt #> '{tax,stateCode}',
    'toState', case when receipt -> 'tax' <> 'null' then coalesce(receipt -> 'placeOfSupply', receipt #> '{tax,stateCode}') end)
$$;

-- Receipts and credit notes with what a month adds up. The plan, coupon and tax of a credit note are those of its receipt.
create view issued_documents as
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
      'method', case when is_undo then payments.method else coalesce(refunds.method, 'credit') end,
      'sentOn', case when not is_undo and refunds.method is not null then
        coalesce(refunds.sent_on, (credit_notes.issued_at at time zone 'Asia/Kolkata')::date) end,
      'isRenewal', receipts.is_renewal,
      'paise', coalesce(note -> 'amountPaise', '0'),
      'creditPaise', coalesce(note -> 'creditPaise', '0'),
      'walletPaise', coalesce(case when is_undo then note #> '{receipt,restPaise}' else note -> 'walletPaise' end, '0'),
      'backPaise', 0,
      'couponPaise', coalesce(case when is_undo then note #> '{receipt,coupon,paise}' end, '0'),
      'waivedPaise', coalesce(case when is_undo then note #> '{receipt,waivedPaise}' end, '0'))
      || plan.figures
  from credit_notes
  join refunds on refunds.id = credit_notes.refund_id
  join receipts on receipts.payment_id = refunds.payment_id and receipts.round = refunds.round
  join payments on payments.id = refunds.payment_id
  cross join lateral (select refunds.kind = 'undo' as is_undo, credit_notes.details as note) as parts
  cross join lateral receipt_plan(note -> 'receipt') as plan (figures);

-- How many documents of a day in India agree in everything that a month adds up, so that a month costs the same however
-- many documents it has. Receipts, refunds and credit notes never change, so only the triggers below write it.
create table document_days (
  day date not null,
  figures jsonb not null,
  documents integer not null check (documents >= 0),
  -- The lowest and the highest serial.
  first integer not null,
  last integer not null,
  primary key (day, figures)
);

-- The counter of the numbers is locked until the transaction ends, so nobody waits for a row of document_days only.
create function add_to_document_days() returns trigger language plpgsql as $$
declare
  -- A join with the view would read all documents.
  numbers text[] := (select array_agg(number) from added);
begin
  insert into document_days as stored
  select day, figures, count(*), min(serial), max(serial) from issued_documents where number = any (numbers)
  group by 1, 2 order by 1, 2
  on conflict (day, figures) do update set documents = stored.documents + excluded.documents,
    first = least(stored.first, excluded.first), last = greatest(stored.last, excluded.last);
  return null;
end $$;
create trigger receipts_add_to_days after insert on receipts referencing new table as added
  for each statement execute function add_to_document_days();
create trigger credit_notes_add_to_days after insert on credit_notes referencing new table as added
  for each statement execute function add_to_document_days();

-- A transfer that was reported turns out to be an online payment. It may have been verified and undone before.
create function move_in_document_days() returns trigger language plpgsql as $$
begin
  update document_days set documents = documents - moved.count
  from (
    select day, figures || jsonb_build_object('method', old.method) as figures, count(*) from issued_documents
    where payment_id = new.id and kind in ('receipt', 'undo') group by 1, 2) as moved
  where document_days.day = moved.day and document_days.figures = moved.figures;
  insert into document_days as stored
  select day, figures, count(*), min(serial), max(serial) from issued_documents
  where payment_id = new.id and kind in ('receipt', 'undo') group by 1, 2 order by 1, 2
  on conflict (day, figures) do update set documents = stored.documents + excluded.documents,
    first = least(stored.first, excluded.first), last = greatest(stored.last, excluded.last);
  return null;
end $$;
create trigger payments_move_in_days after update of method on payments
  for each row when (old.method <> new.method) execute function move_in_document_days();

-- The triggers are there first: they keep other writers waiting until all of this is committed.
insert into document_days
select day, figures, count(*), min(serial), max(serial) from issued_documents group by 1, 2;
