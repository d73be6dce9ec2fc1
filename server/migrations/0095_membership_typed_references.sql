-- What the payer typed, if staff corrected it. `transaction_id` is the bank's then, and `reference` follows it.
alter table payments add column typed_transaction_id text,
  add check (typed_transaction_id is null or typed_transaction_id <> transaction_id);
comment on column payments.typed_transaction_id is 'As the payer typed it; null unless staff corrected it.';
-- Payers ask about what they typed.
create index payments_typed_reference on payments (canonical_reference(typed_transaction_id))
  where typed_transaction_id is not null;

-- Receipts and credit notes have it too, and lose it with the other personal details; see 0072.
create or replace function allow_only_anonymising() returns trigger language plpgsql as $$
declare
  personal_keys text[] := array['payerName', 'payerEmail', 'transactionId', 'typedTransactionId'];
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
  payer_keys text[] := array['payerName', 'payerEmail', 'transactionId', 'typedTransactionId'];
begin
  if to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and new.details - personal_keys = old.details - personal_keys
    and (new.details -> 'receipt') - payer_keys = (old.details -> 'receipt') - payer_keys
    and may_anonymise((select payment_id from refunds where id = old.refund_id), old.issued_at)
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
