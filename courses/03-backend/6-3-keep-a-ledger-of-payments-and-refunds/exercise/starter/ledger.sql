-- The bank's file: one row for each line. Leave it as it is.
create table statement (value_date date not null, reference text not null, debit numeric(12, 2), credit numeric(12, 2));

-- The ledger. Keep the columns and their types, and add the rules:
-- every value but refunds_ref is there; a reference has 12 digits and is entered once; a payment is positive and refunds
-- nothing; a refund is negative and names a payment of the same booking.
create table entries (
  upi_ref     text,
  booking     text,
  kind        text,        -- 'payment' or 'refund'
  paise       bigint,      -- positive: money came in; negative: money went out
  happened_at timestamptz,
  refunds_ref text         -- the payment to which a refund goes back
);

-- A trigger entries_never_change refuses update, delete and truncate.
-- A trigger refund_within_payment: the refunds of a payment together never exceed it, also when two come at once.

-- What the ledger and the bank don't agree on for one day in India (00:00 to 24:00 in Asia/Kolkata).
-- difference is 'not at the bank', 'not in the ledger', 'amount differs' or 'twice at the bank' (a reference of the
-- ledger with several lines, whatever their sum). Both amounts are in paise, refunds are negative; null on the side that has nothing.
create function differences(day date)
returns table (reference text, difference text, ours bigint, bank bigint) language sql as $$
  select upi_ref, 'not at the bank', paise, null::bigint from entries;
$$;
