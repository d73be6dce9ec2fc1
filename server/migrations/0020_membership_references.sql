-- One bank transfer is credited once, whatever the spelling of its reference. The same rule as canonicalReference in
-- the contract; a test compares the two.
create function canonical_reference(transaction_id text) returns text language sql immutable strict parallel safe as $$
  select case when bare ~ '^[0-9]*$' then lpad(bare, greatest(length(bare), 12), '0') else bare end
  from regexp_replace(
    transaction_id, '^(0|(UPI|IMPS|NEFT|RTGS|RRN|UTR|REF|TXN|TRN|TRANSACTION|P2A|P2M|P2P)(ID|NO)*)+', ''
  ) bare
$$;

alter table payments
  drop constraint payments_transaction_id_key,
  drop constraint payments_transaction_id_check,
  add constraint payments_transaction_id_check check (transaction_id ~ '^[A-Z0-9]{12,100}$'),
  -- Generated, so that no writer can leave it out.
  add column reference text generated always as (canonical_reference(transaction_id)) stored;

-- A rejected payment may be reported again. Rows that were stored before this rule existed stay as they are: of
-- several with one reference, the index has only the first.
do $$
declare
  earlier text;
begin
  select string_agg(id::text, ', ') into earlier from (
    select id, row_number() over (partition by reference order by state <> 'verified', id) as place
    from payments where state in ('pending', 'verified')
  ) ranked where place > 1;
  execute 'create unique index payments_reference_key on payments (reference) where state in (''pending'', ''verified'')'
    || case when earlier is null then '' else format(' and id not in (%s)', earlier) end;
end $$;
create index payments_reference on payments (reference);
-- For references that differ only in what is written before the last 12 digits.
create index payments_reference_end on payments (right(reference, 12));
