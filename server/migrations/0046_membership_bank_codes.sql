-- After a label, ID and NO belong to it, unless they begin a bank's reference of 16 or 22 characters: IDIB… is Indian
-- Bank, also in “RRN IDIB…”. The same rule as canonicalReference in the contract; a test compares the two.
create or replace function canonical_reference(transaction_id text) returns text
language sql immutable strict parallel safe as $$
  select case when bare ~ '^[0-9]*$' then lpad(bare, greatest(length(bare), 12), '0') else bare end
  from regexp_replace(
    transaction_id,
    '^(0|(UPI|IMPS|NEFT|RTGS|RRN|UTR|REF|TXN|TRN|TRANSACTION|P2A|P2M|P2P)((ID|NO)(?![A-Z0-9]{14}$|[A-Z0-9]{20}$))*)+',
    ''
  ) bare
$$;

-- The stored references are computed again, except where another payment already has the new one.
update payments set transaction_id = transaction_id
where reference <> canonical_reference(transaction_id)
  and not exists (select from payments other where other.reference = canonical_reference(payments.transaction_id));
