-- Compares one day of the ledger with the bank's statement. Only differences are listed.
with
ours as (
  select upi_ref as reference, paise from entries
  where happened_at >= timestamptz '2026-03-14 00:00 Asia/Kolkata' and happened_at < timestamptz '2026-03-15 00:00 Asia/Kolkata'
),
bank as (
  select reference, sum(coalesce(credit, 0) - coalesce(debit, 0)) * 100 as paise, count(*) as lines
  from statement where value_date = '14/03/2026' group by reference
)
select
  reference,
  case
    when bank.reference is null then 'not at the bank'
    when ours.reference is null then 'not in the ledger'
    when bank.lines > 1 then 'twice at the bank'
    else 'amount differs'
  end as difference,
  ours.paise as ours,
  bank.paise::bigint as bank
from ours full join bank using (reference)
where ours.paise is distinct from bank.paise or bank.lines > 1
order by difference, reference;

-- The proof: the totals differ by exactly the sum of the listed differences.
select
  (select sum(paise) from entries) as ledger_paise,
  (select (sum(coalesce(credit, 0)) - sum(coalesce(debit, 0))) * 100 from statement)::bigint as bank_paise;
